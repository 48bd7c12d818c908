import type { EpochSeconds } from '#shared/domain/time.ts';
import { is, isAbsent, updateItem } from './item-writes.ts';

interface FiguresItem {
  /** Name of the item's entity. */
  entity: string;
  schema_version?: number;
  expires_at?: EpochSeconds;
}

/**
 * The write that adds whole numbers to an item's figures and makes the item when it is not there yet
 * (2 write units inside a transaction up to 1 KB).
 * @param add what to add, by figure; at least one. Their names may be any texts.
 * @param only the figures as they must be stored, those that it lacks as absent; by default they may have any value
 */
export function addFigures(
  Key: { PK: string; SK: string },
  { entity, schema_version = 1, expires_at }: FiguresItem,
  add: Partial<Record<string, number>>,
  only?: Readonly<Record<string, number>>,
) {
  const names = Object.keys(add);
  const byPath = <T>(of: (name: string) => T) =>
    Object.fromEntries(names.map((name, place) => [`{f${place}}` as const, of(name)]));
  const isOnly = (name: string) => (only && Object.hasOwn(only, name) ? is(Number(only[name])) : isAbsent);
  return updateItem<Record<`{f${number}}`, number>>(Key, {
    set: { entity, schema_version, expires_at },
    add: byPath((name) => Number(add[name])),
    ...(only && { when: byPath(isOnly) }),
    names: Object.fromEntries(names.map((name, place) => [`f${place}`, name])),
  });
}
