import { wordsOfList } from './comma-list.ts';
import { foldText, includesFolded } from './fold-text.ts';

/** What the candidate search asks for; absent parts match everything. */
export interface CandidateFilters {
  keyword?: string | undefined;
  language?: string | undefined;
  /** Comma-separated; all of them must be there. */
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

/** What a card shows where the candidate said nothing (specification, candidate card). */
export const candidateDefaults = { location: 'Remote', experience: '2+ years' } as const;

/** The candidate's texts as a card shows them. */
export const shownTexts = (candidate: SearchedCandidate) => ({
  subtitle: candidate.subtitle,
  language: candidate.language,
  skills: candidate.skills,
  location: candidate.location || candidateDefaults.location,
  experience: candidate.experience || candidateDefaults.experience,
});

/** The asked skills, folded. */
export const askedSkills = (skills = ''): string[] =>
  wordsOfList(skills)
    .map(foldText)
    .filter((skill) => skill !== '');

/** A test of candidates against the filters, case- and accent-insensitive; undefined when every candidate matches. */
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
