import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
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
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.shortlistStats(recruiterId), ConsistentRead: true }),
  );
  return statusCounts.parse(Item ?? {});
}

/** The write that counts an entry in (1) or out (-1) at a status (2 write units). */
export const countEntry = (recruiterId: number, status: ShortlistStatus, change: 1 | -1): TransactionItem =>
  addCounts(recruiterId, { [status]: change });

/** The write that moves an entry's count from one status to another (2 write units). */
export const moveCount = (recruiterId: number, from: ShortlistStatus, to: ShortlistStatus): TransactionItem =>
  addCounts(recruiterId, { [from]: -1, [to]: 1 });

function addCounts(recruiterId: number, changes: Partial<Record<ShortlistStatus, number>>): TransactionItem {
  const entries = Object.entries(changes);
  return {
    Update: {
      Key: keys.shortlistStats(recruiterId),
      UpdateExpression: `SET entity = :entity, schema_version = :one ADD ${entries.map((_, place) => `#${place} :${place}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([status], place) => [`#${place}`, status])),
      ExpressionAttributeValues: {
        ':entity': 'shortlist_stats',
        ':one': 1,
        ...Object.fromEntries(entries.map(([, change], place) => [`:${place}`, change])),
      },
    },
  };
}
