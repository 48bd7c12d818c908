import { foldText } from '../fold-text.ts';
import { arabicSpellings, cyrillicSpellings, greekSpellings, latinSpellings } from './letter-tables.ts';

/** Combining marks, which follow their letter in NFD; includes the Arabic tatweel. */
const marks = /[\u0300-\u036F\u0640\u064B-\u065F\u0670]/g;

/** The scripts in which a name is searched, independent of the script it is written in. */
const scripts = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  arabic: /\p{Script=Arabic}/u,
};
const ascii = /^[\0-\x7F]*$/;
export type Script = keyof typeof scripts;

/** The scripts of a text, limited to those in which names are searched. */
export const scriptsOf = (text: string): Script[] =>
  ascii.test(text) ? ['latin'] : (Object.keys(scripts) as Script[]).filter((script) => scripts[script].test(text));

/** A text without the marks on its letters. */
const bare = (text: string) => text.normalize('NFKD').replaceAll(marks, '');

const expansions: Spellings = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ß: 'ss', ø: 'oe', æ: 'ae', œ: 'oe', þ: 'th' };
const expandable = new RegExp(`[${Object.keys(expansions).join('')}]`, 'g');

/** Letters used as an apostrophe. */
const apostropheLetters = /[ʹʻʼʽ]/g;
const isArabic = /\p{Script=Arabic}/u;

/**
 * The forms of a word that are matched against `namePattern`: without marks, with special letters expanded, and with those
 * Arabic letters for each other that searches do not tell apart.
 */
export function formsOf(word: string): string[] {
  if (ascii.test(word)) return [word.toLowerCase()];
  const lower = word.normalize('NFC').toLowerCase().replaceAll(apostropheLetters, '');
  const plain = bare(lower);
  const expanded = bare(lower.replaceAll(expandable, (letter) => expansions[letter] ?? letter));
  return [...new Set([plain, expanded, ...(isArabic.test(plain) ? [foldText(plain)] : [])])];
}

const maxLetters = 20;

/**
 * Returns a pattern that matches `formsOf` a word if it is this part of a name in this script: spellings without
 * special letters, transliterations, and inflections. Undefined when the part cannot be distinguished from ordinary
 * words.
 */
export function namePattern(part: string, script: Script): string | undefined {
  const given = part.normalize('NFC').toLowerCase();
  const [from, ...others] = scriptsOf(given);
  // Longer parts are not names, and their patterns could be used to slow down every search.
  if (from === undefined || others.length > 0 || given.length > maxLetters) return undefined;
  if (from === 'arabic') return arabicNameIn(given, script);
  if (script === 'arabic') return from === 'latin' ? latinNameInArabic(given) : undefined;
  const table = tables[from][script];
  // Greek accents only mark the stress.
  return (
    table && withEndings(unitsOf(from === 'greek' ? bare(given) : given.replaceAll(silentRun, '$1'), table), script)
  );
}

/**
 * The letters that a Latin part of a name can begin with in Latin texts; undefined for other parts. Most words can be
 * skipped by their first letter, which avoids compiling the pattern, the most expensive step.
 */
export function latinInitials(part: string): string[] | undefined {
  const given = part.normalize('NFC').toLowerCase();
  if (scriptsOf(given).join() !== 'latin') return undefined;
  const [first = ''] = given;
  return [first, ...(latinSpellings[first]?.split(' ') ?? [])].map((letters) => bare(letters).slice(0, 1));
}

/** Patterns that can represent a unit of a word: one letter, or a letter sequence with one sound. */
type Table = ReadonlyMap<string, readonly string[]>;

interface Unit {
  letters: string;
  pattern: string;
}

/** Splits a word into its longest units, because `sch` is one sound; each may also be spelled letter by letter. */
function unitsOf(word: string, table: Table): Unit[] {
  const units: Unit[] = [];
  let rest = word;
  while (rest !== '') {
    const letters = longestUnit(rest, table);
    const single = [...letters].map((letter) => letterPattern(letter, table)).join('');
    const whole = letters.length > 1 ? table.get(letters) : undefined;
    units.push({ letters, pattern: whole ? `(?:${whole.join('|')}|${single})` : single });
    rest = rest.slice(letters.length);
  }
  return units;
}

function longestUnit(rest: string, table: Table): string {
  for (let length = Math.min(5, rest.length); length > 1; length -= 1) {
    if (table.has(rest.slice(0, length))) return rest.slice(0, length);
  }
  return [...rest][0] ?? '';
}

/** Signs that only soften or harden a consonant, and the short i: other scripts often omit them. */
const silent = /^[ьъй]$/;
const silentRun = /([ьъй])[ьъй]+/g;

function letterPattern(letter: string, table: Table): string {
  const spellings = [...new Set([bare(letter), ...(table.get(letter) ?? [])])].filter(Boolean);
  const [only = ''] = spellings;
  const pattern = spellings.length > 1 ? `(?:${spellings.join('|')})` : RegExp.escape(only);
  return silent.test(letter) ? `(?:${pattern})?` : pattern;
}

type WithEndings = Exclude<Script, 'arabic'>;

/** Vowels that an ending replaces, and the endings of nouns. */
const endings: Record<WithEndings, { replaces?: RegExp; pattern: string }> = {
  latin: { pattern: '(?:e?s)?' },
  cyrillic: { replaces: /[аеёиоуыэюяйьaeiouy]$/u, pattern: '[аеиоуыэюяьмхвії]{0,3}' },
  greek: { replaces: /[αειουηωςaeiouys]$/u, pattern: '[αειουηωςν]{0,3}' },
};
/** Inflections of longer names in German, Nordic, Slavic, Hungarian, Finnish and Turkish. */
const longEnding = '(?:e?s|ens?|n|a|u|em|om|ovi|owi|ego|emu|ova|nin|nak|nek|lle|lla|ssa)?';
const fewestLetters = { forS: 3, forEndings: 4, forLongEndings: 5 };

function withEndings(units: readonly Unit[], script: WithEndings): string {
  const patterns = units.map(({ pattern }) => pattern);
  const { length } = units.map(({ letters }) => letters).join('');
  const { replaces, pattern } = endings[script];
  if (script === 'latin' && length >= fewestLetters.forLongEndings) return patterns.join('') + longEnding;
  if (length < (script === 'latin' ? fewestLetters.forS : fewestLetters.forEndings)) return patterns.join('');
  return (replaces?.test(units.at(-1)?.letters ?? '') ? patterns.slice(0, -1) : patterns).join('') + pattern;
}

const vowelLetters = '[اىيیوعئءؤة]';
const arabicPrefix = '[وفبلك]?(?:ال)?';
const fewestConsonants = 3;

/** A Latin name in Arabic script: its consonants, with or without letters for its vowels. */
function latinNameInArabic(word: string): string | undefined {
  const units = unitsOf(bare(word), latinToArabic);
  const isVowel = ({ letters }: Unit) => /^[aeiouyw]$/.test(letters);
  if (units.filter((unit) => !isVowel(unit)).length < fewestConsonants) return undefined;
  // Arabic script does not double letters.
  const consonants = units.filter((unit, index) => !isVowel(unit) && unit.letters !== units[index - 1]?.letters);
  const pattern = consonants.map((unit) => unit.pattern);
  const vowels = `${vowelLetters}{0,2}`;
  return `${arabicPrefix}${vowels}${pattern.join(vowels)}${vowels}`;
}

const latinVowels = '[aeiouywjv]{0,3}';

/** A name in Arabic script; in Latin letters its consonants may be doubled, with vowels in between. */
function arabicNameIn(word: string, script: Script): string | undefined {
  const whole = bare(word);
  if (script === 'arabic') return `${arabicPrefix}${foldText(whole)}`;
  const name = whole.replace(/^ال/, '').replaceAll(/(.)\1+/g, '$1');
  const consonants = [...name].flatMap(
    (letter) => arabicSpellings[letter]?.replaceAll(/\b[a-z]\b/g, '$&{1,2}').replaceAll(' ', '|') ?? [],
  );
  if (script !== 'latin' || name.length < fewestConsonants || consonants.length < 2) return undefined;
  // The article is often joined with the name.
  const article = !whole.startsWith('ال') ? '' : '(?:[ae][a-z]{1,2})?';
  const first = arabicSpellings[[...name][0] ?? ''] ? '' : '[aeiouywj]{1,2}';
  return `${article}${first}${consonants.map((spellings) => `(?:${spellings})`).join(latinVowels)}${latinVowels}`;
}

type Spellings = Readonly<Record<string, string>>;

/** The spellings of each letter. */
const spelled = (spellings: Spellings): [string, string[]][] =>
  Object.entries(spellings).map(([letters, options]) => [letters, options.split(' ').map(bare)]);

/** The letters for each spelling (the inverse table). */
function meant(spellings: Spellings): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const [letters, options] of Object.entries(spellings)) {
    for (const option of options.split(' ')) found.set(option, [...(found.get(option) ?? []), bare(letters)]);
  }
  return [...found];
}

/** Adds optional signs that soften or harden a Cyrillic consonant, which have no Latin equivalent. */
const softened = (found: [string, string[]][]): [string, string[]][] =>
  found.map(([spelling, letters]) => [spelling, letters.map((each) => `${each}[ьъ]?`)]);

const unchanged: Table = new Map();
const tables: Record<WithEndings, Partial<Record<WithEndings, Table>>> = {
  latin: {
    latin: new Map(spelled(latinSpellings)),
    cyrillic: new Map(softened(meant(cyrillicSpellings))),
    greek: new Map(meant(greekSpellings)),
  },
  cyrillic: { cyrillic: unchanged, latin: new Map(spelled(cyrillicSpellings)) },
  greek: { greek: unchanged, latin: new Map(spelled(greekSpellings)) },
};
const latinToArabic: Table = new Map(meant(arabicSpellings));
