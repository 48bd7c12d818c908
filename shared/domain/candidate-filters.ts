import { wordsOfList } from './comma-list.ts';
import { foldText, includesFolded } from './fold-text.ts';

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

/** The skills of the filter, folded. */
export const askedSkills = (skills = ''): string[] =>
  wordsOfList(skills)
    .map(foldText)
    .filter((skill) => skill !== '');

/** Returns a case- and accent-insensitive predicate for the filters, or undefined when every candidate matches. */
export function candidateMatcher(filters: CandidateFilters): ((candidate: SearchedCandidate) => boolean) | undefined {
  const keyword = foldText(filters.keyword ?? '');
  const language = foldText(filters.language ?? '');
  const location = foldText(filters.location ?? '');
  const experience = foldText(filters.experience ?? '');
  const skills = askedSkills(filters.skills);
  if (!keyword && !language && !location && !experience && skills.length === 0) return undefined;
  return (candidate) => {
    const shown = shownTexts(candidate);
    return (
      Object.values(shown)
        .flat()
        .some((text) => includesFolded(text, keyword)) &&
      includesFolded(shown.language, language) &&
      includesFolded(shown.location, location) &&
      includesFolded(shown.experience, experience) &&
      skills.every((skill) => shown.skills.some((own) => includesFolded(own, skill)))
    );
  };
}
