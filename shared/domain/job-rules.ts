import type { JobSort, SalaryCurrency } from './constants.ts';
import { foldText, includesFolded } from './fold-text.ts';

/** Maximum size of a description's excerpt in UTF-8 bytes, because read units of a page depend on bytes. */
const excerptBytes = 240;
/** Maximum length in characters. */
const excerptLength = 160;

/**
 * The beginning of a description on one line, cut at a word boundary if possible, at most 160 characters and 240 bytes
 * of UTF-8 (scripts with three bytes per character get shorter excerpts).
 */
export function excerptOf(description: string): string {
  const text = description.replaceAll(/\s+/g, ' ').trim();
  const room = new Uint8Array(excerptBytes);
  const { read } = new TextEncoder().encodeInto(text, room);
  const length = Math.min(read, excerptLength);
  if (text.length <= length) return text;
  const cut = text
    .slice(0, length - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : undefined)}…`;
}

/** Filters of the job search; absent ones match everything. Salaries are yearly amounts. */
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

/** Approximate US dollars per unit of a currency, only used to sort salaries and never shown. */
const dollars: Readonly<Record<SalaryCurrency, number>> = {
  USD: 1,
  EUR: 1.1,
  GBP: 1.28,
  INR: 0.012,
  JPY: 0.0067,
  CHF: 1.13,
  CAD: 0.73,
  AUD: 0.66,
  SGD: 0.75,
  AED: 0.27,
};

/** Sort key by salary, in approximate whole dollars: the maximum, otherwise the minimum; 0 without either. */
export const salaryRank = (
  job: Pick<SearchedJob, 'salary_min' | 'salary_max'> & { salary_currency: SalaryCurrency },
): number => Math.round((job.salary_max || job.salary_min || 0) * dollars[job.salary_currency]);

/** Sort key of a job, descending; equal jobs are sorted by time, newest first. */
export function jobRank(job: SearchedJob & { salary_currency: SalaryCurrency }, sort: JobSort, keyword = ''): number {
  if (sort === 'salary') return salaryRank(job);
  return sort === 'relevance' ? (keywordRank(job, foldText(keyword)) ?? 0) : 0;
}

/**
 * Returns a predicate for the filters. Texts match as substrings, ignoring case and accents; the keyword is searched in
 * title, company and description. A salary of 0 counts as missing, and a missing salary does not match a salary filter
 * (specification, salary bands of the public search).
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
    (filters.salary_min === undefined || (job.salary_min ?? 0) >= Math.max(1, filters.salary_min)) &&
    (filters.salary_max === undefined || (isGiven(job.salary_max) && job.salary_max <= filters.salary_max));
}

const isGiven = (salary: number | null): salary is number => salary !== null && salary > 0;

/** Whether any filter is set; without one, every active job matches. */
export const hasFilters = (filters: JobFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined && value !== '');
