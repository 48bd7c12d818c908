import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { addFigures } from '#functions/data/add-figures.ts';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { DashboardStats } from '#shared/contracts/admin.ts';
import type { EpochMs } from '#shared/domain/time.ts';
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

/** How long the totals of lists may lag behind, in milliseconds. */
const recentMs = 10_000;

let recent: { at: EpochMs; figures: DashboardStats } | undefined;

/**
 * The same figures for the totals of lists, at most ten seconds old: a warm function reads them once in that time (0.5 read
 * units), however many lists it answers.
 */
export async function readRecentStatistics(now: EpochMs): Promise<DashboardStats> {
  if (!recent || now < recent.at || now - recent.at >= recentMs) recent = { at: now, figures: await readStatistics() };
  return recent.figures;
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
