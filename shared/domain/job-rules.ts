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

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whole days from `now` (milliseconds since 1970) until the end of the closing date (`YYYY-MM-DD`, UTC), rounded up;
 * 0 once it has passed, null without one.
 */
export function daysLeft(closingDate: string | null, now: number): number | null {
  if (closingDate === null) return null;
  return Math.max(0, Math.ceil((Date.parse(closingDate) + dayMs - now) / dayMs));
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
    includesFolded(`${job.title}\n${job.company_name}\n${job.description}`, keyword) &&
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
