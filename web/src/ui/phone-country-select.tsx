import { useState } from 'react';
import type { PhoneCountry } from '#shared/domain/phones/read-phone.ts';
import { firstPhoneCountries, phoneCodeOf, phoneCountries } from '../config/phone-countries.ts';
import { cx } from '../lib/cx.ts';
import { formatters } from '../lib/formatter.ts';
import { t } from '../lib/i18n.ts';
import { inputClass } from './field.tsx';
import { ChevronDown } from './icons.ts';

const namesOf = formatters((language, type: 'region') => new Intl.DisplayNames(language, { type }));
const orderOf = formatters((language, _: 'names') => new Intl.Collator(language));

/** `India (+91)`, in the language of the site. The mark keeps the sign before the digits in Arabic. */
export const phoneCountryText = (country: PhoneCountry): string =>
  `${namesOf('region').of(country)} (\u200e${phoneCodeOf(country)})`;

/** The rest of the countries by name, without those that come first. */
const byName = (): [PhoneCountry, string][] =>
  phoneCountries
    .filter((country) => !(firstPhoneCountries as readonly PhoneCountry[]).includes(country))
    .map((country): [PhoneCountry, string] => [country, phoneCountryText(country)])
    .sort(([, left], [, right]) => orderOf('names').compare(left, right));

const Options = ({ of }: { of: [PhoneCountry, string][] }) =>
  of.map(([country, text]) => (
    <option key={country} value={country}>
      {text}
    </option>
  ));

/**
 * The country of a telephone number: the browser's own select, which phones show as a list and where letters find a name.
 * It is as narrow as a code: what it shows is apart, and says the country by two letters. Countries get their names, and
 * those beyond the first ones are added, once the user turns to it: the browser's names take a phone 0.1 s.
 */
export const PhoneCountrySelect = ({
  name,
  country,
  disabled,
  onChange,
}: {
  name: string;
  country: PhoneCountry;
  disabled: boolean | undefined;
  onChange: (country: PhoneCountry) => void;
}) => {
  const [isNamed, setNamed] = useState(false);
  const open = () => setNamed(true);
  const short = (each: PhoneCountry): string => `${each} ${phoneCodeOf(each)}`;
  const first = [...firstPhoneCountries];
  const unnamed = [...new Set<PhoneCountry>([...first, country])];
  return (
    <span className="relative block w-28 shrink-0 rounded-md has-focus-visible:outline-[2.5px] has-focus-visible:outline-primary">
      <span aria-hidden="true" className={cx(inputClass, 'flex items-center justify-between gap-1 px-3!')}>
        <span className="tabular-nums">{short(country)}</span>
        <ChevronDown className="size-4 shrink-0 text-soft" />
      </span>
      <select
        name={name}
        aria-label={t('common.phone.code')}
        autoComplete="off"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        value={country}
        disabled={disabled}
        onPointerEnter={open}
        onFocus={open}
        onChange={(event) => onChange(event.target.value as PhoneCountry)}
      >
        {isNamed ? (
          <>
            <optgroup label={t('common.phone.first')}>
              <Options of={first.map((each) => [each, phoneCountryText(each)])} />
            </optgroup>
            <optgroup label={t('common.phone.all')}>
              <Options of={byName()} />
            </optgroup>
          </>
        ) : (
          <Options of={unnamed.map((each) => [each, short(each)])} />
        )}
      </select>
    </span>
  );
};
