import type { JobSort, SalaryCurrency } from './constants.ts';
import { foldText, includesFolded } from './fold-text.ts';

/** Longest excerpt of a job's description in lists, in bytes of UTF-8: a page of cards has a budget in bytes. */
const excerptBytes = 240;
/** And in characters. */
const excerptLength = 160;

/**
 * The beginning of a description on one line, cut at a word when there is one, at most 160 characters and 240 bytes
 * of UTF-8 (scripts of three bytes a character get shorter excerpts).
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

/** What the job search asks for; absent parts match everything. Salaries are yearly amounts. */
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
 * How well a job answers a folded keyword: 2 in its title, 1 in the company's name, 0 in the description, undefined
 * where it is in none of them.
 */
export function keywordRank(
  job: Pick<SearchedJob, 'title' | 'company_name' | 'description'>,
  keyword: string,
): number | undefined {
  const found = [job.description, job.company_name, job.title].findLastIndex((text) => includesFolded(text, keyword));
  return found === -1 ? undefined : found;
}

/** Rough dollars of one unit of a currency. They only bring salaries into an order, and are never shown. */
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

/** Where a job stands when sorted by salary, in whole rough dollars: its upper end, else its lower; 0 without any. */
export const salaryRank = (
  job: Pick<SearchedJob, 'salary_min' | 'salary_max'> & { salary_currency: SalaryCurrency },
): number => Math.round((job.salary_max || job.salary_min || 0) * dollars[job.salary_currency]);

/** What a job is sorted by, greatest first; equals are sorted by time, the newest first. */
export function jobRank(job: SearchedJob & { salary_currency: SalaryCurrency }, sort: JobSort, keyword = ''): number {
  if (sort === 'salary') return salaryRank(job);
  return sort === 'relevance' ? (keywordRank(job, foldText(keyword)) ?? 0) : 0;
}

/**
 * A test of jobs against the filters. Texts match as substrings, whatever their case and accents; the keyword is
 * looked for in title, company and description. A salary of 0 counts as not given, and one that is not given does
 * not match a salary filter (the public search's bands of the specification).
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
