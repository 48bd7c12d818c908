import { languageOf } from '#shared/domain/languages/tags.ts';
import type { SavedFilters, SearchedKind } from '#shared/domain/saved-searches.ts';

/** Means every language or type. */
const any = 'ANY';

const placeOf = (kind: SearchedKind, language: string, type: string) => `${kind}#${language}#${type}`;

/**
 * The one place of a saved search in its index: its first language without refinements, and its job type. All conditions of
 * a search have to be met, so that what it finds has both.
 */
export function placeOfSearch(kind: SearchedKind, { tag = '', job_type = any }: SavedFilters): string {
  const [first = ''] = tag.split(',');
  return placeOf(kind, first === '' ? any : languageOf(first), job_type);
}

/**
 * The places of the searches that can find a job or candidate: two for each of its languages and two for searches without one,
 * of candidates one each. All other searches are not read.
 */
export function placesOfFound(kind: SearchedKind, tags: readonly string[], type?: string): string[] {
  const languages = [...new Set(tags.map(languageOf)), any];
  const types = type === undefined ? [any] : [type, any];
  return languages.flatMap((language) => types.map((each) => placeOf(kind, language, each)));
}
