import { addFigures } from '#functions/data/add-figures.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { Figures } from './figures.ts';

/** What is counted for a job: distinct candidates who opened it, and applications. */
export type JobFigure = 'views_count' | 'applications_count';

/** The write that moves a job's counted figures (2 write units inside a transaction). */
export const addToJobStats = (jobId: number, add: Figures<JobFigure>): TransactionItem =>
  addFigures(keys.jobStats(jobId), 'job_stats', add);

/** The write that removes a deleted job's counted figures (2 write units inside a transaction). */
export const removeJobStats = (jobId: number): TransactionItem => ({ Delete: { Key: keys.jobStats(jobId) } });
