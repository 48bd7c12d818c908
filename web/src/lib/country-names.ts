import { countryCodes } from '#shared/domain/countries.ts';
import { formatters } from './formatter.ts';

const optionsOf = formatters((language, type: 'region') => {
  const names = new Intl.DisplayNames(language, { type });
  const { compare } = new Intl.Collator(language);
  return countryCodes
    .map((code) => ({ value: code as string, label: names.of(code) ?? code }))
    .sort((left, right) => compare(left.label, right.label));
});

/** The countries with their names in the reader's language, in the order of that language. */
export const countryOptions = () => optionsOf('region');

/** The name of a country in the reader's language. */
export const countryName = (code: string): string =>
  optionsOf('region').find(({ value }) => value === code)?.label ?? code;
