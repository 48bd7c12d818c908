import type { Change } from '#functions/data/change.ts';
import type { Inbox, NewNotification } from '#functions/entities/notification/notification-store.ts';
import type { Figures } from '#functions/entities/statistics/figures.ts';
import type { JobFigure, RecruiterFigures } from '#functions/entities/statistics/stored-figures.ts';
import type { BusinessEvent } from '#functions/platform/business-metrics.ts';
import type { DashboardStats } from '#shared/contracts/admin.ts';

/** What follows from a change and must happen exactly once. */
export type Effect =
  | { kind: 'statistics'; add: Figures<keyof DashboardStats> }
  | { kind: 'job_stats'; jobId: number; add: Figures<JobFigure> }
  | { kind: 'job_stats_gone'; jobId: number }
  | { kind: 'recruiter_stats'; recruiterId: number; add: Figures<keyof RecruiterFigures> }
  | { kind: 'notification'; to: Inbox; notification: Omit<NewNotification, 'event'> }
  | { kind: 'count'; event: BusinessEvent };

/**
 * One concern's view of a change: pure, so that the same record always has the same effects.
 * @throws ZodError when an image of the entity does not have the shape that the concern knows.
 */
export type Concern = (change: Change) => Effect[];
