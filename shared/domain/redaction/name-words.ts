import { foldPart } from './folded.ts';
import { lookAlikes } from './look-alikes.ts';
import { formsOf, latinInitials, namePattern, type Script } from './name-pattern.ts';

const ascii = /^[\0-\x7F]*$/;

/** Whether a word is a part of a name. */
export type WordTest = (word: string) => boolean;

/** Returns the predicate for parts of a name, made once for each combination of scripts of a text. */
export function namePartTest(parts: readonly string[]): (scripts: readonly Script[]) => WordTest {
  const made = new Map<string, WordTest>();
  return (scripts) => {
    const key = scripts.join();
    const test = made.get(key) ?? remembered(wordTest(parts, scripts));
    made.set(key, test);
    return test;
  };
}

const maxRemembered = 2_000;

/** A test that knows the words it was given: a text repeats its words. */
function remembered(test: WordTest): WordTest {
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size > maxRemembered) known.clear();
    const result = test(word);
    known.set(word, result);
    return result;
  };
}

/** Longest word that is compared: names in any spelling are shorter. */
const maxWord = 100;

function wordTest(parts: readonly string[], scripts: readonly Script[]): WordTest {
  const inScripts = parts.flatMap((part) => scripts.flatMap((script) => namePattern(part, script) ?? []));
  // Names are also written as one word, for example in addresses.
  const literal = [...parts, parts.join(''), parts.toReversed().join('')].flatMap(allForms).filter(Boolean);
  const exact = new Set(literal);
  const pattern = new RegExp(`^(?:${inScripts.join('|') || '$^'})$`);
  const initials = scripts.join() === 'latin' ? parts.map(latinInitials) : [undefined];
  const isPlausible = initials.includes(undefined)
    ? () => true
    : (form: string) => initials.some((letters) => letters?.includes(form.slice(0, 1)));
  const isForm = (form: string) => exact.has(form) || (isPlausible(form) && pattern.test(form));
  return (word) => {
    if (word === '' || word.length > maxWord) return false;
    if (ascii.test(word)) return isForm(word.toLowerCase());
    return inScripts.length === 0 ? exact.has(foldPart(word)) : allForms(word).some(isForm);
  };
}

/** The forms of `formsOf`, and the one in which searches compare words. */
const allForms = (word: string): string[] =>
  ascii.test(word) ? [word.toLowerCase()] : [...formsOf(plainLetters(word)), foldPart(word), ...lookAlikes(word)];

const plainLetters = (word: string) => word.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
