import type { Search } from '#functions/services/search/search-store.ts';

/** What every answer of a search has besides its items and facets. */
export const countsOf = ({ total, unknown, isPartial }: Pick<Search, 'total' | 'unknown' | 'isPartial'>) => ({
  total: total.count,
  total_is_exact: total.isExact,
  unknown,
  partial: isPartial,
});

type Counted = Search['facets'][string][number];

/** The values of a facet as the contract names them; the index has no other ones. */
export const valuesOf = <Value>({ facets }: Search, name: string): { value: Value; count: number }[] =>
  (facets[name] ?? []).map(({ value, count }: Counted) => ({ value: value as Value, count }));
