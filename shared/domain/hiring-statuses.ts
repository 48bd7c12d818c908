/** How far a recruiter got with a person: with an application to a job, and with an entry of the shortlist. */

export const applicationStatuses = ['applied', 'reviewed', 'shortlisted', 'rejected', 'hired'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The answers to an application, in the order of its way. */
export const answers = ['reviewed', 'shortlisted', 'rejected', 'hired'] as const satisfies readonly ApplicationStatus[];
export type Answer = (typeof answers)[number];

/** How a recruiter contacts an applicant. */
export const contactMethods = ['email', 'phone', 'video', 'other'] as const;

export const shortlistStatuses = ['active', 'contacted', 'interviewed', 'hired', 'rejected'] as const;
export type ShortlistStatus = (typeof shortlistStatuses)[number];

/** The states of a person on the shortlist, in the order of the board. Documented calls answer contacted for interview. */
export const pipelineStates = ['active', 'contacted', 'interview', 'interviewed', 'hired', 'rejected'] as const;
export type PipelineState = (typeof pipelineStates)[number];

/** The steps of the shortlist's progress bar, in order. */
export const shortlistSteps = ['active', 'contacted', 'interviewed', 'hired'] as const;

/** How many of a job's applicants are put in the order of their match: the first ones of the list without an order. */
export const maxRankedApplicants = 500;
