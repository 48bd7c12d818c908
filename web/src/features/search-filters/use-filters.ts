import { type SavedFilters, type SearchedKind, savedFilterNames } from '#shared/domain/saved-searches.ts';
import { presentParams, useQueryParams } from '#web/lib/use-query-params.ts';
import { conditionFilters, readConditions } from './conditions.ts';
import { readPay } from './pay.ts';
import { plainFilters } from './plain-filters.ts';

/** Filters as an address, a call and a saved search have them, by parameter; absent or '' where not set. */
export type Filters = Readonly<SavedFilters>;

/** Makes new filters of the present ones: a press can be faster than the screen that shows the effect of the one before. */
export type ChangeFilters = (present: Filters) => Filters;

/** Without those that are not set. */
export const setFilters = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

/** Reads the filters of an address; invalid values count as not set. */
export const readFilters = (kind: SearchedKind, params: URLSearchParams): Filters => {
  const plain = plainFilters[kind].map(({ name, read }) => [name, read(params.get(name) ?? '')]);
  return setFilters({
    ...Object.fromEntries(plain),
    ...(kind === 'jobs' && readPay(params)),
    ...conditionFilters(readConditions(params)),
  });
};

/** Every parameter that filters can have, that of links of before included. */
const parameters = [...savedFilterNames, 'salary'] as const;

const paramsOf = (filters: Filters) =>
  Object.fromEntries(parameters.map((name) => [name, name === 'salary' ? undefined : filters[name]]));

/** The filters of a search and how they change: those of the address, or of a saved search that is edited. */
export interface FilterSearch {
  kind: SearchedKind;
  filters: Filters;
  apply: (change: ChangeFilters) => void;
  clear: () => void;
}

/**
 * The filters in the address of the page, beside its other parameters, so that Back, reload and a shared link give the same
 * list. `clear` also removes the order.
 */
export const useFilters = (kind: SearchedKind): FilterSearch => {
  const { params, change } = useQueryParams();
  return {
    kind,
    filters: readFilters(kind, params),
    apply: (next) => change(paramsOf(next(readFilters(kind, presentParams())))),
    clear: () => change({ ...paramsOf({}), sort: undefined }),
  };
};
