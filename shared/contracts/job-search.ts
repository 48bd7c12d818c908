import * as z from 'zod/mini';
import { applicationStatuses } from '../domain/hiring-statuses.ts';
import { experienceLevels, jobFits, jobSearchSorts, jobTypes } from '../domain/job-terms.ts';
import { salaryBandNames } from '../domain/salary.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall, shownMaxAge } from './define.ts';
import { line, paging } from './fields.ts';
import { jobSummary } from './job-answers.ts';
import { jobFilters } from './public-jobs.ts';
import { answerOf, counts, languageCounts } from './search-answers.ts';
import { areConditions, conditionFields } from './search-conditions.ts';

const jobFacets = z.object({
  ...languageCounts,
  type: counts(z.enum(jobTypes)),
  experience: counts(z.enum(experienceLevels)),
  pay: counts(z.enum(salaryBandNames)),
});
export type JobFacets = z.output<typeof jobFacets>;

/** A job as a search finds it; candidates see their own application to it. */
export const foundJob = z.object({
  ...jobSummary.shape,
  has_applied: z.optional(z.boolean()),
  application_status: z.optional(z.nullable(z.enum(applicationStatuses))),
  /** How what it requires fits the languages that the candidate states, with `sort=fit`. */
  fit: z.optional(z.enum(jobFits)),
});
export type FoundJob = z.output<typeof foundJob>;

export const jobSearchCalls = {
  jobs: defineCall({
    method: 'GET',
    path: '/jobs/search',
    summary:
      'Open jobs that match words, filters and languages, with counts; a level finds the jobs for which it is enough.',
    access: 'public',
    query: z
      .object({
        ...paging,
        ...jobFilters,
        ...conditionFields,
        experience: z.optional(z.enum(experienceLevels)),
        place: z.optional(line(100)),
        /**
         * For candidates who state languages, for others as `newest`. `match`: the best match first. `fit`: by `fit`, and the best match first
         * in each.
         */
        sort: z.optional(z.enum(jobSearchSorts)),
      })
      .check(z.refine(areConditions, { path: ['level'], message: textId('level_not_on_scale') })),
    offlineCopyFor: ['guest', 'candidate', 'recruiter'],
    status: 200,
    answer: answerOf(foundJob, jobFacets),
    enveloped: true,
    publicMaxAge: shownMaxAge,
    optionalSession: true,
    errors: ['INVALID_CURSOR'],
  }),
};
