/** Business constants of the product's specification, used by server and browser. */

export const jobTypes = ['full-time', 'part-time', 'contract', 'internship', 'freelance'] as const;
export type JobType = (typeof jobTypes)[number];

/** Sort orders of the job search; the first is the default. `relevance` depends on the keyword. */
export const jobSorts = ['newest', 'salary', 'relevance'] as const;
export type JobSort = (typeof jobSorts)[number];

export const experienceLevels = ['entry', 'mid', 'senior', 'lead', 'executive'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export const applicationStatuses = ['applied', 'reviewed', 'shortlisted', 'rejected', 'hired'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** How a recruiter contacts an applicant. */
export const contactMethods = ['email', 'phone', 'video', 'other'] as const;

export const shortlistStatuses = ['active', 'contacted', 'interviewed', 'hired', 'rejected'] as const;
export type ShortlistStatus = (typeof shortlistStatuses)[number];

/** The steps of the shortlist's progress bar, in order. */
export const shortlistSteps = ['active', 'contacted', 'interviewed', 'hired'] as const;

export const planKeys = ['trial', 'basic', 'premium', 'enterprise'] as const;
export type PlanKey = (typeof planKeys)[number];

export const paymentStatuses = ['pending', 'completed', 'failed'] as const;

/** Payment methods: the card checkout, or a manual transfer to the portal's UPI id. */
export const paymentMethods = ['razorpay', 'upi'] as const;

/** A UPI id (virtual payment address), such as `name@bank`. */
export const upiIdPattern = /^[A-Za-z0-9._-]{2,100}@[A-Za-z][A-Za-z0-9.-]{1,63}$/;

/** States of a payment record; `refunded`: fully refunded. */
export const paymentRecordStatuses = [...paymentStatuses, 'refunded'] as const;

/** Days before the end of a subscription when the recruiter is reminded. */
export const endReminderDays = 3;

/** Country codes of the phone field; the first is the default. */
export const phoneCountryCodes = ['+91', '+1', '+44', '+61', '+81', '+49', '+33', '+39', '+7', '+55', '+86'] as const;

/** Upload kinds with their content types by file extension, and the maximum size in bytes. */
export const uploadRules = {
  cv: { types: { pdf: 'application/pdf' }, maxBytes: 10 * 1024 * 1024 },
  video: {
    types: { mp4: 'video/mp4', webm: 'video/webm', mov: 'video/quicktime', avi: 'video/x-msvideo' },
    maxBytes: 500 * 1024 * 1024,
  },
} as const;
export type UploadKind = keyof typeof uploadRules;

/** Maximum size of a file in the profile form, in bytes (a Lambda request is limited to 6 MB, base64 included). */
export const inlineFileMaxBytes = 4 * 1024 * 1024;

/** Interval at which the browser polls the unread count, in milliseconds. */
export const notificationPollMs = 30_000;

/** Milliseconds between a successful sign-in or trial and the redirect to the dashboard. */
export const redirectDelayMs = 2_000;

/** Number of similar jobs on a job page. */
export const similarJobsCount = 3;

/** Hours for which the key of a repeatable request is stored; afterwards it counts as new. */
export const keyHours = 24;
