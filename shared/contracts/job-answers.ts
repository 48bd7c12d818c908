import * as z from 'zod/mini';
import { jobStates } from '../domain/closing-date.ts';
import { listedJobFields, wholeJobFields } from '../domain/job-fields.ts';
import { id, instant, version } from './fields.ts';
import { shownRequirements } from './language-answers.ts';
import { answerShape } from './plain-answers.ts';

const { title, location, language, ...terms } = answerShape(listedJobFields);

/** The fields of a job that lists show. `description` is an excerpt of at most 160 characters. */
export const jobSummary = z.object({
  id,
  title,
  description: z.string(),
  location,
  language,
  language_requirements: shownRequirements,
  /** What `language` requires as text, at any level; absent with requirements, and where it names no language. */
  language_needs: z.optional(shownRequirements),
  ...terms,
  company_name: z.string(),
  recruiter_id: id,
  /** `closed`: its closing date has passed, so that it takes no applications. */
  status: z.enum(jobStates),
  /** Whether the recruiter publishes it; closed jobs, too. */
  is_active: z.boolean(),
  /** Last day to apply in `closing_zone`, `YYYY-MM-DD`, or null. */
  closing_date: z.nullable(z.iso.date()),
  /** The IANA time zone of the closing date; absent without one. */
  closing_zone: z.optional(z.string()),
  /** The first instant after the closing date; absent without one. */
  closes_at: z.optional(z.nullable(instant)),
  created_at: instant,
  /** An admin took the job down after reports; absent otherwise. Only recruiters see it of their own jobs, and admins. */
  is_taken_down: z.optional(z.boolean()),
});

/** The job as it was when the candidate applied. */
export const appliedJob = z.pick(jobSummary, {
  id: true,
  title: true,
  company_name: true,
  location: true,
  language: true,
  job_type: true,
});

/** Title and description in further languages; absent without any. Lists have the main text only. */
export const furtherTexts = z.optional(
  z.array(z.object({ language: z.string(), title: z.string(), description: z.string() })),
);

/**
 * How the company answers applications; absent with fewer than five of them. To have been looked at is no answer.
 */
export const companyAnswers = z.optional(
  z.object({
    applications: z.int(),
    answered: z.int(),
    /** Within how many days half of the answers came; absent with fewer than five that were given one by one, and after 60 days. */
    usual_days: z.optional(z.int()),
  }),
);

/** A job with all fields and its view and application counts. */
export const job = z.object({
  ...jobSummary.shape,
  ...answerShape(wholeJobFields),
  texts: furtherTexts,
  /** `email` is null for guests. */
  recruiter: z.object({ name: z.string(), company_name: z.string(), email: z.nullable(z.string()) }),
  /** Distinct candidates who opened the job. */
  views_count: z.int(),
  applications_count: z.int(),
  /** Whole days until the end of the closing date in its zone, rounded up; null without one. */
  days_left: z.nullable(z.int()),
  /** Of the fields of the job form; absent for guests. */
  version,
});
