import type { Caller } from '#functions/entities/account/caller.ts';
import { isDeleted, isGone } from '#functions/entities/account/stored-account.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { moveUser, type Reason } from './move-user.ts';
import { changed, readTarget, requireOtherAccount, type Target, targetOf } from './target.ts';

/** Deletes a user and all its data for good. A repeated call resumes an interrupted one. */
export const hardDeleteUser: UseCase<typeof adminCalls.hardDeleteUser> = async ({ params, caller, now }) => {
  const target = targetOf(params, caller);
  requireOtherAccount(target, caller);
  return hardDelete(target, caller, now);
};

interface Deletion {
  params: { a: string; b: string };
  query: { seen?: string | undefined };
  body: Reason;
  caller: Caller;
  now: EpochMs;
}

/**
 * Deletes a user, and one that is deleted already for good: both documented calls do so. The state at the start of the
 * call decides: of two concurrent calls for an active user, neither deletes for good. With `seen`, a repeated call
 * changes nothing.
 */
export async function deleteUser({ params, query, body, caller, now }: Deletion) {
  const target = targetOf(params, caller);
  requireOtherAccount(target, caller);
  if (query.seen) return softDelete(target, body, caller, now);
  const { state } = await readTarget(target);
  return isDeleted({ state }) || isGone(state)
    ? hardDelete(target, caller, now)
    : softDelete(target, body, caller, now);
}

async function softDelete(target: Target, reason: Reason, caller: Caller, now: EpochMs) {
  const because = { measure: 'account_deleted', ...reason } as const;
  await moveUser(target, { move: 'delete', action: 'user_deleted', because, caller, now });
  return changed(target, 'deleted', 'deleted');
}

async function hardDelete(target: Target, caller: Caller, now: EpochMs) {
  const { kind, id } = target;
  const entry = auditEntry({ caller, action: 'user_erased', target: { type: kind, id }, now });
  // Loaded with the first account that is deleted for good.
  const { beginErasing } = await import('#functions/entities/erasure/begin-erasing.ts');
  await beginErasing(() => readTarget(target), now, { audit: entry });
  return changed(target, 'erased', 'permanently deleted');
}
