import * as z from 'zod/mini';
import { candidateFields } from '../domain/candidate-fields.ts';
import { sendBacks } from '../domain/verification-wait.ts';
import { candidate } from './candidate-answers.ts';
import { instant } from './fields.ts';
import { shownLanguages } from './language-answers.ts';
import { answerShape } from './plain-answers.ts';
import { companyText, recruiter } from './recruiters.ts';

// What admins see of users, and the portal's figures.

const listedState = { is_active: z.boolean(), is_deleted: z.boolean() };

/** What the list of candidates has with `fields=all`: languages without numbers of certificates, files by their presence. */
const furtherCandidateFields = z.object({
  ...z.pick(candidate, { avatar: true, video_public: true, profile_public: true }).shape,
  ...shownLanguages,
  has_cv: z.boolean(),
  has_video: z.boolean(),
});

/** A candidate in the user management; with `fields=all` also in the database viewer. */
export const listedCandidate = z.object({
  ...z.pick(candidate, {
    id: true,
    name: true,
    email: true,
    phone: true,
    created_at: true,
  }).shape,
  ...answerShape(candidateFields),
  ...listedState,
  ...z.partial(furtherCandidateFields).shape,
  type: z.literal('candidate'),
});
export type ListedCandidate = z.output<typeof listedCandidate>;

/**
 * A recruiter in the user management. `is_verified` equals `verified`: the specification documents both names. With
 * `fields=all` it has the texts of the company's page.
 */
export const listedRecruiter = z.object({
  ...recruiter.shape,
  ...listedState,
  /** How an admin sent the recruiter back who waited to be verified; absent once they wait again, or are verified. */
  sent_back: z.optional(z.enum(sendBacks)),
  ...z.partial(z.object(companyText)).shape,
  type: z.literal('recruiter'),
  is_verified: z.boolean(),
  /** When a verified recruiter's mail address changed; absent once an admin verified them again. */
  address_changed_at: z.optional(instant),
  /** The company in which a colleague works, by its founder: it is verified, not the colleague. Absent for founders. */
  works_in: z.optional(z.object({ id: z.int(), company_name: z.nullable(z.string()) })),
});
export type ListedRecruiter = z.output<typeof listedRecruiter>;

/** The documented dashboard statistics keep their camelCase. */
export const dashboardStats = z.object({
  /** Without deleted accounts. */
  totalCandidates: z.int(),
  totalRecruiters: z.int(),
  verifiedRecruiters: z.int(),
  unverifiedRecruiters: z.int(),
  /** All jobs, as the list of all jobs has them, and those that take applications. */
  totalJobs: z.int(),
  activeJobs: z.int(),
  pendingPayments: z.int(),
  totalSubscriptions: z.int(),
  /** Active recruiters who are not verified: in the moderation queue, as are subjects with open reports. */
  waitingRecruiters: z.int(),
  openReports: z.int(),
  /** Certificates that wait to be checked, and refused duplicates. */
  openCertificates: z.int(),
  activeSubscriptions: z.int(),
  /** Of accounts in each list of users: the active ones, and all with the deactivated and deleted ones until they are erased. */
  activeCandidates: z.int(),
  activeRecruiters: z.int(),
  allCandidates: z.int(),
  allRecruiters: z.int(),
  /** What was really paid for subscriptions, less what was paid back, in rupees. */
  totalRevenue: z.number(),
});
export type DashboardStats = z.output<typeof dashboardStats>;

/** What was counted for the portal on a day; days on which nothing was counted are left out. */
const portalDay = z.object({
  date: z.iso.date(),
  /** Sign-ups. */
  candidates: z.int(),
  recruiters: z.int(),
  /** Recruiters who were verified for the first time, and the hours that they waited since their sign-ups together. */
  verified: z.int(),
  waited_hours: z.number(),
  /** How many of them waited up to a day, up to three days, up to a week, and longer. */
  waited: z.object({ day: z.int(), three_days: z.int(), week: z.int(), longer: z.int() }),
  /** Subscriptions that started, trials included, and what was paid in whole rupees, by the plan's name when it was sold. */
  plans: z.array(z.object({ name: z.string(), started: z.int(), revenue: z.int() })),
  /** Paid back, in rupees. A partial refund counts on the day of its payment. */
  refunded: z.number(),
});

/** Figures by day, oldest first; both dates are part of the period. */
export const trends = z.object({ from: z.iso.date(), until: z.iso.date(), days: z.array(portalDay) });
export type Trends = z.output<typeof trends>;
