import type { LanguageTable, NamedLanguage, NameLocale, OtherLanguage } from '#shared/domain/language-table.ts';
import { primarySubtag } from '#shared/domain/languages/tags.ts';
import { readLanguageTable } from './read-table.ts';
import { type ResolveLanguage, resolverOf } from './resolve.ts';
import { type SuggestLanguages, suggesterOf } from './suggest.ts';

let table: Promise<LanguageTable> | undefined;
let resolve: ResolveLanguage | undefined;
let suggest: SuggestLanguages | undefined;
let byTag: ReadonlyMap<string, NamedLanguage | OtherLanguage> | undefined;
const names = new Map<NameLocale, Readonly<Record<string, string>>>();

/** Reads the table at the first use of an instance. A failure is not cached: the next call reads again. */
function tableOnce(): Promise<LanguageTable> {
  table ??= readLanguageTable().catch((error: unknown) => {
    table = undefined;
    throw error;
  });
  return table;
}

/** The canonical tag of the one language that a name or code means; null if it means none, or more than one. */
export async function resolveLanguage(name: string): Promise<string | null> {
  resolve ??= resolverOf(await tableOnce());
  return resolve(name);
}

/** The English name of a language; of a variety without one, that of its language, otherwise the tag itself. */
export async function englishNameOf(tag: string): Promise<string> {
  const { languages, others } = await tableOnce();
  const nameOf = (wanted: string) =>
    languages.find((each) => each.tag === wanted)?.names.en ?? others.find((each) => each.tag === wanted)?.name;
  return nameOf(tag) ?? nameOf(primarySubtag(tag)) ?? tag;
}

/** A language's names in all languages of the site, and its own name; none for a variety that the table does not have. */
export async function namesOfLanguage(tag: string): Promise<string[]> {
  const { languages, others } = await tableOnce();
  byTag ??= new Map([...others, ...languages].map((each) => [each.tag, each]));
  const found = byTag.get(tag);
  if (!found) return [];
  if ('name' in found) return [found.name];
  return [...new Set([...Object.values(found.names), ...(found.own === null ? [] : [found.own])])];
}

/** Up to ten languages that a person may mean while typing, the best first. */
export async function suggestLanguages(typed: string, locale: NameLocale): Promise<NamedLanguage[]> {
  suggest ??= suggesterOf(await tableOnce());
  return suggest(typed, locale);
}

/** The names of all languages in one language of the site, by tag. */
export async function languageNames(locale: NameLocale): Promise<Readonly<Record<string, string>>> {
  const known = names.get(locale);
  if (known) return known;
  const { languages, others } = await tableOnce();
  const all = others.map(({ tag, name }) => [tag, name]);
  const named = Object.fromEntries([...all, ...languages.map((each) => [each.tag, each.names[locale]])]);
  names.set(locale, named);
  return named;
}
