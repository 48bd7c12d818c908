import { wordsOfList } from './comma-list.ts';
import { type Spelled, spell } from './spelled-text.ts';

/** Filters of the candidate search; absent ones match everything. */
export interface CandidateFilters {
  keyword?: string | undefined;
  language?: string | undefined;
  /** Comma-separated; a candidate must have all of them. */
  skills?: string | undefined;
  location?: string | undefined;
  experience?: string | undefined;
}

export interface SearchedCandidate {
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
