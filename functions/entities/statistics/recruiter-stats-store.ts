import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { addFigures } from '#functions/data/add-figures.ts';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { Figures } from './figures.ts';

// Records may come out of order: a sum may stand below 0 for a moment.
const figure = z.pipe(
  z._default(z.int(), 0),
  z.transform((sum) => Math.max(sum, 0)),
);

const recruiterStatsItem = z.object({ total_jobs: figure, active_jobs: figure, total_applications: figure });

/** Figures of a recruiter's dashboard. */
export type RecruiterStats = z.output<typeof recruiterStatsItem>;

/** A recruiter's figures as of the last folded change (0.5 read units). */
export async function readRecruiterStats(recruiterId: number): Promise<RecruiterStats> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.recruiterStats(recruiterId) }),
  );
  return recruiterStatsItem.parse(Item ?? {});
}

/** The write that moves a recruiter's figures (2 write units inside a transaction). */
export const addToRecruiterStats = (recruiterId: number, add: Figures<keyof RecruiterStats>): TransactionItem =>
  addFigures(keys.recruiterStats(recruiterId), 'recruiter_stats', add);
