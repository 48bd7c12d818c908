import { languageCalls } from '#shared/contracts/languages.ts';
import { call } from '#web/lib/api-client.ts';
import { findTag, type NameTables } from './formats/find-tag.ts';
import type { FoundLanguage } from './formats/found-profile.ts';

/** What may be the name or code of a language: words without digits, as long as the longest names. */
const nameLike = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}\p{Pd}().,'’_/]{1,59}$/u;
/** A file with more languages is none of a person. */
const maxNames = 30;

/** Requests from the server the one language that a name means. */
const resolveName = async (name: string): Promise<string | null> =>
  (await call(languageCalls.resolve, { query: { name } })).tag;

/**
 * The names and codes of a file that the tables lack, found by the resolver that knows all names in all languages: `niemiecki`,
 * `Duits`, `독일어`. Only these words are sent, as the field for a language sends what is typed. Without an answer a person chooses.
 *
 * @returns a table for each name that means one language
 */
export async function resolveNames(
  languages: readonly FoundLanguage[],
  tables: NameTables,
  resolve = resolveName,
): Promise<NameTables> {
  const open = languages
    .filter((each) => findTag(each, tables) === null)
    .map(({ code, label }) => (code || label).trim());
  const names = [...new Set(open)].filter((name) => nameLike.test(name)).slice(0, maxNames);
  const tags = await Promise.all(names.map((name) => resolve(name).catch(() => null)));
  return names.flatMap((name, place) => {
    const tag = tags[place] ?? null;
    return tag === null ? [] : [{ [tag]: name }];
  });
}
