import * as z from 'zod/mini';
import { insertItem, isAbove, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import type { TransactionItem } from '#functions/data/write.ts';

/**
 * The write that closes the bootstrap of the first master admin permanently. Its condition fails when it is closed
 * already.
 */
export const closeBootstrap = (adminId: number): TransactionItem =>
  insertItem({
    ...keys.masterAdmin(),
    entity: 'master_admin',
    schema_version: 1,
    admin_id: adminId,
    active_masters: 1,
  });

/**
 * The write that counts an active master admin in (1) or out (-1) (2 write units inside a transaction). Its condition
 * fails when none would be left: two master admins who remove each other concurrently conflict on this item.
 */
export const countActiveMaster = (change: 1 | -1): TransactionItem =>
  updateItem<Masters>(keys.masterAdmin(), {
    when: change === 1 ? { PK: isPresent } : { active_masters: isAbove(1) },
    add: { active_masters: change },
  });

const masters = z.object({ active_masters: z.int() });
type Masters = z.output<typeof masters>;

/** How many master admins are active, read consistently (1 read unit); 0 before the first one. */
export async function countActiveMasters(): Promise<number> {
  const item = await readItem(keys.masterAdmin());
  return item ? masters.parse(item).active_masters : 0;
}
