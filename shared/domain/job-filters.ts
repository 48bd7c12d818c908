import { foldText, includesFolded } from './fold-text.ts';
import type { JobSort } from './job-terms.ts';
import { isWithinBounds, type SalaryCurrency, salaryRank } from './salary.ts';

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

interface SearchedJob {
  title: string;
  description: string;
  company_name: string;
  location: string;
  language: string;
  job_type: string;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: SalaryCurrency;
}

/**
 * Relevance of a job for a folded keyword: 2 for a match in the title, 1 in the company's name, 0 in the description,
 * undefined without a match.
 */
export function keywordRank(
  job: Pick<SearchedJob, 'title' | 'company_name' | 'description'>,
  keyword: string,
): number | undefined {
  const found = [job.description, job.company_name, job.title].findLastIndex((text) => includesFolded(text, keyword));
  return found === -1 ? undefined : found;
}

/** Sort key of a job, descending; equal jobs are sorted by time, newest first. */
export function jobRank(job: SearchedJob, sort: JobSort, keyword = ''): number {
  if (sort === 'salary') return salaryRank(job);
  return sort === 'relevance' ? (keywordRank(job, foldText(keyword)) ?? 0) : 0;
}

/**
 * Returns a predicate for the filters. Texts match as substrings, ignoring case and accents; the keyword is searched in
 * title, company and description.
 */
export function jobMatcher(filters: JobFilters): (job: SearchedJob) => boolean {
  const [keyword, location, language, company] = [
    filters.keyword,
    filters.location,
    filters.language,
    filters.company,
  ].map((text) => foldText(text ?? ''));
  return (job) =>
    (!keyword || keywordRank(job, keyword) !== undefined) &&
    includesFolded(job.location, location) &&
    includesFolded(job.language, language) &&
    includesFolded(job.company_name, company) &&
    (filters.job_type === undefined || job.job_type === filters.job_type) &&
    isWithinBounds(job, filters);
}

/** Whether any filter is set; without one, every active job matches. */
export const hasFilters = (filters: JobFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined && value !== '');
