import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { describe, expect, it, test } from 'vitest';
import { callingCodeOf } from './calling-code.ts';
import { type PhoneCountry, readPhone } from './read-phone.ts';

const outcome = (typed: string, chosen?: PhoneCountry): string => {
  const found = readPhone(typed, chosen);
  if ('number' in found) return found.number;
  return 'code' in found ? `${found.key} ${found.code}` : found.key;
};

describe('a telephone number', () => {
  it.each<[typed: string, chosen: PhoneCountry | undefined, number: string]>([
    // As sent by the documented calls: calling code and digits, with separators.
    ['+919876543210', undefined, '+919876543210'],
    ['+91 98765-43210', undefined, '+919876543210'],
    ['+91 (98765) 43210', undefined, '+919876543210'],
    // National, without and with trunk prefix.
    ['98765 43210', 'IN', '+919876543210'],
    ['09876543210', 'IN', '+919876543210'],
    ['0151 23456789', 'DE', '+4915123456789'],
    ['+49 0151 23456789', undefined, '+4915123456789'],
    ['+44 07700 900123', undefined, '+447700900123'],
    ['07911 123456', 'GB', '+447911123456'],
    ['+44 (0)20 7946 0123', undefined, '+442079460123'],
    ['+34 (0) 612 345 678', undefined, '+34612345678'],
    ['8 (916) 123-45-67', 'RU', '+79161234567'],
    ['+7 8 916 123 45 67', undefined, '+79161234567'],
    ['701 234 5678', 'KZ', '+77012345678'],
    ['1 (202) 555-0123', 'US', '+12025550123'],
    ['416 555 0123', 'CA', '+14165550123'],
    ['06 20 123 4567', 'HU', '+36201234567'],
    ['011 15-2345-6789', 'AR', '+5491123456789'],
    // Countries that keep their zero, and lengths other than ten.
    ['06 698 12345', 'IT', '+390669812345'],
    ['+39 338 123 4567', undefined, '+393381234567'],
    ['+225 07 01 02 03 04', undefined, '+2250701020304'],
    ['+86 138 1234 5678', undefined, '+8613812345678'],
    ['0138 1234 5678', 'CN', '+8613812345678'],
    ['+55 11 91234-5678', undefined, '+5511912345678'],
    ['(011) 91234-5678', 'BR', '+5511912345678'],
    ['090-1234-5678', 'JP', '+819012345678'],
    ['9123 4567', 'SG', '+6591234567'],
    ['20 12 34 56', 'DK', '+4520123456'],
    ['0912 345 678', 'VN', '+84912345678'],
    ['+354 611 1234', undefined, '+3546111234'],
    ['+290 51234', undefined, '+29051234'],
    ['0664 123456', 'AT', '+43664123456'],
    ['+870 773 123 456', undefined, '+870773123456'],
    // International numbers under another country, and the prefixes for them.
    ['+49 151 23456789', 'IN', '+4915123456789'],
    ['0049 151 23456789', 'IN', '+4915123456789'],
    ['0049 151 23456789', 'US', '+4915123456789'],
    ['0049 151 23456789', undefined, '+4915123456789'],
    ['011 49 151 23456789', 'US', '+4915123456789'],
    ['011 49 151 23456789', 'IN', '+4915123456789'],
    ['011 4912 3456', 'IN', '+911149123456'],
    ['0011 91 98765 43210', 'AU', '+919876543210'],
    ['010 91 98765 43210', 'JP', '+919876543210'],
    ['+91 0049 151 23456789', undefined, '+4915123456789'],
    ['919876543210', 'IN', '+919876543210'],
    ['+91 919876543210', undefined, '+919876543210'],
    // Typed with the calling code, but without its sign, or with a trunk prefix that its country has not for mobiles.
    ['49 151 23456789', 'DE', '+4915123456789'],
    ['+49 49 151 23456789', undefined, '+4915123456789'],
    ['62 812 345 678', 'ID', '+62812345678'],
    ['383 43 201 234', 'XK', '+38343201234'],
    ['+39 (0)338 123 4567', undefined, '+393381234567'],
    ['+39 (0)6 698 12345', undefined, '+390669812345'],
    ['011 2905 1234', 'IN', '+911129051234'],
    ['9198765432', 'IN', '+919198765432'],
    ['391 234 5678', 'IT', '+393912345678'],
    ['+52 1 55 1234 5678', undefined, '+525512345678'],
    ['https://wa.me/5215512345678?text=hola', 'US', '+525512345678'],
    ['+52 55 1234 5678', undefined, '+525512345678'],
    // Separators, links and labels of contacts apps.
    ['+49.151.2345.6789', undefined, '+4915123456789'],
    ['0151/23456789', 'DE', '+4915123456789'],
    ['+49–151–23456789', undefined, '+4915123456789'],
    ['090・1234・5678', 'JP', '+819012345678'],
    ['98765_43210', 'IN', '+919876543210'],
    ['(+49) 151 23456789', 'IN', '+4915123456789'],
    ['++919876543210', 'US', '+919876543210'],
    ['tel:+49-151-23456789', 'IN', '+4915123456789'],
    ['Phone: +91 98765 43210', 'US', '+919876543210'],
    ['Tél. : 06 12 34 56 78', 'FR', '+33612345678'],
    ['WhatsApp +91 98765 43210', 'US', '+919876543210'],
    ['98765 43210 (mobile)', 'IN', '+919876543210'],
    ['https://wa.me/919876543210', 'US', '+919876543210'],
    ['wa.me/919876543210', 'US', '+919876543210'],
    ['https://api.whatsapp.com/send?phone=919876543210&text=hi', 'US', '+919876543210'],
    ['<tel:+919876543210>', 'US', '+919876543210'],
    ['T +49 30 123456', 'IN', '+4930123456'],
    ['📞 +91 98765 43210', 'US', '+919876543210'],
    ['☎️ (202) 555-0123', 'US', '+12025550123'],
    ['"+91 98765 43210"', 'US', '+919876543210'],
    // Invisible marks, and digits of other scripts.
    ['\u202a+91 98765 43210\u202c', 'US', '+919876543210'],
    ['\u2068+49\u00a0151\u202f23456789\u2069', 'IN', '+4915123456789'],
    ['98765\u200b43210\ufeff', 'IN', '+919876543210'],
    ['+91\t98765\n43210', undefined, '+919876543210'],
    ['٩٨٧٦٥٤٣٢١٠', 'IN', '+919876543210'],
    ['+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹', 'IN', '+989123456789'],
    ['९८७६५४३२१०', 'IN', '+919876543210'],
    ['＋８１　９０－１２３４－５６７８', 'IN', '+819012345678'],
    ['০১৭১২-৩৪৫৬৭৮', 'BD', '+8801712345678'],
  ])('%j under %s is %s', (typed, chosen, number) => {
    expect(outcome(typed, chosen)).toBe(number);
    expect(outcome(number), 'read again').toBe(number);
  });

  it.each<[typed: string, chosen: PhoneCountry | undefined, reason: string]>([
    ['', 'IN', 'phone_missing'],
    [' \u200e ', undefined, 'phone_missing'],
    ['9876543210', undefined, 'phone_country_missing'],
    ['+', 'IN', 'phone_characters'],
    ['call me', 'IN', 'phone_characters'],
    ['1-800-FLOWERS', 'US', 'phone_characters'],
    ['O9876543210', 'IN', 'phone_characters'],
    ['+91 ********10', undefined, 'phone_characters'],
    ['*121#', 'IN', 'phone_characters'],
    ['T 030 123456', 'DE', 'phone_characters'],
    ['98765 43210 📞', 'IN', 'phone_characters'],
    ['sip:+919876543210@example.com', 'IN', 'phone_characters'],
    ['98765 43210 ext. 12', 'IN', 'phone_extension'],
    ['98765 43210x12', 'IN', 'phone_extension'],
    ['tel:+91-98765-43210;ext=12', 'IN', 'phone_extension'],
    ['+49 30 1234567 Durchwahl 12', undefined, 'phone_extension'],
    ['98765 43210,,12', 'IN', 'phone_extension'],
    ['+91 98765 43210 / +91 98765 43211', undefined, 'phone_several'],
    ['98765 43210, 98765 43211', 'IN', 'phone_several'],
    ['98765 43210; 98765 43211', 'IN', 'phone_several'],
    ['98765 4321', 'IN', 'phone_too_short 91'],
    ['+91', undefined, 'phone_too_short 91'],
    ['1', 'DE', 'phone_too_short 49'],
    ['112', 'FR', 'phone_too_short 33'],
    ['+91 98765 43210 99', undefined, 'phone_too_long 91'],
    ['+1 202 555 01234', undefined, 'phone_too_long 1'],
    ['98765 43210 98765 43210', 'IN', 'phone_too_long 91'],
    ['+86 138 1234 567', undefined, 'phone_too_short 86'],
    ['0151 234567', 'DE', 'phone_too_short 49'],
    ['+81 90 1234 567', undefined, 'phone_too_short 81'],
    ['+1 234 567 890', undefined, 'phone_too_short 1'],
    ['023 456 7890', 'US', 'phone_not_of_country 1'],
    ['0000000000', 'IN', 'phone_not_of_country 91'],
    ['+39 6 698 12345', undefined, 'phone_not_of_country 39'],
    ['+999 123456789', 'IN', 'phone_country_unknown'],
    ['+210 123456789', undefined, 'phone_country_unknown'],
    ['+0 123456789', undefined, 'phone_country_unknown'],
  ])('%j under %s is refused: %s', (typed, chosen, reason) => {
    expect(outcome(typed, chosen)).toBe(reason);
  });

  // Each valid number of a mobile or a landline lost its end where a field took ten digits.
  it.each([
    ['+861381234567', 'China'],
    ['+551191234567', 'Brazil'],
    ['+49151234567', 'Germany, with its trunk prefix'],
    ['+44770090012', 'the United Kingdom, with its trunk prefix'],
    ['+81901234567', 'Japan, with its trunk prefix'],
    ['+7891612345', 'Russia, with its trunk prefix'],
  ])('%s, cut from a number of %s, is refused', (cut) => {
    expect(outcome(cut)).toMatch(/^phone_(?:not_of_country|too_short)/);
  });
});

test('no calling code of a country is read as another one', () => {
  expect(getCountries().length).toBeGreaterThan(240);
  for (const country of getCountries()) {
    const code = `+${getCountryCallingCode(country)}`;
    expect(callingCodeOf(`${code}5551234567`)).toBe(code);
  }
});

test('a number that was read says its country and its national part', () => {
  expect(readPhone('+49 0151 23456789', 'IN')).toEqual({
    number: '+4915123456789',
    country: 'DE',
    national: '1512 3456789',
  });
  expect(readPhone('+870773123456')).toMatchObject({ country: null, national: '773 123 456' });
});
