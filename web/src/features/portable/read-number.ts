import type { PhoneCountry } from '#shared/domain/phones/read-phone.ts';
import { phoneText } from '#shared/texts/phone-text.ts';
import { textId } from '#shared/texts/text-id.ts';
import { phoneCountries } from '#web/config/phone-countries.ts';
import type { FoundProfile } from './formats/found-profile.ts';

const countryNamed = (code: string | undefined): PhoneCountry | undefined =>
  phoneCountries.find((country) => country === code?.toUpperCase());

/**
 * A profile from a file with its telephone number as profiles store it; a number without calling code is one of the country in
 * which the person lives. Where it is no valid number, it stays as the file has it, with the reason.
 */
export async function withReadNumber(found: FoundProfile): Promise<FoundProfile> {
  const { phone = '' } = found.fields;
  if (phone === '') return found;
  // Files are read without a connection, too.
  const plans = await import('#shared/domain/phones/read-phone.ts').catch(() => undefined);
  const number = plans?.readPhone(phone, countryNamed(found.country));
  if (number && 'number' in number) return { ...found, fields: { ...found.fields, phone: number.number } };
  return { ...found, phoneProblem: number ? phoneText(number) : textId('phone_unchecked') };
}
