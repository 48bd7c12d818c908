import * as z from 'zod/mini';
import { jobStates } from '../domain/closing-date.ts';
import { applicationStatuses } from '../domain/hiring-statuses.ts';
import { listedJobFields, wholeJobFields } from '../domain/job-fields.ts';
import type { LanguageRequirements } from '../domain/languages/language-requirement.ts';
import { isTimeZone } from '../domain/time-zone.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall, shownMaxAge } from './define.ts';
import { anyId, line, message, paging, shownVersion } from './fields.ts';
import { job, jobSummary } from './job-answers.ts';
import { checkTextLanguages, jobDescription, jobTexts } from './job-texts.ts';
import { languageRequirements } from './language-requirement.ts';
import { answerShape } from './plain-answers.ts';
import { formShape } from './plain-forms.ts';
import { byJobId, jobFilters, publicJobCalls } from './public-jobs.ts';
import { shownFilters } from './shown-filters.ts';
import { reasonBody } from './statement-fields.ts';

export type JobSummary = z.output<typeof jobSummary>;
export type Job = z.output<typeof job>;

const hasRequirements = (requirements: LanguageRequirements | null | undefined): boolean =>
  requirements != null && requirements.all.length + requirements.pairs.length > 0;

const { title, ...listed } = formShape(listedJobFields);

/** The longest valid job with all its texts is below 220 KB. */
export const maxJobBytes = 256 * 1024;

/** The fields of the job form. Empty salaries are null; when both are given, min must not exceed max. */
export const jobBody = z
  .object({
    title,
    description: jobDescription,
    /** Absent: those of an existing job do not change; null clears them. */
    texts: z.optional(z.nullable(jobTexts)),
    ...listed,
    /** Absent: those of an existing job do not change; null clears them. */
    language_requirements: z.optional(z.nullable(languageRequirements)),
    ...formShape(wholeJobFields),
    /** Last day to apply, in `closing_zone`, at most 90 days ahead. null: as late as that. */
    closing_date: z._default(z.nullable(z.iso.date(textId('date_missing'))), null),
    /** An IANA time zone. Absent: that of an existing job, or UTC. */
    closing_zone: z.optional(z.string().check(z.refine(isTimeZone, textId('time_zone_unknown')))),
    /** Absent: a new job is active; the state of an existing job does not change. */
    is_active: z.optional(z.boolean()),
    recruiter_id: z.optional(anyId),
    /** Of a new job: the draft that it was, which is deleted. */
    draft: z.optional(anyId),
    /** Of an existing job, or of the draft. */
    version: shownVersion,
  })
  .check(
    checkTextLanguages,
    z.refine(
      (fields) => fields.salary_min === null || fields.salary_max === null || fields.salary_min <= fields.salary_max,
      { path: ['salary_max'], message: textId('salary_max_below_min') },
    ),
    z.refine(({ language, language_requirements }) => language !== '' || hasRequirements(language_requirements), {
      path: ['language'],
      message: textId('job_language_missing'),
    }),
  );

/** A job in its recruiter's own list. */
const ownJob = z.object({
  ...jobSummary.shape,
  applications_count: z.int(),
  /** Applications without an answer: neither shortlisted, rejected nor hired. Absent while some are not counted. */
  waiting_count: z.optional(z.int()),
});
export type OwnJob = z.output<typeof ownJob>;

/**
 * A job in the admins' list: active or not, with its recruiter's name where there is one. With `texts=whole` the
 * description is no excerpt and the fields that lists do not show are there.
 */
const adminJob = z.object({
  ...jobSummary.shape,
  ...z.partial(z.object(answerShape(wholeJobFields))).shape,
  recruiter: z.nullable(z.object({ name: z.string() })),
});
export type AdminJob = z.output<typeof adminJob>;

/** The calls of jobs besides those of `public-jobs.ts`. */
export const furtherJobCalls = {
  closed: defineCall({
    method: 'GET',
    path: '/jobs/{id}/closed',
    summary:
      'What is left of a job that was public and takes no more applications, with up to three similar open jobs.',
    access: 'public',
    params: byJobId,
    status: 200,
    answer: z.object({
      ...z.pick(jobSummary, { id: true, title: true, company_name: true }).shape,
      similar_jobs: z.array(jobSummary),
    }),
    publicMaxAge: shownMaxAge,
    errors: ['JOB_NOT_FOUND'],
  }),
  recordView: defineCall({
    method: 'POST',
    path: '/jobs/{id}/views',
    summary: 'Counts a view of the job, once for each candidate.',
    access: { candidate: 'any' },
    params: byJobId,
    status: 204,
    errors: ['JOB_NOT_FOUND'],
  }),
  countPageView: defineCall({
    method: 'POST',
    path: '/jobs/{id}/page-views',
    summary:
      'Counts that the page of an active job was seen, without storing by whom; browsers send it once a job and browser session.',
    access: 'public',
    params: byJobId,
    optionalSession: true,
    passive: true,
    status: 204,
    errors: ['JOB_NOT_FOUND'],
  }),
  create: defineCall({
    method: 'POST',
    path: '/jobs',
    summary: 'Posts a job; requires a verified account and an active subscription.',
    access: { recruiter: 'self' },
    own: ['body.recruiter_id'],
    body: jobBody,
    maxBodyBytes: maxJobBytes,
    repeatable: true,
    status: 201,
    answer: job,
    errors: ['JOB_NOT_FOUND', 'INVALID_STATE', 'NOT_VERIFIED', 'SUBSCRIPTION_REQUIRED_TO_POST', 'CHANGED_MEANWHILE'],
  }),
  update: defineCall({
    method: 'PUT',
    path: '/jobs/{id}',
    summary: 'Changes a job.',
    access: { recruiter: 'owner' },
    own: ['body.recruiter_id'],
    owned: { record: 'present_job', at: 'params.id', absent: 'JOB_NOT_FOUND' },
    verified: 'posting',
    params: byJobId,
    body: jobBody,
    maxBodyBytes: maxJobBytes,
    status: 200,
    answer: job,
    errors: ['JOB_NOT_FOUND', 'NOT_VERIFIED', 'SUBSCRIPTION_REQUIRED_TO_POST', 'CHANGED_MEANWHILE'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/jobs/{id}',
    summary: 'Deletes a job.',
    access: { recruiter: 'owner', admin: 'any', master_admin: 'any' },
    owned: 'condition',
    params: byJobId,
    /** Of an admin's deletion. */
    body: reasonBody,
    status: 200,
    answer: message,
    errors: ['JOB_NOT_FOUND'],
  }),
  ofRecruiter: defineCall({
    method: 'GET',
    path: '/jobs/recruiter/{id}',
    summary: "A recruiter's jobs, active or not, newest first, each with its number of applications.",
    access: { recruiter: 'self', admin: 'any', master_admin: 'any' },
    own: ['params.id'],
    params: byJobId,
    query: z.object({
      ...paging,
      ...shownFilters,
      /** `active`: without those whose closing date has passed, which are `closed`. */
      status: z.optional(z.enum(jobStates)),
    }),
    offlineCopyFor: ['recruiter'],
    status: 200,
    answer: z.array(ownJob),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  adminList: defineCall({
    method: 'GET',
    path: '/admin/jobs',
    summary:
      'Jobs of all recruiters, active or not, newest first; the keyword is searched in title, company and location.',
    access: { admin: 'any', master_admin: 'any' },
    query: z.object({
      ...paging,
      /** `active`: without those whose closing date has passed, which are `closed`. */
      status: z.optional(z.enum(jobStates)),
      keyword: z.optional(line(100)),
      texts: z.optional(z.enum(['whole'])),
    }),
    status: 200,
    answer: z.array(adminJob),
    paged: true,
    counted: true,
    errors: ['INVALID_CURSOR'],
  }),
  forCandidate: defineCall({
    method: 'GET',
    path: '/candidate/jobs',
    summary: "Active jobs with the caller's application to each.",
    access: { candidate: 'any' },
    query: z.object({ ...paging, ...jobFilters }),
    offlineCopyFor: ['candidate'],
    status: 200,
    answer: z.array(
      z.object({
        ...jobSummary.shape,
        has_applied: z.boolean(),
        application_status: z.nullable(z.enum(applicationStatuses)),
      }),
    ),
    paged: true,
    counted: true,
    searched: true,
    errors: ['INVALID_CURSOR'],
  }),
};

export const jobCalls = { ...publicJobCalls, ...furtherJobCalls };
