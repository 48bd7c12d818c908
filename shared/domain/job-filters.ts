/** Filters of the job search; absent ones match everything. Salaries are yearly amounts in US dollars. */
export interface JobFilters {
  keyword?: string | undefined;
  location?: string | undefined;
  language?: string | undefined;
  company?: string | undefined;
  job_type?: string | undefined;
  salary_min?: number | undefined;
  salary_max?: number | undefined;
}

/** Whether any filter is set; without one, every active job matches. */
export const hasFilters = (filters: JobFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined && value !== '');
