import { callingCodeOf, isE164 } from '../phones/calling-code.ts';

/** Identifying data of a candidate, which masked responses must not contain. */
export interface Identity {
  name: string;
  email: string;
  phone: string;
}

/** Replaces hidden text. Its length is constant, so that it does not reveal the original length. */
const hidden = '***';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const wordsOf = (name: string) => name.split(/[\s\p{P}\p{S}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Scripts in which one character can be a whole family name. */
const telling = /[\p{scx=Han}\p{scx=Hang}]/u;

/** The first letter of a word with stars; only stars if that letter would reveal the word. */
function masked(word: string): string {
  const [first, second] = graphemes.segment(word);
  return first && second && !telling.test(first.segment) ? `${first.segment}${hidden}` : hidden;
}

/** `Anna Maria Schmidt` becomes `A*** S***`: first and last word, independent of their length and number. */
export function maskName(name: string): string {
  const words = wordsOf(name);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .flatMap((word) => (word === undefined ? [] : [masked(word)]))
    .join(' ')
    .padEnd(hidden.length, '*');
}

/** `anna@mail.example` becomes `a***@***`. */
export const maskEmail = (email: string): string => `${masked(email.split('@', 1)[0] ?? '')}@${hidden}`;

/** `+919876543210` becomes `+91 ********10`: calling code and last two digits, whatever the number's length. */
export const maskPhone = (phone: string): string =>
  isE164(phone) ? `${callingCodeOf(phone)} ********${phone.slice(-2)}` : '********';

/** The masked name, e-mail and phone. */
export const maskIdentity = ({ name, email, phone }: Identity) => ({
  masked_name: maskName(name),
  masked_email: maskEmail(email),
  masked_phone: maskPhone(phone),
});
