import * as z from 'zod/mini';
import { experienceBands } from '../domain/experience-bands.ts';
import { applicationStatuses } from '../domain/hiring-statuses.ts';
import { experienceLevels, jobSearchSorts, jobTypes } from '../domain/job-terms.ts';
import { rungs } from '../domain/languages/language-row.ts';
import { cefrLevels } from '../domain/languages/scale.ts';
import { salaryBandNames } from '../domain/salary.ts';
import { textId } from '../texts/text-id.ts';
import { listedCandidate, publicCandidate } from './candidate-answers.ts';
import { candidateFilters } from './candidates.ts';
import { defineCall } from './define.ts';
import { limit, line, paging } from './fields.ts';
import { jobSummary } from './job-answers.ts';
import { jobFilters } from './jobs.ts';
import { areConditions, conditionFields } from './search-conditions.ts';

/** Values with the number of results that have them, counted over the results of all other filters. */
const counts = <Value extends z.ZodMiniType>(value: Value) => z.array(z.object({ value, count: z.int() }));

const languageCounts = {
  /** Tags; a refinement counts under its language, too. */
  language: counts(z.string()),
  /** How many results there were if the last condition on a language asked for this level. */
  level: counts(z.enum(cefrLevels)),
  /** The place as written. */
  place: counts(z.string()),
};

const jobFacets = z.object({
  ...languageCounts,
  type: counts(z.enum(jobTypes)),
  experience: counts(z.enum(experienceLevels)),
  pay: counts(z.enum(salaryBandNames)),
});
export type JobFacets = z.output<typeof jobFacets>;

const candidateFacets = z.object({
  ...languageCounts,
  experience: counts(z.enum(experienceBands)),
  /** How many results there were if only claims with at least this evidence counted. */
  evidence: counts(z.enum(rungs)),
});
export type CandidateFacets = z.output<typeof candidateFacets>;

const answerOf = <Item extends z.ZodMiniType, Facets extends z.ZodMiniType>(item: Item, facets: Facets) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    /** False: there are at least as many, and the counts of facets are lower bounds, too. */
    total_is_exact: z.boolean(),
    /** How many more there are that a condition neither includes nor excludes, such as without a stated level. */
    unknown: z.int(),
    facets,
    /** The index is behind, loading or absent: something may be missing. */
    partial: z.boolean(),
  });

/** A job as a search finds it; candidates see their own application to it. */
export const foundJob = z.object({
  ...jobSummary.shape,
  has_applied: z.optional(z.boolean()),
  application_status: z.optional(z.nullable(z.enum(applicationStatuses))),
});
export type FoundJob = z.output<typeof foundJob>;

const impossible = { path: ['level'], message: textId('level_not_on_scale') };

const candidateQuery = {
  ...candidateFilters,
  ...conditionFields,
  /** A place as the facet has it. */
  place: z.optional(line(100)),
  years: z.optional(z.enum(experienceBands)),
  /** The weakest evidence of a level that counts. */
  evidence: z.optional(z.enum(rungs)),
  sort: z.optional(z.enum(['newest', 'relevance'])),
};

export const searchCalls = {
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
        /** `match`: for candidates, the best match of the newest 500 results first; for others as `newest`. */
        sort: z.optional(z.enum(jobSearchSorts)),
      })
      .check(z.refine(areConditions, impossible)),
    keptOffline: ['guest', 'candidate', 'recruiter'],
    status: 200,
    answer: answerOf(foundJob, jobFacets),
    enveloped: true,
    publicMaxAge: 5,
    optionalSession: true,
    errors: ['INVALID_CURSOR'],
  }),
  candidates: defineCall({
    method: 'GET',
    path: '/candidates/search',
    summary: 'Masked candidates who match words, filters and conditions on languages, with counts.',
    access: { recruiter: 'any', admin: 'any', master_admin: 'any' },
    query: z.object({ ...paging, ...candidateQuery }).check(z.refine(areConditions, impossible)),
    status: 200,
    answer: answerOf(listedCandidate, candidateFacets),
    enveloped: true,
    errors: ['INVALID_CURSOR'],
  }),
  publicCandidates: defineCall({
    method: 'GET',
    path: '/candidates/search/public',
    summary: 'The same search among the candidates who agreed to be in the public list.',
    access: 'public',
    query: z
      .object({ limit: limit(12, 24), cursor: paging.cursor, ...candidateQuery })
      .check(z.refine(areConditions, impossible)),
    status: 200,
    answer: answerOf(publicCandidate, candidateFacets),
    enveloped: true,
    publicMaxAge: 5,
    errors: ['INVALID_CURSOR'],
  }),
};
