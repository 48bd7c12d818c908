import type { ApplicationStatus, PipelineState } from './hiring-statuses.ts';

/** The statuses that several applications get at once. */
export const bulkStatuses = [
  'reviewed',
  'shortlisted',
  'hired',
  'rejected',
] as const satisfies readonly ApplicationStatus[];
export type BulkStatus = (typeof bulkStatuses)[number];

/** What several people of a list become: a status, or they are removed from the shortlist. */
export type BulkTarget = BulkStatus | PipelineState | 'removed';

/** How many applications or entries one call changes: each by a write of its own. */
export const bulkSize = 25;

/** How many people a move has at most. */
export const maxBulk = 1_000;

/** How long a move can be undone: only then are the candidates notified. */
export const undoMs = 10_000;

/**
 * Why an application was not changed, or not changed back: there is none any more; something else changed it, or its candidate was notified;
 * it is on the shortlist, which it would leave.
 */
export const bulkFailures = ['absent', 'changed_since', 'on_shortlist'] as const;
export type BulkFailure = (typeof bulkFailures)[number];

/** Why an entry of the shortlist was not moved, or not moved back: it is gone; something else changed it; a rejection is final. */
export const entryFailures = ['absent', 'changed_since', 'rejected'] as const;
export type EntryFailure = (typeof entryFailures)[number];
