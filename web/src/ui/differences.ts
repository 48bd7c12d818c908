import type { ReactNode } from 'react';

/** The values of a form, with the version of the item that they are of as `version`. */
export type FormValues = Readonly<Record<string, unknown>>;

/** How a field of the form is shown; without `show`, texts, numbers, lists of them and yes or no. */
export interface ConflictField {
  label: string;
  show?: (value: never) => ReactNode;
}

/** Which version of a field is saved. */
export type Side = 'mine' | 'theirs';

/** The same text for equal values, whatever the order of their fields; a missing value is an empty one. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? '', (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([left], [right]) => (left < right ? -1 : 1)))
      : each,
  );

/** The names of those fields in which two versions differ. */
export const differences = (left: FormValues, right: FormValues, names: readonly string[]): string[] =>
  names.filter((name) => textOf(left[name]) !== textOf(right[name]));

/** What each field starts with: what was typed here where it was changed here, else what is stored. */
export const startSides = (names: readonly string[], base: FormValues, mine: FormValues): Record<string, Side> => {
  const changed = differences(base, mine, names);
  return Object.fromEntries(names.map((name) => [name, changed.includes(name) ? 'mine' : 'theirs']));
};
