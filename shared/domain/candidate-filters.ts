import { wordsOfList } from './comma-list.ts';
import { rankOfTerms, type SearchTerm, searchTerms } from './search-words.ts';
import { includesSpelled, type Spelled, spell, spelledText } from './spelled-text.ts';

/** Filters of the candidate search; absent ones match everything. */
export interface CandidateFilters {
  keyword?: string | undefined;
  language?: string | undefined;
  /** Comma-separated; a candidate must have all of them. */
  skills?: string | undefined;
  location?: string | undefined;
  experience?: string | undefined;
}

interface SearchedCandidate {
  subtitle: string;
  skills: readonly string[];
  language: string;
  location: string;
  experience: string;
}

/** Texts shown for empty fields (specification, candidate card). */
export const candidateDefaults = { location: 'Remote', experience: '2+ years' } as const;

/** The candidate's texts with defaults for empty fields, as lists show them. */
export const shownTexts = (candidate: SearchedCandidate) => ({
  subtitle: candidate.subtitle,
  language: candidate.language,
  skills: candidate.skills,
  location: candidate.location || candidateDefaults.location,
  experience: candidate.experience || candidateDefaults.experience,
});

/** The skills of the filter. */
export const searchedSkills = (skills = ''): Spelled[] =>
  wordsOfList(skills)
    .map(spell)
    .filter(({ text }) => text !== '');

/**
 * Relevance of a candidate for the words of a search: the headline counts most, then skills, languages and place;
 * undefined when one of them occurs nowhere. Names are never searched.
 */
export function candidateRank(candidate: SearchedCandidate, terms: readonly SearchTerm[]): number | undefined {
  const { location, language, skills, subtitle } = shownTexts(candidate);
  return rankOfTerms([location, language, skills.join('\n'), subtitle].map(spelledText), terms);
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
    return (
      (terms.length === 0 || candidateRank(candidate, terms) !== undefined) &&
      includesSpelled(shown.language, language) &&
      includesSpelled(shown.location, location) &&
      includesSpelled(shown.experience, experience) &&
      skills.every((skill) => shown.skills.some((own) => includesSpelled(own, skill)))
    );
  };
}
