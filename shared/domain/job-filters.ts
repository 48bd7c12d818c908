import type { JobSort } from './job-terms.ts';
import { isWithinBounds, type SalaryCurrency, salaryRank } from './salary.ts';
import { rankOfTerms, type SearchTerm, searchTerms } from './search-words.ts';
import { includesSpelled, spell, spelledText } from './spelled-text.ts';

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

interface SearchedTexts {
  title: string;
  company_name: string;
  description: string;
  /** Absent in lists, which have no whole texts. */
  requirements?: string | undefined;
}

interface SearchedJob extends SearchedTexts {
  location: string;
  language: string;
  job_type: string;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: SalaryCurrency;
}

/** The texts that a keyword is searched in, the most relevant last. */
const keywordTexts = ({ requirements = '', description, company_name, title }: SearchedTexts): string[] =>
  [requirements, description, company_name, title].map(spelledText);

/**
 * Relevance of a job for the words of a search: 3 when its title has all of them, 2 with the company's name, 1 with the
 * description, 0 with the requirements; undefined when one of them occurs nowhere.
 */
export const keywordRank = (job: SearchedTexts, terms: readonly SearchTerm[]): number | undefined =>
  rankOfTerms(keywordTexts(job), terms);

/** Sort key of a job, descending; equal jobs are sorted by time, newest first. */
export function jobRank(job: SearchedJob, sort: JobSort, keyword = ''): number {
  if (sort === 'salary') return salaryRank(job);
  return sort === 'relevance' ? (keywordRank(job, searchTerms(keyword)) ?? 0) : 0;
}

/**
 * Returns a predicate for the filters. Texts match as substrings, ignoring case and accents; the words of
 * the keyword are searched in title, company, description and requirements.
 */
export function jobMatcher(filters: JobFilters): (job: SearchedJob) => boolean {
  const terms = searchTerms(filters.keyword ?? '');
  const [location, language, company] = [spell(filters.location), spell(filters.language), spell(filters.company)];
  return (job) =>
    (terms.length === 0 || keywordRank(job, terms) !== undefined) &&
    includesSpelled(job.location, location) &&
    includesSpelled(job.language, language) &&
    includesSpelled(job.company_name, company) &&
    (filters.job_type === undefined || job.job_type === filters.job_type) &&
    isWithinBounds(job, filters);
}

/** Whether any filter is set; without one, every active job matches. */
export const hasFilters = (filters: JobFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined && value !== '');
