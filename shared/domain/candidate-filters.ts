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

/** A test of candidates against the filters, case- and accent-insensitive; undefined when every candidate matches. */
export function candidateMatcher(filters: CandidateFilters): ((candidate: SearchedCandidate) => boolean) | undefined {
  const keyword = foldText(filters.keyword ?? '');
  const language = foldText(filters.language ?? '');
  const location = foldText(filters.location ?? '');
  const experience = foldText(filters.experience ?? '');
  const skills = foldText(filters.skills ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
  if (!keyword && !language && !location && !experience && skills.length === 0) return undefined;
  return (candidate) => {
    const shownLocation = candidate.location || candidateDefaults.location;
    const shownExperience = candidate.experience || candidateDefaults.experience;
    const all = [candidate.subtitle, ...candidate.skills, candidate.language, shownLocation, shownExperience];
    return (
      includesFolded(all.join('\n'), keyword) &&
      includesFolded(candidate.language, language) &&
      includesFolded(shownLocation, location) &&
      includesFolded(shownExperience, experience) &&
      skills.every((skill) => candidate.skills.some((own) => includesFolded(own, skill)))
    );
  };
}
