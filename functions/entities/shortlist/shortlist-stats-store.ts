import * as z from 'zod/mini';
import { addFigures } from '#functions/data/add-figures.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { ShortlistStatus } from '#shared/domain/hiring-statuses.ts';

const figure = z._default(z.int(), 0);

/** How many entries have each status. Counted with the entries' own writes, so that they always agree. */
const statusCounts = z.object({
  active: figure,
  contacted: figure,
  interviewed: figure,
  hired: figure,
  rejected: figure,
}) satisfies z.ZodMiniType<Record<ShortlistStatus, number>>;
export type StatusCounts = z.output<typeof statusCounts>;

/** The recruiter's counts, read consistently (1 read unit); zeros before the first entry. */
export async function readStatusCounts(recruiterId: number): Promise<StatusCounts> {
  return statusCounts.parse((await readItem(keys.shortlistStats(recruiterId))) ?? {});
}

/** The write that counts an entry in (1) or out (-1) at a status (2 write units). */
export const countEntry = (recruiterId: number, status: ShortlistStatus, change: 1 | -1): TransactionItem =>
  addCounts(recruiterId, { [status]: change });

/** The write that moves an entry's count from one status to another (2 write units). */
export const moveCount = (recruiterId: number, from: ShortlistStatus, to: ShortlistStatus): TransactionItem =>
  addCounts(recruiterId, { [from]: -1, [to]: 1 });

const addCounts = (recruiterId: number, changes: Partial<Record<ShortlistStatus, number>>): TransactionItem =>
  addFigures(keys.shortlistStats(recruiterId), { entity: 'shortlist_stats' }, changes);
