import * as z from 'zod/mini';
import { experienceBands } from '../domain/experience-bands.ts';
import { experienceLevels } from '../domain/job-terms.ts';
import { rungs } from '../domain/languages/language-row.ts';
import { textId } from '../texts/text-id.ts';
import { candidateFilters } from './candidates.ts';
import { line } from './fields.ts';
import { jobFilters } from './public-jobs.ts';
import { areConditions, conditionFields } from './search-conditions.ts';

const impossible = { path: ['level'], message: textId('level_not_on_scale') };
const place = z.optional(line(100));
const { sort: _, ...jobFields } = jobFilters;

/** What the search call of each kind reads from them. */
export const filtersOf = {
  jobs: z
    .strictObject({ ...jobFields, ...conditionFields, experience: z.optional(z.enum(experienceLevels)), place })
    .check(z.refine(areConditions, impossible)),
  candidates: z
    .strictObject({
      ...candidateFilters,
      ...conditionFields,
      place,
      years: z.optional(z.enum(experienceBands)),
      evidence: z.optional(z.enum(rungs)),
    })
    .check(z.refine(areConditions, impossible)),
};
