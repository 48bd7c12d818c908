import { insertItem, is, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { type RequestKey, rememberRequest } from '#functions/data/request-keys.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { budgetName, dayUse, usedUpToday } from '#functions/entities/address-budget/day-budget.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { unsentFileDays } from '#shared/domain/retention.ts';
import { addDays, type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { messageFileSchemaVersion, parseMessageFile, type StoredMessageFile } from './stored-message-file.ts';

/**
 * Stores a file that is announced, counted among the uploads that its account begins on a day (4 write units, 6 with the request's key). It expires
 * unless it is sent.
 * @throws HttpError 429 when the day's uploads are used up, StoreUnavailable when the request was carried out before
 */
export async function putMessageFile(
  file: Omit<StoredMessageFile, 'status' | 'expires_at'>,
  now: EpochMs,
  requestKey: RequestKey | undefined,
): Promise<void> {
  const result = await transact({
    request: rememberRequest(requestKey, file.id),
    budget: dayUse('uploads', budgetName('uploads', 'by', { kind: file.from, id: file.by }), now),
    file: insertItem({
      ...keys.messageFile(file.thread, file.id),
      entity: 'message_file',
      schema_version: messageFileSchemaVersion,
      ...file,
      status: 'started',
      expires_at: expiryAt(addDays(now, unsentFileDays)),
    }),
  });
  if (result.done) return;
  if (result.failed === 'budget') throw usedUpToday('uploads', now);
  throw new StoreUnavailable('The request was carried out before.');
}

/** A file of a thread that has not expired, read consistently (1 read unit), or undefined. */
export async function readMessageFile(
  thread: string,
  id: string,
  now: EpochMs,
): Promise<StoredMessageFile | undefined> {
  const item = await readItem(keys.messageFile(thread, id));
  const file = item && parseMessageFile(item);
  return file?.expires_at !== undefined && file.expires_at <= expiryAt(now) ? undefined : file;
}

/** Whether a file's item is there, also one that has expired (1 read unit). */
export const isStored = async ({ thread, id }: Pick<StoredMessageFile, 'thread' | 'id'>): Promise<boolean> =>
  (await readItem(keys.messageFile(thread, id))) !== undefined;

/** Whether a file is the upload of this account. */
export const isUploader = (
  { from, by }: Pick<StoredMessageFile, 'from' | 'by'>,
  { kind, account }: { kind: AccountKind; account: { id: number } },
): boolean => from === kind && by === account.id;

/** Notes that a file was checked and stored (1 write unit); false when it is gone, or was noted before. */
export async function markChecked({ thread, id }: StoredMessageFile): Promise<boolean> {
  const { done } = await write(
    updateItem<StoredMessageFile>(keys.messageFile(thread, id), {
      move: { status: { from: ['started'], to: 'checked' } },
    }),
  );
  return done;
}

/** The write that gives a file to the message that names it, once (2 write units inside a transaction). */
export const sendFile = ({ thread, id, by }: StoredMessageFile) =>
  updateItem<StoredMessageFile>(keys.messageFile(thread, id), {
    move: { status: { from: ['checked'], to: 'sent' } },
    remove: ['expires_at'],
    when: { by: is(by) },
  });
