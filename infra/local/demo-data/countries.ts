import type { CountryCode } from '#shared/domain/countries.ts';
import type { SalaryCurrency } from '#shared/domain/salary.ts';
import texts from './texts/countries.json' with { type: 'json' };

/** A country in which the demo's companies have offices. */
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

/** `mobile`: the beginning of mobile numbers, which six more digits make whole. */
const countries = texts as Readonly<Record<string, { mobile: string; office?: Country }>>;

/** The country of a place such as "Osaka, Japan"; the name of a city state is also its country. */
const placeIn = (place: string) => countries[place.split(', ').at(-1) ?? place];

export const countryOf = (place: string): Country => {
  const country = placeIn(place)?.office;
  if (country === undefined) throw new Error(`Demo data know no country of ${place}.`);
  return country;
};

/** The beginning of a mobile number of a place; six more digits make it whole. */
export const mobileStartOf = (place: string): string => {
  const start = placeIn(place)?.mobile;
  if (start === undefined) throw new Error(`Demo data know no telephone numbers of ${place}.`);
  return start;
};
