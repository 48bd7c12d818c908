import { toAsciiDigits } from './clean-text.ts';
import { dropInvisible } from './invisible-characters.ts';

/** Two whole amounts that one text could mean. */
export type Readings = readonly [whole: number, joined: number];

/** What a text says of an amount: one whole amount, two that it could mean, or none. */
export type Amount = { amount: number } | { readings: Readings } | undefined;

const apostrophes = /['’‘ʼ´`＇]/gu;
/**
 * Signs, codes and abbreviations of the currencies of salaries before or after an amount. Other letters may be a factor, as in
 * `12 LPA` (lakhs a year) and `45 TSD` (thousands), or another currency.
 */
const currency = '(?:[A-Z]{0,2}[$＄€£￡₹¥￥]|USD|EUR|GBP|INR|JPY|CHF|CAD|AUD|SGD|AED|Rs\\.?|Fr\\.|円|د\\.إ)';
const edges = new RegExp(`^${currency} ?(?=[0-9])|(?<=[0-9.,/–—-]) ?${currency}$`, 'gu');
/** Ends of whole amounts in German and Swiss (`45.000,-`) and Indian (`45,000/-`) writing. */
const noCents = /(?:[.,/] ?[-–—]{1,2}|[.,])$/u;
const thousand = /^([0-9]{1,6}) ?k$/iu;

/** Separators that only group digits: space, apostrophe, underscore and the Arabic thousands sign. */
const onlyGroups = " '_٬";
const western = (sign: string) => new RegExp(`^[0-9]{1,3}(?:[${sign}][0-9]{3})+$`);
const indian = (sign: string) => new RegExp(`^[0-9]{1,2}(?:[${sign}][0-9]{2})+[${sign}][0-9]{3}$`);
const isGrouped = (text: string, sign: string): boolean =>
  !/^0/.test(text) && (western(sign).test(text) || indian(sign).test(text));

/** Longer numbers are no amounts, and could not be read exactly. */
const maxDigits = 15;
const joined = (text: string) => Number(text.replaceAll(/[^0-9]/g, ''));

/** ASCII digits and signs, with `'` for every apostrophe and a plain space for every space. */
const plain = (text: string): string =>
  toAsciiDigits(dropInvisible(text))
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[،，]/g, ',')
    .replaceAll('．', '.')
    .replaceAll(apostrophes, "'")
    .trim();

const withoutCurrency = (text: string): string => text.replaceAll(edges, '').replace(noCents, '');

/** Digits with one kind of separator, or none. */
function readGroups(text: string): number | undefined {
  if (/^[0-9]+$/.test(text)) return Number(text);
  const [sign = ''] = /[^0-9]/.exec(text) ?? [];
  return `${onlyGroups}.,`.includes(sign) && isGrouped(text, sign) ? joined(text) : undefined;
}

/** Digits before and after a last sign that may separate a fraction; undefined where the digits before it are none. */
function readFraction(text: string): Amount {
  const [, before = '', sign = '', after = ''] = /^(.+)([.,٫])([0-9]+)$/.exec(text) ?? [];
  const whole = before.includes(sign) ? undefined : readGroups(before);
  if (whole === undefined) return undefined;
  if (/^0{1,2}$/.test(after)) return { amount: whole };
  // The Arabic sign and a second kind of separator say that a fraction is meant, which no whole amount has.
  const isFraction = after.length < 3 && (sign === '٫' || /[^0-9]/.test(before));
  if (whole === joined(text)) return { amount: whole };
  return isFraction ? undefined : { readings: [whole, joined(text)] };
}

/**
 * The whole amount that a text shows, with digits and separators of any region and a currency around them:
 * `45,000`, `45.000,-`, `₹ 12,00,000`, `٤٥٬٠٠٠` and `45k`. A fraction of zeros is none: `45,000.00` is 45000. What could
 * be a fraction or a group, as `45,5`, has two readings. Undefined for everything else.
 * @param text at most some hundred characters
 */
export function readAmount(text: string): Amount {
  const digits = withoutCurrency(plain(text));
  if (digits.replaceAll(/[^0-9]/g, '').length > maxDigits) return undefined;
  const [, thousands] = thousand.exec(digits) ?? [];
  if (thousands !== undefined) return { amount: Number(thousands) * 1_000 };
  const amount = readGroups(digits);
  return amount === undefined ? readFraction(digits) : { amount };
}

/** A number with a fraction, such as a score, in digits of any script and with the decimal sign of any language. */
export function decimalIn(text: string): number | null {
  const digits = plain(text).replace(/[,٫]/, '.');
  return /^[0-9]{1,6}(?:\.[0-9]{0,4})?$/.test(digits) ? Number(digits) : null;
}
