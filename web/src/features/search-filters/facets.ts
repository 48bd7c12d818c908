import type { CandidateFacets } from '#shared/contracts/candidate-search.ts';
import type { JobFacets } from '#shared/contracts/job-search.ts';
import type { Total } from '#shared/contracts/list-headers.ts';
import type { Loosening } from '#shared/contracts/search-answers.ts';
import { formatNumber } from '#web/lib/format.ts';
import type { Corrected } from './corrected-note.tsx';

export type Counts = readonly { value: string; count: number }[];

/** What a search says of all its results. */
export interface SearchSummary {
  facets: JobFacets | CandidateFacets;
  total?: Total | undefined;
  unknown: number;
  partial: boolean;
  corrected?: Corrected | undefined;
  loosenings?: readonly Loosening[] | undefined;
}

/** How many results each value of a facet has; undefined while it is not known. */
export const countsOf = (summary: SearchSummary | null | undefined, facet: string | undefined): Counts | undefined =>
  facet === undefined ? undefined : (summary?.facets as Record<string, Counts> | undefined)?.[facet];

/** An option with its number of results. */
export const withCount = (label: string, value: string, counts: Counts | undefined): string => {
  if (!counts) return label;
  return `${label} (${formatNumber(counts.find((each) => each.value === value)?.count ?? 0)})`;
};
