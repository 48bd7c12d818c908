import { erasuresFolder } from '#functions/data/file-keys.ts';
import { erasedAccountDays, removedFileDays } from '#shared/domain/retention.ts';

/** How long objects below a prefix live. S3 counts days from the midnight (UTC) after the change, so that each takes up to one more. */
export interface FileLifetime {
  id: string;
  prefix: string;
  /** Days until an object is hidden by itself; absent: it stays. */
  days?: number;
  /** Days until a hidden or replaced version is deleted, and then the marker that hides it. */
  earlierDays: number;
}

/** Of all that is in the files bucket. The local run and the stages have the same. */
export const fileLifetimes: readonly FileLifetime[] = [
  { id: 'incoming-leftovers', prefix: 'incoming/', days: 1, earlierDays: 1 },
  { id: 'removed-files', prefix: 'files/', earlierDays: removedFileDays - 1 },
  { id: 'replaced-snapshots', prefix: 'search/', earlierDays: 1 },
  { id: 'erasures', prefix: erasuresFolder, days: erasedAccountDays, earlierDays: 1 },
];
