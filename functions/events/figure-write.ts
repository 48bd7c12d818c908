import type { TransactionItem } from '#functions/data/write.ts';
import {
  addToJobStats,
  addToRecruiterStats,
  addToStatistics,
  removeJobStats,
} from '#functions/entities/statistics/statistics-store.ts';
import type { Effect } from './effect.ts';

/** The write that brings about an effect on figures (2 write units inside a transaction). */
export function figureWrite(effect: Exclude<Effect, { kind: 'notification' | 'count' }>): TransactionItem {
  switch (effect.kind) {
    case 'statistics':
      return addToStatistics(effect.add);
    case 'job_stats':
      return addToJobStats(effect.jobId, effect.add);
    case 'job_stats_gone':
      return removeJobStats(effect.jobId);
    case 'recruiter_stats':
      return addToRecruiterStats(effect.recruiterId, effect.add);
  }
}
