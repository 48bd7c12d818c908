import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { addFigures } from '#functions/data/add-figures.ts';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { DashboardStats } from '#shared/contracts/admin.ts';

// Records of one item may come before those that they build on: a sum may stand below 0 for a moment.
const figure = z.pipe(
  z._default(z.int(), 0),
  z.transform((sum) => Math.max(sum, 0)),
);

const statisticsItem = z.object({
  totalCandidates: figure,
  totalRecruiters: figure,
  verifiedRecruiters: figure,
  unverifiedRecruiters: figure,
  totalJobs: figure,
  pendingPayments: figure,
  totalSubscriptions: figure,
}) satisfies z.ZodMiniType<DashboardStats>;

/** The dashboard's figures as of the last folded change (0.5 read units). */
export async function readStatistics(): Promise<DashboardStats> {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: keys.statistics() }));
  return statisticsItem.parse(Item ?? {});
}

/** The write that moves the dashboard's figures (2 write units inside a transaction). */
export const addToStatistics = (add: Partial<DashboardStats>): TransactionItem =>
  addFigures(keys.statistics(), 'statistics', add);
