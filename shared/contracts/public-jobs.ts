import * as z from 'zod/mini';
import { jobSorts, jobTypes } from '../domain/job-terms.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall, shownMaxAge } from './define.ts';
import { idText, line, paging } from './fields.ts';
import { companyAnswers, job, jobSummary } from './job-answers.ts';

const amountText = z.pipe(z.string().check(z.regex(/^[0-9]{1,9}$/, textId('salary_not_whole'))), z.transform(Number));

export const jobFilters = {
  keyword: z.optional(line(100)),
  location: z.optional(line(100)),
  language: z.optional(line(60)),
  company: z.optional(line(100)),
  job_type: z.optional(z.enum(jobTypes)),
  /** Jobs with a minimum salary of at least this amount in US dollars; other currencies are converted. */
  salary_min: z.optional(amountText),
  /** Jobs with a maximum salary of at most this amount in US dollars; other currencies are converted. */
  salary_max: z.optional(amountText),
  /** Absent: newest first. `relevance`: matches in the title first, then in the company, then in the description. */
  sort: z.optional(z.enum(jobSorts)),
};

export const byJobId = z.object({ id: idText });

/** Guests read jobs more often than anything else: these calls are apart so that a cold start loads no others. */
export const publicJobCalls = {
  list: defineCall({
    method: 'GET',
    path: '/jobs',
    summary: 'Active jobs that match the filters, newest first or in the given order.',
    access: 'public',
    query: z.object({ ...paging, ...jobFilters }),
    offlineCopyFor: ['guest', 'candidate', 'recruiter'],
    status: 200,
    answer: z.array(jobSummary),
    paged: true,
    counted: true,
    searched: true,
    publicMaxAge: shownMaxAge,
    errors: ['INVALID_CURSOR'],
  }),
  get: defineCall({
    method: 'GET',
    path: '/jobs/{id}',
    summary: 'One job with up to three similar ones; an inactive job is visible only to its owner and admins.',
    access: 'public',
    params: byJobId,
    offlineCopyFor: ['guest', 'candidate', 'recruiter'],
    status: 200,
    answer: z.object({
      ...job.shape,
      similar_jobs: z.array(jobSummary),
      /** Only for candidates. */
      answers: companyAnswers,
    }),
    publicMaxAge: shownMaxAge,
    optionalSession: true,
    errors: ['JOB_NOT_FOUND'],
  }),
};
