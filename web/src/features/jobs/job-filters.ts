import { useSearchParams } from 'react-router-dom';
import { type JobSearchSort, type JobType, jobSearchSorts, jobTypes } from '#shared/domain/job-terms.ts';
import { salaryBands } from '#shared/domain/salary.ts';
import { presentParams } from '#web/lib/use-query-params.ts';

/** The salary range that can be chosen, in US dollars a year; its ends are no limits. */
export const salaryRange = { min: 0, max: 200_000 } as const;
export type Range = [min: number, max: number];

export const textFilters = ['keyword', 'location', 'company'] as const;
const names = [...textFilters, 'job_type', 'salary', 'salary_min', 'salary_max'] as const;
/** Every parameter of the address that the filter bar reads. */
export const jobFilterNames = [...names, 'sort'] as const;

/** The filters as read from the address; '' where not set, also for the default order. */
export type JobFilters = Record<(typeof names)[number] | 'sort', string>;

const isOneOf = (options: readonly string[], text: string) => (options.includes(text) ? text : '');

const isAmount = (text: string) => /^[0-9]{1,6}$/.test(text) && Number(text) <= salaryRange.max;

/** Reads the filters from an address; invalid values and the usual order count as not set. */
export const readFilters = (params: URLSearchParams, usualSort: JobSearchSort = 'newest'): JobFilters => {
  const textOf = (name: string) => params.get(name) ?? '';
  const amountOf = (name: string) => (isAmount(textOf(name)) ? textOf(name) : '');
  return {
    keyword: textOf('keyword'),
    location: textOf('location'),
    company: textOf('company'),
    job_type: isOneOf(jobTypes, textOf('job_type')),
    salary: isOneOf(Object.keys(salaryBands), textOf('salary')),
    salary_min: amountOf('salary_min'),
    salary_max: amountOf('salary_max'),
    sort: isOneOf(
      jobSearchSorts.filter((sort) => sort !== usualSort),
      textOf('sort'),
    ),
  };
};

/** The chosen range; its lower end never exceeds the upper one. */
export const rangeOf = ({ salary_min, salary_max }: Pick<JobFilters, 'salary_min' | 'salary_max'>): Range => {
  const max = salary_max === '' ? salaryRange.max : Number(salary_max);
  return [Math.min(Number(salary_min || salaryRange.min), max), max];
};

/** A range as filters; an end that is no limit is not set. */
export const rangeFilters = ([min, max]: Range): Pick<JobFilters, 'salary_min' | 'salary_max'> => ({
  salary_min: min > salaryRange.min ? String(min) : '',
  salary_max: max < salaryRange.max ? String(max) : '',
});

/** The query of the list calls; a salary band becomes its bounds. */
export const jobQueryOf = ({ job_type, salary, sort, ...filters }: JobFilters) => {
  const [min, max] = rangeOf(filters);
  return {
    ...(filters.keyword && { keyword: filters.keyword }),
    ...(filters.location && { location: filters.location }),
    ...(filters.company && { company: filters.company }),
    ...(job_type && { job_type: job_type as JobType }),
    ...(salary && salaryBands[salary as keyof typeof salaryBands]),
    ...(min > salaryRange.min && { salary_min: min }),
    ...(max < salaryRange.max && { salary_max: max }),
    ...(sort && { sort: sort as JobSearchSort }),
  };
};

/** Filters in the address of the page, beside its other parameters, so that Back, reload and a shared link give the same list. */
export const useJobFilters = (usualSort: JobSearchSort = 'newest') => {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params, usualSort);
  const replaceBy = (next: Partial<JobFilters>) =>
    setParams(() => {
      const others = [...presentParams()].filter(
        ([name]) => name !== 'sort' && !names.some((filter) => filter === name),
      );
      return [...others, ...Object.entries(next).filter(([, value]) => value !== '')];
    });
  return {
    filters,
    isFiltered: names.some((name) => filters[name] !== ''),
    // A choice made just before may not be rendered yet, but the address has it already.
    apply: (changes: Partial<JobFilters>) => replaceBy({ ...readFilters(presentParams(), usualSort), ...changes }),
    clear: () => replaceBy({}),
  };
};
