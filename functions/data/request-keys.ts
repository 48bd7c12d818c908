import * as z from 'zod/mini';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { addSeconds, type EpochMs, toEpochSeconds } from '#shared/domain/time.ts';
import { isAbsent, isAtMost, putItem } from './item-writes.ts';
import { keys } from './keys.ts';
import { readItem } from './query.ts';
import { storedEpochSeconds } from './stored-fields.ts';
import { transact } from './transact.ts';
import { type Put, type TransactionItem, type WriteResult, write } from './write.ts';

/** Hours for which the key of a repeatable request is stored; afterwards it counts as new. */
const keyHours = 24;

/** The idempotency key of a caller's request, and a fingerprint of its content: hashes without personal data. */
export interface RequestKey {
  owner: { kind: AccountKind; id: number };
  /** Hash of the call and the key. */
  name: string;
  /** Hash of the request's content. */
  content: string;
  now: EpochMs;
}

const storedRequest = z.object({
  content: z.string(),
  /** Id of what the request created. */
  made: z.string(),
  /** From then on the key is a new one, whether or not its item was cleaned up. */
  expires_at: storedEpochSeconds,
});
export type KnownRequest = z.output<typeof storedRequest>;

const itemOf = ({ owner, name, content, now }: RequestKey, made: string | number) => ({
  ...keys.request(owner.kind, owner.id, name),
  entity: 'request',
  schema_version: 1,
  owner,
  content,
  made: String(made),
  expires_at: addSeconds(toEpochSeconds(now), keyHours * 60 * 60),
});

/**
 * The write that remembers a request with what it made, and fails when it was made before (2 write units); none for a
 * request without a key. It belongs into the transaction that makes the thing, so that neither is there without the other.
 */
export const rememberRequest = (request: RequestKey | undefined, made: string | number): TransactionItem | undefined =>
  request &&
  putItem(itemOf(request, made), {
    either: [{ PK: isAbsent }, { expires_at: isAtMost(toEpochSeconds(request.now)) }],
  });

/** The record of a request, read consistently (1 read unit), or undefined for a new one. */
export async function readRequest({ owner, name, now }: RequestKey): Promise<KnownRequest | undefined> {
  const item = await readItem(keys.request(owner.kind, owner.id, name));
  const known = item && storedRequest.parse(item);
  return known && known.expires_at > toEpochSeconds(now) ? known : undefined;
}

/**
 * Stores one new item: by itself, or, for a request with a key, in one transaction with it.
 * @returns `done: false` when an item without a key is stored already
 * @throws StoreUnavailable when the request, or the item that it makes, is stored already
 */
export async function putForRequest(
  put: Put,
  request: RequestKey | undefined,
  made: string | number,
): Promise<WriteResult> {
  if (!request) return write({ Put: put });
  const { done } = await transact({ item: { Put: put }, request: rememberRequest(request, made) });
  if (!done) throw new StoreUnavailable('The request or what it makes is stored already.');
  return { done, item: undefined };
}
