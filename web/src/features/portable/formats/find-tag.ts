import { foldLanguageName } from '#shared/domain/fold-language-name.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import type { FoundLanguage } from './found-profile.ts';

/** Names of languages by tag, in one language each. */
export type NameTables = readonly Readonly<Record<string, string>>[];

const code = /^[a-z]{2,3}$/i;

/**
 * Finds the tag that a file means, without asking anybody: by a code, which Europass writes in ISO 639-1, 639-2/B or
 * 639-2/T, otherwise by its name in one of the tables.
 *
 * @returns null where it means no language, or more than one: a person chooses then
 */
export function findTag({ code: written, label }: FoundLanguage, tables: NameTables): string | null {
  if (written !== '') return canonicalTag(written);
  const wanted = foldLanguageName(label);
  const named = tables.flatMap((names) =>
    Object.entries(names).flatMap(([tag, name]) => (foldLanguageName(name) === wanted ? [tag] : [])),
  );
  const coded = code.test(label) ? canonicalTag(label) : null;
  const known = coded !== null && tables.some((names) => Object.hasOwn(names, coded)) ? [coded] : [];
  const [tag, ...others] = new Set([...named, ...known]);
  return tag !== undefined && others.length === 0 ? tag : null;
}

/** Whether a language can only be found by its name. */
export const needsNames = ({ code: written }: FoundLanguage): boolean => written === '';
