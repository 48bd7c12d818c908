import type { ApplicationStatus } from './hiring-statuses.ts';

/** The statuses that several applications get at once. Hires are made one by one: levels are attested after them. */
export const bulkStatuses = ['reviewed', 'shortlisted', 'rejected'] as const satisfies readonly ApplicationStatus[];
export type BulkStatus = (typeof bulkStatuses)[number];

/** How many applications one call changes: each by a write of its own. */
export const bulkSize = 25;

/** How many people a move has at most. */
export const bulkMost = 1_000;

/** How long a move can be undone: only then are the candidates notified. */
export const undoMs = 10_000;

/**
 * Why an application was not changed, or not changed back: there is none any more; something else changed it, or its candidate was notified;
 * it is on the shortlist, which it would leave.
 */
export const bulkFailures = ['absent', 'changed_since', 'on_shortlist'] as const;
export type BulkFailure = (typeof bulkFailures)[number];
