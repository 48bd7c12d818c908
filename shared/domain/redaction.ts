import { dropInvisible } from './invisible-characters.ts';
import type { Identity } from './masking.ts';
import { formsOf, latinInitials, lettersPattern, namePattern, type Script, scriptsOf } from './name-pattern.ts';
import { mailAddresses } from './spelled-mail.ts';

/** Replaces redacted text. */
const hidden = '***';

/** Would hide a name in a script without spaces, where `dropInvisible` leaves it. */
const zeroWidthSpace = '\u200B';

const webAddress = /(?:https?:\/\/|www\.)\S+/giu;
/** `linkedin.com/in/anna`: a host with a path. */
const hostWithPath = /(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/\S*/giu;
const socialHost =
  /(?:[\p{L}\p{N}-]+\.)*(?:linkedin|facebook|instagram|twitter|tiktok|youtube|telegram|whatsapp|github|xing|behance)\.\p{L}{2,}/giu;
/** `@anna_speaks`: a user name of a social network. */
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.-]{2,}/giu;
/** Digits with common separators. */
const digitRun = /[+(]*\p{Nd}(?:[\s().,/+_~·•*-]*\p{Nd})*/gu;
const years = /^(?:19|20)[0-9]{2}\s*[-/,]?\s*(?:19|20)[0-9]{2}$/;
const fewestPhoneDigits = 7;

const isPhone = (run: string) =>
  run.replaceAll(/\P{Nd}/gu, '').length >= fewestPhoneDigits && !years.test(run.replaceAll(/[–—]/g, '-'));

/**
 * Redacts all e-mail addresses, phone numbers and profile links from a free text.
 * Year ranges such as `2015-2020` are kept.
 */
export const redactContacts = (text: string): string =>
  [...mailAddresses, webAddress, hostWithPath, socialHost, handle]
    .reduce((rest, pattern) => rest.replaceAll(pattern, hidden), readable(text))
    .replaceAll(digitRun, (run) => (isPhone(run) ? hidden : run))
    .normalize('NFC');

const readable = (text: string) =>
  dropInvisible(text)
    .replaceAll(zeroWidthSpace, '')
    .replaceAll(/[–—‐-―−]/g, '-')
    .normalize('NFKC');

/** Scripts without spaces between words: a name is matched within other letters. */
const spaceless = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}]/u;

const wordCharacter = /[\p{L}\p{N}]/u;

/** Whether `part` of `text` at `offset` is a whole word. */
const isWord = (text: string, part: string, offset: number) =>
  !wordCharacter.test([...text.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '') &&
  !wordCharacter.test(String.fromCodePoint(text.codePointAt(offset + part.length) ?? 0));

const isLong = (text: string) => [...text].length > 1;

/** The words of a text, with their combining marks. */
const words = /[\p{L}\p{M}\p{N}]+/gu;
/** Words with the hyphens and apostrophes within them, which searches leave out. */
const joinedWords = /[\p{L}\p{M}\p{N}]+(?:['’‘`-][\p{L}\p{M}\p{N}]+)*/gu;
const withoutSigns = (word: string) => word.replaceAll(/[\p{P}\p{S}]+/gu, '');

/**
 * Returns a function that redacts one person's free texts: contacts as in `redactContacts`, and the person's own name,
 * e-mail name and phone number. Parts of the name are redacted as whole words, in the spellings, transliterations and
 * inflections of `namePattern`; the whole name is redacted anywhere. The second parameter of the returned function,
 * `isKept`, exempts words although they are part of the name.
 */
export function redactorFor({ name, email }: Identity): (text: string, isKept?: (word: string) => boolean) => string {
  const mailName = email.split('@', 1)[0] ?? '';
  const parts = name.split(/[\s\p{P}\p{S}]+/u).filter(isLong);
  // `O'Neill` is also written as one word.
  const joined = name
    .split(/\s+/)
    .map(withoutSigns)
    .filter((word) => isLong(word) && !parts.includes(word));
  const unspaced = [...parts, mailName].filter((part) => spaceless.test(part));
  const anywhere = [email, name.replaceAll(/\s+/g, ' '), ...unspaced].filter(isLong);
  // Word boundaries are checked in code: within the pattern they make its compilation a hundred times slower.
  const patterns = [anywhere, [mailName].filter(isLong)].map((texts) => texts.map(lettersPattern).join('|'));
  const own = new RegExp(`(${patterns[0] || '$^'})|(?:${patterns[1] || '$^'})`, 'giu');
  const isNamePart = namePartTest([...parts, ...joined].filter((part) => !spaceless.test(part)));
  return (text, isKept = () => false) => {
    const readableText = readable(text).normalize('NFD');
    const isName = isNamePart(scriptsOf(readableText));
    const hide = (word: string) => (isName(word) && !isKept(word.normalize('NFC')) ? hidden : word);
    const taken = readableText
      .replaceAll(own, (match: string, whole: string | undefined, offset: number, all: string) =>
        (whole !== undefined || isWord(all, match, offset)) && !isKept(match.normalize('NFC')) ? hidden : match,
      )
      .replaceAll(joinedWords, (joinedWord) => {
        const rest = joinedWord.replaceAll(words, hide);
        return rest === joinedWord && hide(withoutSigns(joinedWord)) === hidden ? hidden : rest;
      });
    return redactContacts(taken.normalize('NFC'));
  };
}

type WordTest = (word: string) => boolean;

/** Returns the predicate for parts of a name, cached for each combination of scripts of a text. */
function namePartTest(parts: readonly string[]): (scripts: readonly Script[]) => WordTest {
  const made = new Map<string, WordTest>();
  return (scripts) => {
    const key = scripts.join();
    const test = made.get(key) ?? wordTest(parts, scripts);
    made.set(key, test);
    return test;
  };
}

function wordTest(parts: readonly string[], scripts: readonly Script[]): WordTest {
  const inScripts = parts.flatMap((part) => scripts.flatMap((script) => namePattern(part, script) ?? []));
  // Names are also written as one word, for example in addresses.
  const literal = [...parts, parts.join(''), parts.toReversed().join('')].flatMap(formsOf).filter(Boolean);
  const exact = new Set(literal);
  const pattern = new RegExp(`^(?:${inScripts.join('|') || '$^'})$`);
  const initials = scripts.join() === 'latin' ? parts.map(latinInitials) : [undefined];
  const isPlausible = initials.includes(undefined)
    ? () => true
    : (form: string) => initials.some((letters) => letters?.includes(form.slice(0, 1)));
  return (word) => formsOf(word).some((form) => exact.has(form) || (isPlausible(form) && pattern.test(form)));
}
