import { toAsciiDigits } from '../clean-text.ts';

/** Why a text is no telephone number, by the key of its refusal text; `code` is the calling code of its country. */
export type PhoneProblem =
  | { key: 'phone_missing' | 'phone_characters' | 'phone_extension' | 'phone_several' }
  | { key: 'phone_country_missing' | 'phone_country_unknown' }
  | { key: 'phone_too_short' | 'phone_too_long' | 'phone_not_of_country'; code: number };

/** Links to numbers in WhatsApp, which have the calling code without its plus sign. */
const whatsAppLink = /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)(?:[?&].*)?$/i;

/** Telephone signs, quotes and brackets before a label or a number. */
const marksBefore = /^[^\p{L}\p{N}+(*#@%&=]+/u;

/** What is before or after a number in contacts and signatures: `tel:`, `Phone: `, `WhatsApp `, ` (mobile)`. */
const labelBefore = /^[\p{L}\p{M}\s]*[\p{L}\p{M}](?:[:.]+(?:\/\/)?|(?<=\p{L}{3})\s|\s(?=\+))[\s:.]*(?=[(+\d])/u;
const labelAfter = /(?<=\d)\s*\([\p{L}\p{M}\s.]+\)$/u;

/** Digits that are dialled only once the call is taken: `ext. 12`, `x12`, `#12`, `;ext=12`, `,,12`. */
const extension = /\d[^\p{L}\d#;,]*(?:[\p{L}\p{M}#;]|,,)[^\d]*\d{1,7}\D*$/u;

const foreign = /[\p{L}\p{M}*#@%&=\p{Emoji_Presentation}]/u;

/** Longer texts are no numbers. */
const maxTyped = 100;

const isNumberAlone = (text: string): boolean => (text.match(/\d/g)?.length ?? 0) >= 7;

const isSeveral = (text: string): boolean =>
  /\d\D*\+/.test(text) || text.split(/[,;|/]|\s{2,}/).filter(isNumberAlone).length > 1;

/** Digits as they are dialled, behind `+` where the number is international. */
export interface DialledDigits {
  digits: string;
  /** The same without a trunk prefix in brackets, as in `+44 (0)20 …`; absent where the text has none. */
  withoutTrunk?: string;
}

/**
 * The digits of a number as a person types or pastes it: digits of any script, with any separators, invisible
 * characters, labels and links. Nothing is cut.
 */
export function dialledDigits(typed: string): DialledDigits | PhoneProblem {
  if (typed.length > maxTyped) return { key: 'phone_characters' };
  const text = toAsciiDigits(typed.normalize('NFKC'))
    .replaceAll(/[\p{Cf}\p{Cc}]+/gu, ' ')
    .trim()
    .replace(whatsAppLink, '+$1')
    .replace(marksBefore, '')
    .replace(labelBefore, '')
    .replace(labelAfter, '');
  if (text === '') return { key: 'phone_missing' };
  if (isSeveral(text)) return { key: 'phone_several' };
  if (extension.test(text)) return { key: 'phone_extension' };
  if (foreign.test(text) || !/\d/.test(text)) return { key: 'phone_characters' };
  const digits = digitsOf(text);
  const withoutTrunk = digitsOf(text.replace(/\(\s*0\s*\)/, ''));
  return withoutTrunk === digits ? { digits } : { digits, withoutTrunk };
}

const digitsOf = (text: string): string => `${text.includes('+') ? '+' : ''}${text.replaceAll(/\D/g, '')}`;
