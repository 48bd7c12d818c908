import {
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { callingCodeOf } from './calling-code.ts';
import type { PhoneProblem } from './dialled-digits.ts';
import { dialledDigits } from './dialled-digits.ts';

// The only module with the library and its numbering plans (160 KB): both sides load it lazily, with the first number
// that they check (decision 55).

/** A country with a calling code: of ISO 3166-1, and AC, TA and XK. */
export type { CountryCode as PhoneCountry };

export interface ReadPhone {
  /** E.164, such as `+4915123456789`. */
  number: string;
  /** The country whose plan has the number; null for numbers of no country, such as +870. */
  country: CountryCode | null;
  /** The national part as it is written in an international number: `151 23456789`. */
  national: string;
}

/** Numbers that Ofcom reserves for examples and drama. They ring nowhere, so numbering plans leave them out. */
const reserved = /^\+44(?:7700900|1632960)\d{3}$/;

/**
 * Reads a telephone number as a person types it: international, or as in the country that was chosen, with or without
 * trunk prefix. A text that could be either is read as in the chosen country.
 * @param chosen country of numbers without calling code; without it they are refused
 */
export function readPhone(typed: string, chosen?: CountryCode): ReadPhone | PhoneProblem {
  const dialled = dialledDigits(typed);
  if ('key' in dialled) return dialled;
  const { digits, withoutTrunk } = dialled;
  const found = likelier(readDigits(digits, chosen), withoutTrunk ? readDigits(withoutTrunk, chosen) : undefined);
  return found
    ? { number: found.number, country: countryOf(found), national: nationalOf(found) }
    : problemOf(digits, chosen);
}

/**
 * The first of two readings, unless only the second is a mobile number: where landlines have many lengths, the digits of
 * `49 151 23456789` and of `+39 (0)338 1234567` could also be landlines, whose numbers do not exist.
 */
const likelier = (first?: PhoneNumber, second?: PhoneNumber): PhoneNumber | undefined =>
  second?.getType() === 'MOBILE' && first?.getType() !== 'MOBILE' ? second : (first ?? second);

/** Other readings are tried only when the digits are no number of the country itself: 011 is also the code of Delhi. */
function readDigits(digits: string, chosen?: CountryCode): PhoneNumber | undefined {
  if (digits.startsWith('+')) return likelier(parse(digits), parseBehindCode(digits));
  if (!chosen) return digits.startsWith('00') ? parse(digits.replace('00', '+')) : undefined;
  const withCode = digits.startsWith(getCountryCallingCode(chosen)) ? parse(`+${digits}`) : undefined;
  return likelier(parse(digits, chosen), withCode) ?? parse(digits.replace(/^0(?:0|11)/, '+'));
}

/** A whole number typed behind the calling code that a form adds (`+91 0049…`, `+91 919876543210`), or an old Mexican one. */
function parseBehindCode(digits: string): PhoneNumber | undefined {
  const code = callingCodeOf(digits);
  const rest = digits.slice(code.length);
  if (outdatedMexican.test(digits)) return parse(digits.replace(outdatedMexican, '+52'));
  if (/^0(?:0|11)/.test(rest)) return parse(rest.replace(/^0(?:0|11)/, '+'));
  return rest.startsWith(code.slice(1)) ? parse(`+${rest}`) : undefined;
}

/** Until 2019 mobile numbers of Mexico had a 1 behind the calling code; WhatsApp still shows it. */
const outdatedMexican = /^\+521(?=\d{10}$)/;

function parse(digits: string, country?: CountryCode): PhoneNumber | undefined {
  const found = parsePhoneNumberFromString(digits, { ...(country && { defaultCountry: country }), extract: false });
  return found && (found.isValid() || reserved.test(found.number)) ? found : undefined;
}

const countryOf = ({ country, number }: PhoneNumber) => country ?? (reserved.test(number) ? 'GB' : null);

const nationalOf = (found: PhoneNumber): string =>
  found.formatInternational().slice(`+${found.countryCallingCode} `.length);

function problemOf(digits: string, chosen?: CountryCode): PhoneProblem {
  const isInternational = digits.startsWith('+');
  if (!isInternational && !chosen) return { key: 'phone_country_missing' };
  const length = validatePhoneNumberLength(digits, chosen);
  const code = Number(isInternational || !chosen ? callingCodeOf(digits) : getCountryCallingCode(chosen));
  if (code === 0 || length === 'INVALID_COUNTRY') return { key: 'phone_country_unknown' };
  if (length === 'TOO_SHORT' || length === 'NOT_A_NUMBER') return { key: 'phone_too_short', code };
  if (length === 'TOO_LONG') return { key: 'phone_too_long', code };
  return { key: nearMiss(digits, chosen) ?? 'phone_not_of_country', code };
}

/** Says of a number of a possible length whether up to three more digits, or as many fewer, would make it valid. */
function nearMiss(digits: string, chosen?: CountryCode): 'phone_too_short' | 'phone_too_long' | undefined {
  const endings = ['', '2', '23'].flatMap((end) => [...'0123456789'].map((next) => next + end));
  if (endings.some((end) => parse(digits + end, chosen))) return 'phone_too_short';
  return [1, 2, 3].some((count) => parse(digits.slice(0, -count), chosen)) ? 'phone_too_long' : undefined;
}
