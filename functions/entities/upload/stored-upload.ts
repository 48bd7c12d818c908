import * as z from 'zod/mini';
import { storedDayCount, storedEpochMs, storedInstant } from '#functions/data/stored-fields.ts';
import type { DayCount } from '#shared/domain/day-budgets.ts';

/** Of the items that this code writes. */
export const uploadSchemaVersion = 1;

const uploadItem = z.object({
  id: z.string(),
  candidate_id: z.int(),
  kind: z.enum(['cv', 'video', 'certificate']),
  /** What the browser announced. */
  ending: z.enum(['pdf', 'mp4', 'webm', 'mov', 'avi', 'jpg', 'png']),
  status: z.enum(['started', 'finished']),
  /** Name of its place among the open uploads. Absent in uploads from before requests could be repeated: their id. */
  place: z.optional(z.string()),
  /** Of finished ones: where the file is stored. */
  file_key: z.optional(z.string()),
  /** Of finished ones: the file that it replaced. */
  replaced_key: z.optional(z.string()),
  created_at: storedInstant,
});
export type StoredUpload = z.output<typeof uploadItem> & { place: string };

/** Whether its file is stored, so that it can be neither finished again nor cancelled. */
export const isFinished = ({ status }: Pick<StoredUpload, 'status'>): boolean => status === 'finished';

/** What the data export shows of an upload. */
export const uploadSummary = z.pick(uploadItem, { kind: true, status: true, created_at: true });
export type UploadSummary = z.output<typeof uploadSummary>;

/**
 * An upload as it is stored today, from an item of any age.
 * @throws ZodError when the item is no upload
 */
export function parseUpload(item: unknown): StoredUpload {
  const { place, ...upload } = uploadItem.parse(item);
  return { ...upload, place: place ?? upload.id };
}

/** When a place becomes free again, and whose it is. */
const place = z.object({ upload: z.string(), until: storedEpochMs });

const openUploadsItem = z.object({
  /** By the names of the places. In the first items the upload's id is the name, and its end the value. */
  open: z.record(z.string(), z.union([place, storedEpochMs])),
  /** How many were begun on the latest day with any, in UTC. Absent in items from before they were counted. */
  begun: z.optional(storedDayCount),
  /** Rises with every change. */
  version: z.int(),
});

/** Which uploads a candidate has begun and not ended. */
export interface OpenUploads {
  open: Record<string, z.output<typeof place>>;
  begun: DayCount | undefined;
  version: number;
}

/**
 * A candidate's open uploads as they are stored today, from an item of any age.
 * @throws ZodError when the item does not hold open uploads
 */
export function parseOpenUploads(item: unknown): OpenUploads {
  const { open, begun, version } = openUploadsItem.parse(item);
  const places = Object.entries(open).map(([name, value]) => [
    name,
    typeof value === 'number' ? { upload: name, until: value } : value,
  ]);
  return { open: Object.fromEntries(places), begun, version };
}
