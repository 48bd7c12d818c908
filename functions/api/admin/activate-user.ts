import type { UseCase } from '#functions/http/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';
import { moveUser } from './move-user.ts';
import { changed, requireOtherAccount, targetOf } from './target.ts';

/**
 * Keeps a user from signing in; their next call gets 401. Idempotent.
 * @throws HttpError 400 for a deleted user: deactivating must not restore it
 */
export const deactivateUser: UseCase<typeof adminCalls.deactivateUser> = async ({ params, body, caller, now }) => {
  const target = targetOf(params, caller);
  requireOtherAccount(target, caller);
  const because = { measure: 'account_deactivated', ...body } as const;
  await moveUser(target, { move: 'deactivate', action: 'user_deactivated', because, caller, now });
  return changed(target, 'deactivated', 'deactivated');
};

/** Lets a deactivated or deleted user sign in again; old sessions stay ended. Idempotent. */
export const reactivateUser: UseCase<typeof adminCalls.reactivateUser> = async ({ params, caller, now }) => {
  const target = targetOf(params, caller);
  await moveUser(target, { move: 'reactivate', action: 'user_reactivated', caller, now });
  return changed(target, 'active', 'reactivated');
};
