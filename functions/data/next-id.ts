import { updateItem } from './item-writes.ts';
import { keys } from './keys.ts';
import { readItem } from './query.ts';
import { write } from './write.ts';

/** Entities with whole-number ids. */
export type NumberedEntity = 'candidate' | 'recruiter' | 'admin' | 'job' | 'plan' | 'subscription';

/**
 * The next whole-number id of an entity, from 1 up, never given twice. It is taken before the transaction that
 * uses it (inside, the counter would make every sign-up conflict with every other); a failed one leaves a gap.
 */
export async function nextId(entity: NumberedEntity): Promise<number> {
  return lastOf(entity, 1);
}

/** The next `count` ids of an entity in one write, ascending. */
export async function nextIds(entity: NumberedEntity, count: number): Promise<number[]> {
  const last = await lastOf(entity, count);
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

/** The greatest id of an entity so far, 0 before the first; eventually consistent (0.5 read units). */
export async function readLastId(entity: NumberedEntity): Promise<number> {
  return Number((await readItem(keys.counter(entity), { consistent: false }))?.value ?? 0);
}

async function lastOf(entity: NumberedEntity, count: number): Promise<number> {
  const { item } = await write(
    updateItem<{ value: number }>(keys.counter(entity), {
      set: { entity: 'counter', schema_version: 1 },
      add: { value: count },
      returns: 'UPDATED_NEW',
    }),
  );
  return Number(item?.value);
}
