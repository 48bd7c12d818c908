import type { SearchAnswer } from '#functions/services/search/search-store.ts';

/** What every answer of a search has besides its items and facets. */
export const countsOf = ({ total, unknown, isPartial }: Pick<SearchAnswer, 'total' | 'unknown' | 'isPartial'>) => ({
  total: total?.count ?? 0,
  total_is_exact: total?.isExact ?? false,
  unknown,
  partial: isPartial,
});

type Counted = SearchAnswer['facets'][string][number];

/** The values of a facet as the contract names them; the index has no other ones. */
export const valuesOf = <Value>({ facets }: SearchAnswer, name: string): { value: Value; count: number }[] =>
  (facets[name] ?? []).map(({ value, count }: Counted) => ({ value: value as Value, count }));
