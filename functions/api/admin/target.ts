import { readAccount } from '#functions/entities/account/account-store.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { type Account, isGone, stateFlags } from '#functions/entities/account/stored-account.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { type ChangedUser, userOf } from '#shared/contracts/admin.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { type AccountKind, accountKindOf } from '#shared/domain/account-kind.ts';

/** The user that an admin's call is about. */
export interface Target {
  type: UserType;
  kind: AccountKind;
  id: number;
}

/**
 * The user that the path names.
 * @throws HttpError 403 when a plain admin names an admin: only master admins manage those
 */
export function targetOf(params: { a: string; b: string }, caller: Caller): Target {
  const { type, id } = userOf(params);
  const kind = accountKindOf(type);
  if (kind === 'admin' && caller.type !== 'master_admin') throw new HttpError('FORBIDDEN');
  return { type, kind, id };
}

/** @throws HttpError 400 when admins would lock themselves out: another master admin has to do that */
export function requireOtherAccount({ kind, id }: Target, caller: Caller): void {
  if (kind === caller.kind && id === caller.id) throw new HttpError('OWN_ACCOUNT');
}

/**
 * The target's account in whatever state (1 read unit). The role that was named must be the stored one.
 * @throws HttpError 404
 */
export async function readTarget({ type, kind, id }: Target): Promise<Account> {
  const account = await readAccount(kind, id);
  if (!account || (account.role ?? account.kind) !== type) throw new HttpError('NOT_FOUND');
  return account;
}

const titles: Record<UserType, string> = {
  candidate: 'Candidate',
  recruiter: 'Recruiter',
  admin: 'Admin',
  master_admin: 'Master admin',
};

/** What the call answers: the target in its new state. */
export function changed({ type, id }: Target, state: Account['state'], what: string): ChangedUser {
  const { is_active, is_deleted } = stateFlags(state);
  return {
    message: `${titles[type]} ${what} successfully`,
    user: { type, id, is_active, is_deleted: is_deleted || isGone(state) },
    is_permanent: isGone(state),
  };
}
