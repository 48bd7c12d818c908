import { foldLanguageName } from '#shared/domain/fold-language-name.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { cldrLocales, languageNamesIn } from './cldr.ts';

/** Folded name: in how many locales each tag has it. An empty tag: what is no single language. */
export type NameVotes = Map<string, Map<string, number>>;

/** CLDR's variants for sorted menus, such as `Chinese, Mandarin`: no names that people write. */
const isMenuVariant = (key: string) => /-menu\b/.test(key);

/** The tag of one of CLDR's keys, which may end in `-alt-…`. */
export const tagOfKey = (key: string): string => canonicalTag(key.replace(/-alt-\w+$/, '')) ?? '';

/** Folding is slow, and the same names occur in many locales. */
function foldedOnce(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const folded = known.get(name) ?? foldLanguageName(name);
    known.set(name, folded);
    return folded;
  };
}

/** Counts for every name in CLDR in how many locales it means which language. */
export function countNames(): NameVotes {
  const fold = foldedOnce();
  const votes: NameVotes = new Map();
  for (const locale of cldrLocales) {
    const names = Object.entries(languageNamesIn(locale)).filter(([key, name]) => !isMenuVariant(key) && name !== key);
    const given = new Set(names.map(([key, name]) => `${fold(name)}\n${tagOfKey(key)}`));
    for (const each of given) addVote(votes, ...(each.split('\n') as [string, string]));
  }
  return votes;
}

function addVote(votes: NameVotes, name: string, tag: string): void {
  const tags = votes.get(name) ?? new Map<string, number>();
  votes.set(name, tags.set(tag, (tags.get(tag) ?? 0) + 1));
}

/** Counts a name of another source as one locale, unless a locale of CLDR has it. */
export function addMissingVote(votes: NameVotes, name: string, tag: string): void {
  if (!votes.get(name)?.has(tag)) addVote(votes, name, tag);
}

/** A name that at least this share of the locales that have it gives to one tag means that tag. */
const clearShare = 19 / 20;

/** The tag that a name means, by its votes; undefined where locales disagree. */
export function winnerOf(tags: ReadonlyMap<string, number>): string | undefined {
  const all = [...tags.values()].reduce((sum, count) => sum + count, 0);
  return [...tags].find(([, count]) => count >= all * clearShare)?.[0];
}
