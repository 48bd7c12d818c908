import * as z from 'zod/mini';
import { addFigures } from '#functions/data/add-figures.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { statusOf } from '#shared/domain/hiring-pipeline.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';

const figure = z._default(z.int(), 0);

/** How many entries have each status, and of the contacted ones the state interview. Counted with the entries' own writes, so that they always agree. */
const statusCounts = z.object({
  active: figure,
  contacted: figure,
  interview: figure,
  interviewed: figure,
  hired: figure,
  rejected: figure,
}) satisfies z.ZodMiniType<Record<PipelineState, number>>;
export type StatusCounts = z.output<typeof statusCounts>;

/** The recruiter's counts, read consistently (1 read unit); zeros before the first entry. */
export async function readStatusCounts(recruiterId: number): Promise<StatusCounts> {
  return statusCounts.parse((await readItem(keys.shortlistStats(recruiterId))) ?? {});
}

const countedAt = (state: PipelineState): readonly PipelineState[] => [...new Set([statusOf(state), state])];

/** The write that counts an entry in (1) or out (-1) at a state (2 write units). */
export const countEntry = (recruiterId: number, state: PipelineState, change: 1 | -1): TransactionItem =>
  addCounts(recruiterId, Object.fromEntries(countedAt(state).map((figure) => [figure, change])));

/** The write that moves an entry's count from one state to another (2 write units). */
export function moveCount(recruiterId: number, from: PipelineState, to: PipelineState): TransactionItem {
  const [left, entered] = [countedAt(from), countedAt(to)];
  return addCounts(recruiterId, {
    ...Object.fromEntries(left.filter((each) => !entered.includes(each)).map((each) => [each, -1])),
    ...Object.fromEntries(entered.filter((each) => !left.includes(each)).map((each) => [each, 1])),
  });
}

const addCounts = (recruiterId: number, changes: Partial<Record<PipelineState, number>>): TransactionItem =>
  addFigures(keys.shortlistStats(recruiterId), { entity: 'shortlist_stats' }, changes);
