import { hash } from 'node:crypto';
import { HttpError } from '#functions/platform/http-error.ts';
import { anyOf, is, isAbsent, type Test } from './conditions.ts';

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

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => each === '');

/** The tests that attributes are as they were read. One that is read as empty may be absent. */
export const unchanged = <Fields extends object>(read: Fields) =>
  Object.fromEntries(
    Object.entries(read).map(([name, value]) => [name, isEmpty(value) ? anyOf(is(value), isAbsent) : is(value)]),
  ) as { [Name in keyof Fields]: Test<Exclude<Fields[Name], undefined>> };
