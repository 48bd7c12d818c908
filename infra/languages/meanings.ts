import { foldLanguageName } from '#shared/domain/fold-language-name.ts';
import { aliases, ambiguousNames, signedAbbreviations } from './aliases.ts';
import { codes } from './codes.ts';
import { type NameVotes, winnerOf } from './name-votes.ts';
import { type OtherNames, wordsNotCodes } from './other-languages.ts';

/** The tags of the table that a term may mean. */
export interface Meaning {
  tags: readonly string[];
  /** Whether it means exactly one language. */
  isClear: boolean;
}

const folded = (entries: Iterable<readonly [string, string | null]>) =>
  new Map([...entries].map(([name, tag]) => [foldLanguageName(name), tag ?? ''] as const));

const aliasTags = folded(Object.entries(aliases).flatMap(([tag, names]) => names.map((name) => [name, tag] as const)));
const signed = folded(Object.entries(signedAbbreviations));
const unclear = new Set(ambiguousNames.map(foldLanguageName));

/** Two letters are a code to most people: `en` is English, although a language of Vietnam is called En. */
const lettersOfOtherName = 3;

/**
 * Decides for every name, alias, code and tag which languages of a table with these tags it may mean.
 * @param others the names of languages that only ISO 639-3 names; they lose against every other name
 */
export function decideMeanings(
  votes: NameVotes,
  inTable: ReadonlySet<string>,
  others: OtherNames,
): Map<string, Meaning> {
  const codeTags = folded([...[...inTable].map((tag) => [tag, tag] as const), ...codes]);
  const terms = new Set([...votes.keys(), ...aliasTags.keys(), ...signed.keys(), ...codeTags.keys(), ...others.keys()]);
  const otherTags = new Set([...others.values()].flatMap((tags) => [...tags]));
  const decided = [...terms].map((term) => {
    const known = tagsOf(term, votes.get(term) ?? new Map(), undefined);
    const isWord = term.length < lettersOfOtherName || wordsNotCodes.has(term);
    const named = known.length > 0 || isWord ? known : [...(others.get(term) ?? [])];
    const code = codeTags.get(term);
    const all = signed.has(term) ? known : [...new Set([...named, ...(code === undefined ? [] : [code])])];
    const tags = all.filter((tag) => inTable.has(tag) || otherTags.has(tag));
    const isOther = all.some((tag) => otherTags.has(tag));
    return [term, { tags, isClear: all.length === 1 && !unclear.has(term) && !(isOther && isWord) }] as const;
  });
  return new Map(decided.filter(([, { tags }]) => tags.length > 0));
}

/** All languages that a term may mean, in the table or not: a word that is one's name and another's code means both. */
function tagsOf(term: string, votes: ReadonlyMap<string, number>, code: string | undefined): string[] {
  const abbreviated = signed.get(term);
  if (abbreviated) return [abbreviated];
  return [...new Set([...namedBy(term, votes), ...(code === undefined ? [] : [code])])];
}

function namedBy(term: string, votes: ReadonlyMap<string, number>): string[] {
  const decided = aliasTags.get(term) ?? winnerOf(votes);
  return decided === undefined ? [...votes.keys()] : [decided];
}
