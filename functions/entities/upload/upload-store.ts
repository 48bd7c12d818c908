import { indexKeys } from '#functions/data/index-keys.ts';
import { deleteItem, is, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { readItem } from '#functions/data/query.ts';
import { queryWholeItems } from '#functions/data/query-page.ts';
import { putForRequest, type RequestKey } from '#functions/data/request-keys.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { addDays, type EpochMs, expiryAt, toIso } from '#shared/domain/time.ts';
import {
  parseUpload,
  type StoredUpload,
  type UploadSummary,
  uploadSchemaVersion,
  uploadSummary,
} from './stored-upload.ts';

/** Days after which the record of an upload is cleared away; the file itself stays. */
const retainedDays = 7;

/** An upload before anything arrived; without a `place` it has the one of its id. */
type NewUpload = Pick<StoredUpload, 'id' | 'candidate_id' | 'kind' | 'ending'> & { place?: string };

/** Stores a new upload (2 write units, 5 with the request's key). */
export async function putNewUpload(
  { id, candidate_id, kind, ending, place }: NewUpload,
  now: EpochMs,
  request?: RequestKey,
): Promise<void> {
  const Item = {
    ...keys.upload(id),
    entity: 'upload',
    schema_version: uploadSchemaVersion,
    ...indexKeys.uploadsOfCandidate(candidate_id, toIso(now), id),
    id,
    candidate_id,
    kind,
    ending,
    status: 'started',
    place,
    created_at: toIso(now),
    expires_at: expiryAt(addDays(now, retainedDays)),
  };
  // Its id is random: only the client's own retry of a put whose response was lost finds it taken, by the same upload.
  await putForRequest({ Item }, request, id);
}

/** An upload, read consistently (1 read unit), or undefined. */
export async function readUpload(id: string): Promise<StoredUpload | undefined> {
  const item = await readItem(keys.upload(id));
  return item && parseUpload(item);
}

/** The write that finishes an upload, once (2 write units inside a transaction). */
export const finishUpload = (id: string, fileKey: string, replacedKey: string | undefined): TransactionItem =>
  updateItem<StoredUpload>(keys.upload(id), {
    move: { status: { from: ['started'], to: 'finished' } },
    set: { file_key: fileKey, replaced_key: replacedKey || undefined },
  });

/**
 * Deletes an upload's record unless it is finished (2 write units).
 * @returns false when it was finished meanwhile; a record that is gone already counts as deleted
 */
export async function deleteStartedUpload(id: string): Promise<boolean> {
  const { done } = await write(
    deleteItem<StoredUpload>(keys.upload(id), { either: [{ PK: isAbsent }, { status: is('started') }] }),
  );
  return done;
}

/** A candidate's uploads (0.5 read units each). */
export const uploadsOfCandidate = (id: number, page: PageRequest): Promise<Page<UploadSummary>> =>
  queryWholeItems(indexKeys.uploadsOfCandidate(id), uploadSummary, page);
