import { useSearchParams } from 'react-router-dom';
import { type JobType, jobTypes } from '#shared/domain/job-terms.ts';

/** The dashboard's salary range, in whole amounts a year. */
export const salaryRange = { min: 0, max: 200_000 } as const;

/** The dashboard's filters as read from the address; '' where not set. */
export interface DashboardFilters {
  company: string;
  language: string;
  location: string;
  job_type: JobType | '';
  salary: [min: number, max: number];
}

const texts = ['company', 'language', 'location'] as const;
const names = [...texts, 'job_type', 'salary_min', 'salary_max'] as const;

const amountOf = (text: string | null, fallback: number): number => {
  const amount = Number(text ?? Number.NaN);
  return Number.isInteger(amount) && amount >= salaryRange.min && amount <= salaryRange.max ? amount : fallback;
};

/** Reads the filters from an address; invalid values count as not set. */
export const readFilters = (params: URLSearchParams): DashboardFilters => {
  const max = amountOf(params.get('salary_max'), salaryRange.max);
  return {
    company: params.get('company') ?? '',
    language: params.get('language') ?? '',
    location: params.get('location') ?? '',
    job_type: jobTypes.find((type) => type === params.get('job_type')) ?? '',
    salary: [Math.min(amountOf(params.get('salary_min'), salaryRange.min), max), max],
  };
};

/** The query of the list call; filters that are not set, and either end of the full salary range, are left out. */
export const dashboardJobQueryOf = ({
  company,
  language,
  location,
  job_type,
  salary: [min, max],
}: DashboardFilters) => ({
  ...(company && { company }),
  ...(language && { language }),
  ...(location && { location }),
  ...(job_type && { job_type }),
  ...(min > salaryRange.min && { salary_min: min }),
  ...(max < salaryRange.max && { salary_max: max }),
});

/** Filters kept in the address beside the tab. */
export const useDashboardFilters = () => {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const replaceBy = (values: Record<string, unknown>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const name of names) next.delete(name);
      for (const [name, value] of Object.entries(values)) next.set(name, String(value));
      return next;
    });
  return {
    filters,
    isFiltered: Object.keys(dashboardJobQueryOf(filters)).length > 0,
    apply: (next: DashboardFilters) => replaceBy(dashboardJobQueryOf(next)),
    clear: () => replaceBy({}),
  };
};
