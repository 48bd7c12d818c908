import { useSearchParams } from 'react-router-dom';

export const filterNames = ['keyword', 'language', 'skills', 'location', 'experience'] as const;
export type FilterName = (typeof filterNames)[number];
/** The search's filters as read from the address; '' where not set. */
export type CandidateFilters = Record<FilterName, string>;

/** Maximum length of each filter, as in the contract. */
export const filterMax: Record<FilterName, number> = {
  keyword: 100,
  language: 60,
  skills: 100,
  location: 100,
  experience: 60,
};

const readFilters = (params: URLSearchParams): CandidateFilters => {
  const read = (name: FilterName) => (params.get(name) ?? '').slice(0, filterMax[name]);
  return {
    keyword: read('keyword'),
    language: read('language'),
    skills: read('skills'),
    location: read('location'),
    experience: read('experience'),
  };
};

/** What the address holds besides the filters: the job with which candidates are compared. */
const otherParts = ['compare'];

/** Filters kept in the address, so that Back, reload and a shared link give the same list. */
export const useCandidateFilters = () => {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const others = Object.fromEntries([...params].filter(([name]) => otherParts.includes(name)));
  return {
    filters,
    isFiltered: filterNames.some((name) => filters[name] !== ''),
    apply: (next: CandidateFilters) =>
      setParams({ ...others, ...Object.fromEntries(Object.entries(next).filter(([, text]) => text)) }),
    clear: () => setParams(others),
  };
};
