import { foldLanguageName } from '#shared/domain/fold-language-name.ts';
import { canonicalTag, primarySubtag } from '#shared/domain/languages/tags.ts';
import type { FoundLanguage } from './found-profile.ts';

/** Names of all languages by tag, in one language each. */
export type NameTables = readonly Readonly<Record<string, string>>[];

/** The tag of a code of ISO 639 or of BCP 47; null for codes of no language. */
function tagOfCode(code: string, tables: NameTables): string | null {
  const tag = canonicalTag(code);
  const isKnown = tag !== null && tables.some((names) => Object.hasOwn(names, primarySubtag(tag)));
  return isKnown ? tag : null;
}

const tagsOfName = (wanted: string, names: Readonly<Record<string, string>>): string[] =>
  Object.entries(names).flatMap(([tag, name]) => (foldLanguageName(name) === wanted ? [tag] : []));

/** A name of two or three letters may be a code: `en`. */
const shortCode = /^[a-z]{2,3}$/i;

/**
 * Finds the tag that a file means, without asking anyone: by a code, which Europass writes in ISO 639-1, 639-2/B or
 * 639-2/T, otherwise by its name in one of the tables.
 *
 * @returns null where it means no language, or more than one: a person chooses then
 */
export function findTag({ code, label }: FoundLanguage, tables: NameTables): string | null {
  if (code !== '') return tagOfCode(code, tables);
  const wanted = foldLanguageName(label);
  const coded = shortCode.test(label) ? tagOfCode(label, tables) : null;
  const named = tables.flatMap((names) => tagsOfName(wanted, names));
  const [tag, ...others] = new Set(coded === null ? named : [coded, ...named]);
  return tag !== undefined && others.length === 0 ? tag : null;
}
