import {
  type CandidateFilters,
  type SearchedCandidate,
  searchedSkills,
  shownTexts,
} from '#shared/domain/candidate-filters.ts';
import type { JobFilters } from '#shared/domain/job-filters.ts';
import type { JobSort } from '#shared/domain/job-terms.ts';
import { isWithinBounds, type Salary, salaryRank } from '#shared/domain/salary.ts';
import { rankOfTerms, type SearchTerm, searchTerms } from '#shared/domain/search-words.ts';
import { includesSpelled, spell, spelledText } from '#shared/domain/spelled-text.ts';

// What the filters of the job and the candidate search mean, by a check of every record: searches answer the same by an index.

interface SearchedTexts {
  title: string;
  company_name: string;
  description: string;
  /** Absent in lists, which have no whole texts. */
  requirements?: string | undefined;
}

interface SearchedJob extends SearchedTexts, Salary {
  location: string;
  language: string;
  job_type: string;
}

/**
 * Relevance of a job for the words of a search: 3 when its title has all of them, 2 with the company's name, 1 with the
 * description, 0 with the requirements; undefined when one of them occurs nowhere.
 */
const keywordRank = (
  { requirements = '', description, company_name, title }: SearchedTexts,
  terms: readonly SearchTerm[],
): number | undefined => rankOfTerms([requirements, description, company_name, title].map(spelledText), terms);

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

/** Returns a case- and accent-insensitive predicate for the filters, or undefined when every candidate matches. */
export function candidateMatcher(filters: CandidateFilters): ((candidate: SearchedCandidate) => boolean) | undefined {
  const terms = searchTerms(filters.keyword ?? '');
  const [language, location] = [spell(filters.language), spell(filters.location)];
  const experience = spell(filters.experience);
  const skills = searchedSkills(filters.skills);
  if (terms.length + skills.length === 0 && !language.text && !location.text && !experience.text) return undefined;
  return (candidate) => {
    const shown = shownTexts(candidate);
    // The headline counts most, then skills, languages and place. Names are never searched.
    const texts = [shown.location, shown.language, shown.skills.join('\n'), shown.subtitle].map(spelledText);
    return (
      (terms.length === 0 || rankOfTerms(texts, terms) !== undefined) &&
      includesSpelled(shown.language, language) &&
      includesSpelled(shown.location, location) &&
      includesSpelled(shown.experience, experience) &&
      skills.every((skill) => shown.skills.some((own) => includesSpelled(own, skill)))
    );
  };
}
