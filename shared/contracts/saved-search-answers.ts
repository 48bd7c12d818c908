import * as z from 'zod/mini';
import { reportFrequencies, savedFilterNames, searchedKinds } from '../domain/saved-searches.ts';
import { instant } from './fields.ts';

/** Filters as an address has them: texts by the names of the search's parameters. */
export const savedFilters = z.partialRecord(z.enum(savedFilterNames), z.string().check(z.maxLength(300)));

/** A search whose new results are reported to its owner. */
export const savedSearch = z.object({
  id: z.string(),
  kind: z.enum(searchedKinds),
  name: z.string(),
  filters: savedFilters,
  frequency: z.enum(reportFrequencies),
  created_at: instant,
  /** When new results were reported last, or null. */
  reported_at: z.nullable(instant),
});
export type SavedSearch = z.output<typeof savedSearch>;
