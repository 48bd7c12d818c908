import { unpackLanguages } from '#functions/data/packed-languages.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { resolveLanguage } from '#functions/services/languages/language-names.ts';
import { fitOf } from '#shared/domain/languages/tags.ts';

/** A remark is no part of a name: `German (native)`. Some names have one of their own: `Portuguese (Brazil)`. */
const withoutRemarks = (name: string) => name.replaceAll(/\([^()]*\)/g, ' ').trim();

/**
 * The language that a candidate most likely speaks in their video, as a tag: the one that they name, in the variety that
 * they state if it is one; without a clear name, the only language that they state. Null when it is not clear.
 */
export async function spokenLanguage({
  language,
  languages: packed,
}: Pick<CandidateSummary, 'language' | 'languages'>): Promise<string | null> {
  const stated = unpackLanguages(packed).languages.map(({ tag }) => tag);
  const named = (await resolveLanguage(language)) ?? (await resolveLanguage(withoutRemarks(language)));
  const fitting = named === null ? stated : stated.filter((tag) => fitOf(tag, named, false) === 'serves');
  return fitting.length === 1 ? (fitting[0] ?? null) : named;
}
