import { hash } from 'node:crypto';
import { HttpError } from '#functions/platform/http-error.ts';

// The version of what people edit is a hash of exactly the fields that they edit (decision 62): counters, copies and other
// fields of the item do not change it, and no item stores it.

/** The same for equal values: DynamoDB keeps no order of a map's keys, and an absent field is like an undefined one. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, ordered(each)]));
}

/** The version of an item, from the fields of it that one form edits: 16 characters of base64url. */
export const editVersion = (edited: object): string =>
  hash('sha256', JSON.stringify(ordered(edited)), 'base64url').slice(0, 16);

/**
 * Refuses a save from a form that showed another version than the stored one. Call it between the read and the write whose
 * condition is that nothing changed since the read.
 * @param shown the version that the form showed; undefined from clients that know none: their save always counts
 * @param stored the edited fields as they are stored
 * @param next the same after this save: where they are equal, it reached us before and its answer was lost
 * @throws HttpError CHANGED_MEANWHILE
 */
export function requireShown(shown: string | undefined, stored: object, next: object): void {
  if (shown === undefined) return;
  const version = editVersion(stored);
  if (version !== shown && version !== editVersion(next)) throw new HttpError('CHANGED_MEANWHILE');
}

/** Part of a condition, with the names and values that it uses. */
export interface Unchanged {
  condition: string;
  names: Record<string, string>;
  values: Record<string, unknown>;
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => each === '');

/** The condition that top-level attributes are as they were read. One that is read as empty may be absent. */
export function unchanged(read: Readonly<Record<string, unknown>>): Unchanged {
  const fields = Object.entries(read);
  const conditionOf = (value: unknown, i: number) =>
    isEmpty(value) ? `(#w${i} = :w${i} OR attribute_not_exists(#w${i}))` : `#w${i} = :w${i}`;
  return {
    condition: fields.map(([, value], i) => conditionOf(value, i)).join(' AND '),
    names: Object.fromEntries(fields.map(([name], i) => [`#w${i}`, name])),
    values: Object.fromEntries(fields.map(([, value], i) => [`:w${i}`, value])),
  };
}
