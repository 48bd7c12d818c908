import { useSearchParams } from 'react-router-dom';
import { type JobSort, jobSorts, jobTypes } from '#shared/domain/job-terms.ts';
import { salaryBands } from '#shared/domain/salary.ts';

const names = ['keyword', 'location', 'job_type', 'salary'] as const;
export type FilterName = (typeof names)[number];
/** The public search's filters as read from the address; '' where not set, also for the default order. */
export type JobFilters = Record<FilterName | 'sort', string>;

const isOneOf = (options: readonly string[], text: string) => (options.includes(text) ? text : '');

const read = (params: URLSearchParams): JobFilters => ({
  keyword: params.get('keyword') ?? '',
  location: params.get('location') ?? '',
  job_type: isOneOf(jobTypes, params.get('job_type') ?? ''),
  salary: isOneOf(Object.keys(salaryBands), params.get('salary') ?? ''),
  sort: isOneOf(jobSorts.slice(1), params.get('sort') ?? ''),
});

/** The query of the list call: a salary band becomes its bounds. */
export const jobQueryOf = ({ keyword, location, job_type, salary, sort }: JobFilters) => {
  return {
    ...(keyword && { keyword }),
    ...(location && { location }),
    ...(job_type && { job_type: job_type as (typeof jobTypes)[number] }),
    ...(salary && salaryBands[salary as keyof typeof salaryBands]),
    ...(sort && { sort: sort as JobSort }),
  };
};

/** Filters kept in the address, so that Back, reload and a shared link give the same list. */
export const useJobFilters = () => {
  const [params, setParams] = useSearchParams();
  const filters = read(params);
  return {
    filters,
    isFiltered: names.some((name) => filters[name] !== ''),
    apply: (changes: Partial<JobFilters>) => {
      // A choice made just before may not be rendered yet, but the address has it already.
      const current = read(new URLSearchParams(window.location.search));
      const entries = Object.entries({ ...current, ...changes }).filter(([, value]) => value !== '');
      setParams(Object.fromEntries(entries));
    },
    clear: () => setParams({}),
  };
};
