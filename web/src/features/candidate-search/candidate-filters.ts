import { useQueryParams } from '#web/lib/use-query-params.ts';

export const filterNames = ['keyword', 'skills', 'location', 'experience'] as const;
export type FilterName = (typeof filterNames)[number];
/** The search's filters as read from the address; '' where not set. */
export type CandidateFilters = Record<FilterName, string>;

const readFilters = (params: URLSearchParams): CandidateFilters => {
  const read = (name: FilterName) => params.get(name) ?? '';
  return {
    keyword: read('keyword'),
    skills: read('skills'),
    location: read('location'),
    experience: read('experience'),
  };
};

/** Filters in the address of the page, beside its other parameters, so that Back, reload and a shared link give the same list. */
export const useCandidateFilters = () => {
  const { params, change } = useQueryParams();
  const filters = readFilters(params);
  return {
    filters,
    isFiltered: filterNames.some((name) => filters[name] !== ''),
    apply: (next: CandidateFilters) => change(next),
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
  };
};
