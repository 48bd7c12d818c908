import type { Identity } from './masking.ts';

/** Stands in a text for what was taken out. */
const hidden = '***';

/** Characters without width that would hide a name or number from the patterns below. */
const invisible = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g;

const mailAddress = /[^\s@<>()[\],;]+(?:@|\s+@\s+|\s*[([{]\s*(?:at|@)\s*[)\]}]\s*)[^\s@<>()[\],;]+/giu;
const webAddress = /(?:https?:\/\/|www\.)\S+/giu;
/** `linkedin.com/in/anna`: a host with a path. */
const hostWithPath = /(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/\S*/giu;
const socialHost =
  /(?:[\p{L}\p{N}-]+\.)*(?:linkedin|facebook|instagram|twitter|tiktok|youtube|telegram|whatsapp|github|xing|behance)\.\p{L}{2,}/giu;
/** `@anna_speaks`: how people are named on social networks. */
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.-]{2,}/giu;
/** Digits with what people put between them. */
const digitRun = /[+(]*\p{Nd}(?:[\s().,/+_~·•*-]*\p{Nd})*/gu;
const years = /^(?:19|20)[0-9]{2}\s*[-/,]?\s*(?:19|20)[0-9]{2}$/;
const fewestPhoneDigits = 7;

const isPhone = (run: string) =>
  run.replaceAll(/\P{Nd}/gu, '').length >= fewestPhoneDigits && !years.test(run.replaceAll(/[–—]/g, '-'));

/**
 * A free text without e-mail addresses, phone numbers and links to profiles, whoever they belong to.
 * Spans of years such as `2015-2020` stay.
 */
export const redactContacts = (text: string): string =>
  [mailAddress, webAddress, hostWithPath, socialHost, handle]
    .reduce((rest, pattern) => rest.replaceAll(pattern, hidden), readable(text))
    .replaceAll(digitRun, (run) => (isPhone(run) ? hidden : run))
    .normalize('NFC');

const readable = (text: string) =>
  text
    .replaceAll(invisible, '')
    .replaceAll(/[–—‐-―−]/g, '-')
    .normalize('NFKC');

/** Scripts that put no spaces between words: a name is found inside of other letters there. */
const spaceless = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}]/u;

const accents = '[\\u0300-\\u036F]*';

/** A pattern that finds these letters whatever their case and accents. */
function lettersOf(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, '');
  return [...bare].map((letter) => `${RegExp.escape(letter)}${accents}`).join('');
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** Whether `part` of `text` at `offset` stands alone, as a word. */
const isWord = (text: string, part: string, offset: number) =>
  !wordCharacter.test([...text.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '') &&
  !wordCharacter.test(String.fromCodePoint(text.codePointAt(offset + part.length) ?? 0));

const isLong = (text: string) => [...text].length > 1;

/**
 * Makes the redaction of one person's free texts: contacts as in `redactContacts`, and the person's own name, e-mail
 * name and phone number. Parts of the name go where they stand as words, the whole name wherever it stands.
 */
export function redactorFor({ name, email }: Identity): (text: string) => string {
  const parts = [...name.split(/[\s\p{P}\p{S}]+/u), email.split('@', 1)[0] ?? ''].filter(isLong);
  const anywhere = [email, name.replaceAll(/\s+/g, ' '), ...parts.filter((part) => spaceless.test(part))].filter(
    isLong,
  );
  const asWords = parts.filter((part) => !spaceless.test(part));
  const patterns = [anywhere, asWords].map((texts) => texts.map(lettersOf).join('|'));
  // The boundaries of words are checked beside the pattern: in it, they make it a hundred times slower to build.
  const own = new RegExp(`(${patterns[0] || '$^'})|(?:${patterns[1] || '$^'})`, 'giu');
  return (text) => {
    const taken = readable(text)
      .normalize('NFD')
      .replaceAll(own, (match: string, whole: string | undefined, offset: number, all: string) =>
        whole !== undefined || isWord(all, match, offset) ? hidden : match,
      );
    return redactContacts(taken.normalize('NFC'));
  };
}
