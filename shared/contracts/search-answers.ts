import * as z from 'zod/mini';
import { cefrLevels } from '../domain/languages/scale.ts';

/** Values with the number of results that have them, counted over the results of all other filters. */
export const counts = <Value extends z.ZodMiniType>(value: Value) => z.array(z.object({ value, count: z.int() }));

export const languageCounts = {
  /** Tags; a refinement counts under its language, too. */
  language: counts(z.string()),
  /** How many results there were if the last condition on a language required this level. */
  level: counts(z.enum(cefrLevels)),
  /** The place as written. */
  place: counts(z.string()),
};

/** Filters with one value each; a search may have several conditions on languages, and two bounds of the pay. */
export const singleFilters = [
  'keyword',
  'language',
  'location',
  'place',
  'company',
  'job_type',
  'experience',
  'skills',
  'years',
  'evidence',
] as const;

/** One filter of a search without results, and what is found without it. */
export const loosening = z.object({
  /** `pay` means both bounds; `tag` a condition on a language, `level` its level alone. */
  filter: z.enum([...singleFilters, 'pay', 'tag', 'level']),
  /** Number of the condition, from 0. */
  condition: z.optional(z.int()),
  total: z.int(),
  total_is_exact: z.boolean(),
});
export type Loosening = z.output<typeof loosening>;

/** The answer of a search. */
export const answerOf = <Item extends z.ZodMiniType, Facets extends z.ZodMiniType>(item: Item, facets: Facets) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    /** False: there are at least as many, and the counts of facets are lower bounds, too. */
    total_is_exact: z.boolean(),
    /** How many more there are that a condition neither includes nor excludes, such as without a stated level. */
    unknown: z.int(),
    facets,
    /**
     * Words that nothing was found by, and those, one letter away, by which these results were found instead: nothing is
     * corrected of what is in quotation marks. Absent where nothing was corrected.
     */
    corrected: z.optional(z.array(z.object({ from: z.string(), to: z.string() }))),
    /** At most three, most results first. Absent where something was found, or no single filter is to blame. */
    loosenings: z.optional(z.array(loosening)),
    /** The index is behind, loading or absent: something may be missing. */
    partial: z.boolean(),
  });
