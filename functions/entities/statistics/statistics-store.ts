import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { addFigures } from '#functions/data/add-figures.ts';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { DashboardStats } from '#shared/contracts/admin.ts';
import type { Figures } from './figures.ts';
import {
  type DashboardFigures,
  type JobFigure,
  parseDashboardFigures,
  parseRecruiterFigures,
  type RecruiterFigures,
} from './stored-figures.ts';

/** The admins' dashboard as of the last change that was counted (0.5 read units). */
export async function readStatistics(): Promise<DashboardStats> {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: keys.statistics() }));
  return parseDashboardFigures(Item);
}

/** The write that moves the admins' figures (2 write units inside a transaction). */
export const addToStatistics = (add: Figures<keyof DashboardFigures>): TransactionItem =>
  addFigures(keys.statistics(), 'statistics', add);

/** A recruiter's figures as of the last change that was counted (0.5 read units). */
export async function readRecruiterStats(recruiterId: number): Promise<RecruiterFigures> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.recruiterStats(recruiterId) }),
  );
  return parseRecruiterFigures(Item);
}

/** The write that moves a recruiter's figures (2 write units inside a transaction). */
export const addToRecruiterStats = (recruiterId: number, add: Figures<keyof RecruiterFigures>): TransactionItem =>
  addFigures(keys.recruiterStats(recruiterId), 'recruiter_stats', add);

/** The write that moves a job's counted figures (2 write units inside a transaction). */
export const addToJobStats = (jobId: number, add: Figures<JobFigure>): TransactionItem =>
  addFigures(keys.jobStats(jobId), 'job_stats', add);

/** The write that removes a deleted job's counted figures (2 write units inside a transaction). */
export const removeJobStats = (jobId: number): TransactionItem => ({ Delete: { Key: keys.jobStats(jobId) } });
