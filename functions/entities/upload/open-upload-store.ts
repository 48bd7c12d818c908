import { isPresent, putVersion, updateItem, type WithEntries } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { retry } from '#functions/data/retry.ts';
import { write } from '#functions/data/write.ts';
import { withUse } from '#functions/entities/address-budget/day-budget.ts';
import { addDays, addMs, type EpochMs, earliestOf, expiryAt, minuteMs } from '#shared/domain/time.ts';
import { type OpenUploads, parseOpenUploads, uploadSchemaVersion } from './stored-upload.ts';

/** How many uploads of one account may be open: begun, neither completed nor refused, and not expired. */
export const maxOpenUploads = 5;

/** After this time an upload that was not completed no longer counts. Its form works for 5 minutes. */
export const openUploadMs = 15 * minuteMs;

/**
 * `upload`: id of the upload that has the place; `expired`: ids of uploads whose places expired; `freeAt`: when the next
 * place becomes free.
 */
export type TakenPlace = { upload: string; expired: string[] } | { freeAt: EpochMs };

/**
 * Counts an upload among its candidate's open ones (1 read and 1 write unit). A place of that name that is taken already
 * stays with its upload, and nothing is written: retries of one request share a place. Of concurrent requests no more
 * than five get one: a write of its own, outside of transactions, so that they wait for each other instead of cancelling
 * each other. The same item counts the uploads of the day.
 * @throws HttpError 429 when the day's uploads are used up
 */
export const takePlace = (candidateId: number, name: string, upload: string, now: EpochMs): Promise<TakenPlace> =>
  retry(async () => {
    const before = await readOpenUploads(candidateId);
    const all = Object.entries(before?.open ?? {});
    const open = all.filter(([, { until }]) => until > now);
    const own = open.find(([taken, place]) => taken === name || place.upload === upload)?.[1];
    if (own) return { upload: own.upload, expired: [] };
    if (open.length >= maxOpenUploads) return { freeAt: earliestOf(...open.map(([, { until }]) => until)) };
    const after = {
      open: Object.fromEntries([...open, [name, { upload, until: addMs(now, openUploadMs) }]]),
      begun: withUse(before?.begun, 'uploads', now),
    };
    const { done } = await write(putOpenUploads(candidateId, after, now, before));
    const expired = all.filter(([, { until }]) => until <= now).map(([, place]) => place.upload);
    return done ? { upload, expired: expired.filter((id) => id !== upload) } : undefined;
  });

async function readOpenUploads(candidateId: number): Promise<OpenUploads | undefined> {
  const item = await readItem(keys.openUploads(candidateId));
  return item && parseOpenUploads(item);
}

/** The open uploads as they are stored, unless they changed since they were read. */
const putOpenUploads = (
  candidateId: number,
  { open, begun }: Pick<OpenUploads, 'open' | 'begun'>,
  now: EpochMs,
  before: OpenUploads | undefined,
) =>
  putVersion({
    ...keys.openUploads(candidateId),
    entity: 'open_uploads',
    schema_version: uploadSchemaVersion,
    candidate_id: candidateId,
    open,
    begun,
    version: (before?.version ?? 0) + 1,
    expires_at: expiryAt(addDays(addMs(now, openUploadMs), 1)),
  });

/** Frees the place of an upload that was completed or refused (1 write unit); it is idempotent. */
export async function freePlace(candidateId: number, name: string): Promise<void> {
  await write(
    updateItem<WithEntries<OpenUploads, 'open', 'place'>>(keys.openUploads(candidateId), {
      add: { version: 1 },
      remove: ['open.{place}'],
      when: { 'open.{place}': isPresent },
      names: { place: name },
    }),
  );
}
