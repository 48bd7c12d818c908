import * as z from 'zod/mini';
import { experienceBands } from '../domain/experience-bands.ts';
import { rungs } from '../domain/languages/language-row.ts';
import { textId } from '../texts/text-id.ts';
import { listedCandidate, publicCandidate } from './candidate-answers.ts';
import { candidateFilters } from './candidates.ts';
import { defineCall, shownMaxAge } from './define.ts';
import { limit, line, paging } from './fields.ts';
import { answerOf, counts, languageCounts } from './search-answers.ts';
import { areConditions, conditionFields } from './search-conditions.ts';

const candidateFacets = z.object({
  ...languageCounts,
  experience: counts(z.enum(experienceBands)),
  /** How many results there were if only claims with at least this evidence counted. */
  evidence: counts(z.enum(rungs)),
});
export type CandidateFacets = z.output<typeof candidateFacets>;

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

export const candidateSearchCalls = {
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
    publicMaxAge: shownMaxAge,
    errors: ['INVALID_CURSOR'],
  }),
};
