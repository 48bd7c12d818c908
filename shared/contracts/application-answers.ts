import * as z from 'zod/mini';
import { openCandidateFields } from '../domain/candidate-fields.ts';
import { answers, applicationStatuses, contactMethods } from '../domain/hiring-statuses.ts';
import { lookingMark } from './candidate-answers.ts';
import { id, instant, pairId } from './fields.ts';
import { appliedJob } from './job-answers.ts';
import { shownLabels } from './labels.ts';
import { shownLanguages } from './language-answers.ts';
import { answerShape } from './plain-answers.ts';

/** `{job_id}-{candidate_id}`: owner and uniqueness are in the key. */
const applicationKey = {
  application_id: pairId,
  job_id: id,
  status: z.enum(applicationStatuses),
  applied_at: instant,
};

/** An application as its candidate sees it. */
export const application = z.object({
  ...applicationKey,
  candidate_id: id,
  job: appliedJob,
  /** The job is not public any more: it was deleted, closed by its recruiter or hidden. */
  job_gone: z.boolean(),
  /** The recruiter's answers that hold, in their order, without those from before their times were stored. */
  answers: z.optional(z.array(z.object({ status: z.enum(answers), at: instant }))),
});
export type Application = z.output<typeof application>;

/** The further parts of the check, for the application's candidate only. */
const ownParts = {
  applied_at: z.optional(instant),
  answers: application.shape.answers,
  /** When and how the recruiter got in touch, oldest first, as the candidate was notified. */
  contacts: z.optional(z.array(z.object({ method: z.enum(contactMethods), at: instant }))),
  /** The candidate's message; '' without one. */
  message: z.optional(z.string()),
};

export const checkedApplication = z.object({ status: z.enum(applicationStatuses), ...ownParts });
export type CheckedApplication = z.output<typeof checkedApplication>;

const applicantOpenParts = {
  id,
  ...answerShape(openCandidateFields),
  ...shownLanguages,
  ...lookingMark,
};

/** The name, for recruiters who unlocked the candidate, are verified and have an active subscription; otherwise null. */
const unlockedName = z.nullable(z.string());

/** When the note was written and by whom: null for who does not work there any more. Absent without a note, and of earlier ones. */
const noted = z.optional(z.object({ at: instant, name: z.nullable(z.string()) }));

/** An application as recruiters see it. */
const applicantParts = {
  ...applicationKey,
  notes: z.string(),
  noted,
  ...shownLabels,
  /** The applicant's message, without their name and contact details where these are masked; '' without one. */
  message: z.string(),
  job: appliedJob,
};

/** An applicant without identifying data, except for the name of an unlocked one. */
export const applicant = z.object({
  ...applicantParts,
  candidate: z.object({
    ...applicantOpenParts,
    name: unlockedName,
    masked_name: z.string(),
    masked_email: z.string(),
    masked_phone: z.string(),
    has_cv: z.boolean(),
    has_video: z.boolean(),
    /** Address of a video that its owner made public, signed for a file; otherwise null. */
    video: z.nullable(z.url()),
  }),
});
export type Applicant = z.output<typeof applicant>;

/** An applicant with contact details and files, for verified recruiters under an active subscription. */
export const unmaskedApplicant = z.object({
  ...applicantParts,
  candidate: z.object({
    ...applicantOpenParts,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    /** Signed URL of the file, or null. */
    cv: z.nullable(z.url()),
    video: z.nullable(z.url()),
  }),
});
export type UnmaskedApplicant = z.output<typeof unmaskedApplicant>;

/** One of the latest applications to a recruiter's jobs, masked. */
export const recentApplication = z.object({
  ...applicationKey,
  job: appliedJob,
  ...lookingMark,
  name: unlockedName,
  masked_name: z.string(),
  language: z.string(),
});

/**
 * An application in the admins' list of all. With `fields=all` it has the candidate's message without the candidate's name
 * and contact details; '' without one.
 */
export const listedApplication = z.object({
  ...applicationKey,
  candidate_id: id,
  recruiter_id: id,
  job: appliedJob,
  masked_name: z.string(),
  language: z.string(),
  message: z.optional(z.string()),
});
