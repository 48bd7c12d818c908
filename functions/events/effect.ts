import type { Change } from '#functions/data/change.ts';
import type { Inbox, NewNotification } from '#functions/entities/notification/notification-store.ts';
import type { NewSearchTask } from '#functions/entities/saved-search/put-search-task.ts';
import type { DayFigures } from '#functions/entities/statistics/day-store.ts';
import type { Figures } from '#functions/entities/statistics/figures.ts';
import type { DashboardFigures, JobFigure, RecruiterFigure } from '#functions/entities/statistics/stored-figures.ts';
import type { BusinessEvent } from '#functions/platform/business-metrics.ts';
import type { IsoInstant } from '#shared/domain/time.ts';

/** What follows from a change and must happen exactly once. */
export type Effect =
  | { kind: 'statistics'; add: Figures<keyof DashboardFigures>; part?: number }
  | { kind: 'closing_jobs'; month: string; add: Figures<string>; recruiterId: number | undefined }
  | { kind: 'job_stats'; jobId: number; add: Figures<JobFigure> }
  | { kind: 'job_stats_gone'; jobId: number }
  | { kind: 'recruiter_stats'; recruiterId: number; add: Figures<RecruiterFigure> }
  | { kind: 'day'; figures: DayFigures }
  | { kind: 'notification'; to: Inbox; notification: Omit<NewNotification, 'event'> }
  | { kind: 'search_task'; task: Omit<NewSearchTask, 'before'>; previous: Change['before'] }
  | { kind: 'count'; event: BusinessEvent };

/**
 * The effects of a change on one concern: pure, so that the same record always has the same effects.
 * @throws ZodError when an image of the entity does not have the shape that the concern knows.
 */
export type Concern = (change: Change) => Effect[];

/** What a notification says; its time and number follow from the change. */
export type Content = Pick<NewNotification, 'kind' | 'values' | 'link' | 'about'>;

/** The effect that notifies an account. */
export const notificationTo = (kind: Inbox['kind'], id: number, content: Content, at: IsoInstant): Effect[] => [
  { kind: 'notification', to: { kind, id }, notification: { ...content, at } },
];
