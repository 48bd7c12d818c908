import type { CatalogueName } from '#shared/locales/catalogues.ts';

// Texts of a screen's parts that load after its frame: their requests are sent with those of the parts.

/** The texts of a recruiter's search of candidates, below its heading. */
export const candidateSearchTexts = [
  'languages',
  'search',
  'shortlist',
  'verification',
  'matches',
  'languageTerms',
] as const satisfies readonly CatalogueName[];
/** The texts that candidates need on `/jobs` beside those of guests. */
export const candidateJobsTexts = ['applications', 'matches'] as const satisfies readonly CatalogueName[];
/** What recruiters read on a candidate's profile besides the texts of its screen. */
export const recruitersProfileTexts = [
  'candidateSearch',
  'languages',
  'verification',
  'languageTerms',
  'activity',
] as const satisfies readonly CatalogueName[];

/** What the candidate's dashboard says below its greeting. */
export const dashboardTexts = [
  'jobs',
  'applications',
  'matches',
  'search',
  'languageTerms',
] as const satisfies readonly CatalogueName[];
