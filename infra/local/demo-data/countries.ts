import type { CountryCode } from '#shared/domain/countries.ts';
import type { SalaryCurrency } from '#shared/domain/salary.ts';

interface Country {
  code: CountryCode;
  /** Name of the time zone as people there use it, and its name in the IANA database. */
  time: string;
  zone: string;
  /** Usual days of paid leave in a year. */
  leave: number;
  /** `rate`: thousands of `currency` for a German salary of a thousand euros. Salaries are rounded to `step`. */
  pay: { currency: SalaryCurrency; rate: number; step: number };
}

const euro = (rate: number): Country['pay'] => ({ currency: 'EUR', rate, step: 500 });
const european = (code: CountryCode, zone: string, rate: number, leave = 28): Country => ({
  code,
  zone: `Europe/${zone}`,
  time: 'Central European Time',
  leave,
  pay: euro(rate),
});

/** Countries in which the demo's companies have offices. */
const countries: Readonly<Record<string, Country>> = {
  Germany: european('DE', 'Berlin', 1, 30),
  Austria: european('AT', 'Vienna', 0.98, 25),
  Switzerland: { ...european('CH', 'Zurich', 1, 25), pay: { currency: 'CHF', rate: 1.45, step: 500 } },
  France: european('FR', 'Paris', 0.88, 30),
  Belgium: european('BE', 'Brussels', 0.95),
  Netherlands: european('NL', 'Amsterdam', 0.98, 27),
  Spain: european('ES', 'Madrid', 0.68, 25),
  Italy: european('IT', 'Rome', 0.75, 26),
  Greece: { ...european('GR', 'Athens', 0.52, 25), time: 'Eastern European Time' },
  Portugal: { ...european('PT', 'Lisbon', 0.56, 25), time: 'Western European Time' },
  Ireland: { ...european('IE', 'Dublin', 1.02, 25), time: 'Irish time' },
  UK: {
    code: 'GB',
    zone: 'Europe/London',
    time: 'UK time',
    leave: 28,
    pay: { currency: 'GBP', rate: 0.82, step: 500 },
  },
  USA: {
    code: 'US',
    zone: 'America/New_York',
    time: 'US Eastern Time',
    leave: 20,
    pay: { currency: 'USD', rate: 1.4, step: 500 },
  },
  Canada: {
    code: 'CA',
    zone: 'America/Toronto',
    time: 'Eastern Time',
    leave: 20,
    pay: { currency: 'CAD', rate: 1.35, step: 500 },
  },
  Australia: {
    code: 'AU',
    zone: 'Australia/Sydney',
    time: 'Sydney time',
    leave: 20,
    pay: { currency: 'AUD', rate: 1.6, step: 500 },
  },
  Japan: {
    code: 'JP',
    zone: 'Asia/Tokyo',
    time: 'Japan Standard Time',
    leave: 20,
    pay: { currency: 'JPY', rate: 115, step: 100_000 },
  },
  India: {
    code: 'IN',
    zone: 'Asia/Kolkata',
    time: 'India Standard Time',
    leave: 24,
    pay: { currency: 'INR', rate: 21, step: 10_000 },
  },
  Singapore: {
    code: 'SG',
    zone: 'Asia/Singapore',
    time: 'Singapore time',
    leave: 21,
    pay: { currency: 'SGD', rate: 1.35, step: 500 },
  },
  UAE: {
    code: 'AE',
    zone: 'Asia/Dubai',
    time: 'Gulf Standard Time',
    leave: 30,
    pay: { currency: 'AED', rate: 3.8, step: 1_000 },
  },
};

/** The country of a place such as "Osaka, Japan"; the name of a city state is also its country. */
const countryNameOf = (place: string): string => place.split(', ').at(-1) ?? place;

export const countryOf = (place: string): Country => {
  const country = countries[countryNameOf(place)];
  if (country === undefined) {
    throw new Error(`Demo data know no country of ${place}.`);
  }
  return country;
};

/** Beginnings of mobile numbers, which six more digits make whole. */
const mobileStarts: Readonly<Record<string, `+${number}`>> = {
  Australia: '+61412',
  Austria: '+436641',
  Belgium: '+32470',
  Brazil: '+5511912',
  Canada: '+14162',
  China: '+8613812',
  Colombia: '+573102',
  Egypt: '+201001',
  Finland: '+358401',
  France: '+33612',
  Georgia: '+995555',
  Germany: '+4915123',
  Greece: '+306944',
  India: '+919820',
  Ireland: '+353851',
  Israel: '+972525',
  Italy: '+393381',
  Japan: '+819012',
  Jordan: '+962790',
  Kazakhstan: '+77011',
  Latvia: '+37129',
  Mexico: '+525512',
  Morocco: '+212661',
  Netherlands: '+31612',
  Poland: '+48601',
  Portugal: '+351912',
  Singapore: '+6591',
  'South Korea': '+821023',
  Spain: '+34612',
  Sweden: '+46701',
  Switzerland: '+41792',
  Taiwan: '+886912',
  Thailand: '+66812',
  Türkiye: '+905321',
  UAE: '+971501',
  UK: '+447712',
  USA: '+12125',
  Ukraine: '+380501',
  Vietnam: '+84912',
};

/** The beginning of a mobile number of a place; six more digits make it whole. */
export const mobileStartOf = (place: string): string => {
  const start = mobileStarts[countryNameOf(place)];
  if (start === undefined) {
    throw new Error(`Demo data know no telephone numbers of ${place}.`);
  }
  return start;
};
