import { foldText } from './fold-text.ts';

// Words are found in each of their usual spellings. A text is stored with them, so that what is searched for stays one
// text: `Duett` has no other spelling, and `Dütt` does not find it.

/** Letters that are also written as two. Those of `fold-text.ts` that are always two (ß, æ) need no second spelling. */
const pairs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const paired = new RegExp(`[${Object.keys(pairs).join('')}]`, 'g');
/** The same letters, also with a mark of their own: a quick test. */
const mayBePaired = /[äöüåø\u212B]|\u0308|\u030A/i;

// Patterns with classes of Unicode are made at their first use: evaluated with this module, they would take half a
// millisecond of each function's start.

/** A hyphen or apostrophe within a word, of a folded text. */
const joint = () => /(?<=[\p{L}\p{M}\p{N}])['`-](?=[\p{L}\p{N}])/gu;
const withoutOpenEnds = (folded: string) =>
  folded.replaceAll(/^['`-](?=[\p{L}\p{N}])|(?<=[\p{L}\p{M}\p{N}])['`-]$/gu, '');
const isJoined = (text: string) => text.search(joint()) !== -1;
const apart = (folded: string) => folded.replaceAll(joint(), ' ');
const together = (folded: string) => folded.replaceAll(joint(), '');

/** Up to this length a line is repeated whole in its second spelling, for phrases and places; of a longer one its words are. */
const shortLine = 120;

/** From this length on, a word is found inside of other words as well. */
const partLength = 3;

/** How much longer the other spellings of a line may be than the line: a text of nothing else is not a text. */
const longestSpellings = (line: string) => 40 + 1.5 * line.length;

// Most lines have nothing of that, and these tests are faster than those for letters of all scripts.
const mayBeJoined = /['`-]/;
const mayHaveOneLetter = /(?:^| )[a-z] /;

const oneLetter = /^[a-z]$/;
const startsWithLetter = (word: string) => /^\p{L}/u.test(word);

/** `e-mail` as `email`, and `e mail` as well: the letter is too short to be looked for alone. */
const joinedWords = (words: readonly string[]): string[] =>
  words.flatMap((word, place) => {
    const next = words[place + 1] ?? '';
    if (oneLetter.test(word) && startsWithLetter(next)) return [word + together(next)];
    return mayBeJoined.test(word) && isJoined(word) ? [together(word)] : [];
  });

const withPairs = (line: string) =>
  line
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(paired, (letter) => pairs[letter] ?? letter);

/** A line with ae, oe, ue and aa; of a long one the words that have them. */
function inPairs(line: string): string {
  if (line.length <= shortLine) return foldText(withPairs(line));
  const words = line.split(/\s+/).filter((word) => mayBePaired.test(word));
  return words.map((word) => foldText(withPairs(word))).join(' ');
}

/** A folded line with its joined words. */
function withJoined(folded: string): string[] {
  const hasSigns = mayBeJoined.test(folded);
  if (!hasSigns && !mayHaveOneLetter.test(folded)) return [folded];
  const joined = joinedWords(folded.split(' ')).join(' ');
  return [hasSigns ? apart(folded) : folded, ...(joined === '' ? [] : [joined])];
}

/** How much longer a folded line may be: texts stored before they were bounded consist of ligatures of whole words. */
const maxGrowth = 3;

function spellingsOf(line: string): string[] {
  const folded = foldText(line).slice(0, line.length * maxGrowth);
  const paired = mayBePaired.test(line) ? inPairs(line) : folded;
  const [own = '', ...others] = [...withJoined(folded), ...(paired === folded ? [] : withJoined(paired))];
  let room = longestSpellings(line);
  return [
    own,
    ...others.filter((each) => {
      room -= each.length;
      return room >= 0;
    }),
  ];
}

/**
 * The text in which words are searched: each line folded, then its words in their other spellings, in lines of their own.
 * `Köln` has `koln` and `koeln`, `e-mail` has `e mail` and `email`. Every line starts with a space. The spellings are at most
 * half as long again as the text, and 45 characters more for each of its lines.
 */
export const spelledText = (text: string): string =>
  text
    .split('\n')
    .flatMap(spellingsOf)
    .map((line) => ` ${line}`)
    .join('\n');

/** A folded text to look for in a `spelledText`, and others that mean the same. */
export interface Spelled {
  text: string;
  or?: readonly string[];
}

/**
 * What to look for in a `spelledText`: `e-mail` as one word, or as two of which the first is not the end of another. A hyphen
 * at an end says that a word goes on there, which needs no sign.
 */
export function spell(text = ''): Spelled {
  const folded = withoutOpenEnds(foldText(text));
  if (!isJoined(folded)) return { text: folded };
  const parts = apart(folded);
  const [first = ''] = parts.split(' ');
  return { text: together(folded), or: [first.length < partLength ? ` ${parts}` : parts] };
}

/** Whether a `spelledText` contains one of the spellings, anywhere. */
export const containsSpelled = (searched: string, { text, or = [] }: Spelled): boolean =>
  searched.includes(text) || or.some((each) => searched.includes(each));

/** Whether a text contains another one as searches find it; an empty one is contained. */
export const includesSpelled = (text: string, sought: Spelled): boolean =>
  sought.text === '' || containsSpelled(spelledText(text), sought);
