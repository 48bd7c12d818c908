import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callingCodeOf } from '#shared/domain/phones/calling-code.ts';
import type { PhoneCountry } from '#shared/domain/phones/read-phone.ts';
import { phoneText } from '#shared/texts/phone-text.ts';
import { firstPhoneCountries, mainCountryOf, phoneCodeOf } from '../config/phone-countries.ts';
import { holdSubmitFor } from '../lib/lookups.ts';

/** What the field shows: the chosen country, and the number as it was typed. */
export interface TypedPhone {
  country: PhoneCountry;
  text: string;
}

/** The numbering plans, 50 KB that only fields for telephone numbers load. */
const loadPlans = () => import('#shared/domain/phones/read-phone.ts');

const isInternational = (text: string): boolean => /[+＋]/.test(text);

/** The form's value: the number with a calling code, otherwise as it was typed; empty without a number. */
export const phoneValueOf = ({ country, text }: TypedPhone): string => {
  const number = text.trim();
  return number === '' || isInternational(number) ? number : `${phoneCodeOf(country)} ${number}`;
};

/** What the field shows of a value that it did not make, such as a stored number or a draft: all of it. */
export const typedPhoneOf = (value: string, chosen: PhoneCountry = firstPhoneCountries[0]): TypedPhone => {
  const code = callingCodeOf(value);
  const country = mainCountryOf(code);
  return country ? { country, text: value.slice(code.length).trim() } : { country: chosen, text: value };
};

const isSame = (left: TypedPhone, right: TypedPhone): boolean =>
  left.country === right.country && left.text === right.text;

/** A number as the field shows it once it is left: under the country of its own code, where it has one. */
async function settled({ country, text }: TypedPhone): Promise<TypedPhone | undefined> {
  const { readPhone } = await loadPlans();
  const found = readPhone(text, country);
  if (!('number' in found)) return typedPhoneOf(text.trim(), country);
  if (found.country === null) return undefined;
  if (callingCodeOf(found.number) !== phoneCodeOf(country)) return { country: found.country, text: found.national };
  return /[\p{L}+＋]/u.test(text) ? { country, text: found.national } : undefined;
}

/** What is known of a number from the profile: the country among several with its code, and why it is not valid. */
function useStoredPhone(value: string, setCountry: (country: PhoneCountry) => void): string | undefined {
  const [stored] = useState(value);
  const [problem, setProblem] = useState<string>();
  const setCountryNow = useEffectEvent(setCountry);
  useEffect(() => {
    if (stored === '') return;
    const read = async () => {
      const { readPhone } = await loadPlans();
      const found = readPhone(stored);
      if (!('number' in found)) setProblem(phoneText(found));
      else if (found.country) setCountryNow(found.country);
    };
    // Offline nothing is known of it; the submit says what is missing.
    void read().catch(() => undefined);
  }, [stored]);
  return value === stored ? problem : undefined;
}

/**
 * The number as the choice of a country and the text beside it. A number of another country, which was typed or pasted whole,
 * moves the choice to that country when the field is left or the text was pasted; until then the text stays as it was typed. The form's submit waits for it.
 */
export const usePhoneInput = (value: string, onChange: (value: string) => void) => {
  const [typed, setTyped] = useState(() => typedPhoneOf(value));
  const [moved, setMoved] = useState<PhoneCountry>();
  const shown = phoneValueOf(typed) === value ? typed : typedPhoneOf(value, typed.country);
  const latest = useRef(shown);
  latest.current = shown;
  const problem = useStoredPhone(value, (country) => {
    if (phoneValueOf(latest.current) === value) setTyped({ ...latest.current, country });
  });
  const show = (next: TypedPhone) => {
    latest.current = next;
    setTyped(next);
    onChange(phoneValueOf(next));
  };
  const settle = async () => {
    const before = latest.current;
    const after = before.text === '' ? undefined : await settled(before);
    if (!after || !isSame(before, latest.current) || isSame(before, after)) return;
    if (after.country !== before.country) setMoved(after.country);
    show(after);
  };
  const leave = () => void holdSubmitFor(settle().catch(() => undefined));
  return {
    ...shown,
    /** Why the stored number is not valid, as a text id; until it is changed. */
    problem,
    /** The country to which the choice was moved last. */
    moved,
    prepare: () => void loadPlans().catch(() => undefined),
    leave,
    choose: (country: PhoneCountry) =>
      show({ country, text: isInternational(shown.text) ? typedPhoneOf(shown.text).text : shown.text }),
    /** `isWhole`: it came together, by pasting or from the browser's memory. */
    type: (text: string, isWhole: boolean) => {
      show({ ...shown, text });
      if (isWhole) leave();
    },
  };
};
