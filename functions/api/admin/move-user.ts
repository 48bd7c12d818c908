import { transactList } from '#functions/data/transact-list.ts';
import { accountStateChange, masterCountWrite } from '#functions/entities/account/account-changes.ts';
import { type AccountState, readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { profileStateChange } from '#functions/entities/profile/profile-state.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { AuditAction } from '#shared/domain/audit.ts';
import type { Target } from './target.ts';

/** How often the change is tried again when account or profile changed in between. */
const attempts = 6;

interface Move {
  from: readonly AccountState[];
  to: AccountState;
  action: AuditAction;
  caller: Caller;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Moves a user to another state in one transaction: account with the end of its sessions, e-mail address, profile with
 * its place in the lists, and the audit entry. A user that is there already stays as it is, and nothing is written.
 * @throws HttpError 404; 400 from a state that is not among `from`, or for the last master admin
 */
export async function moveUser(target: Target, { from, to, action, caller, now }: Move): Promise<void> {
  const { type, kind, id } = target;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // An account that is being erased has no profile any more.
    const found = await readAccountWithProfile(kind, id);
    if (!found || (found.account.role ?? found.account.kind) !== type) throw new HttpError('NOT_FOUND');
    const { account, profile } = found;
    const state = from.find((each) => each === account.state);
    if (account.state === to) return;
    if (!state) throw new HttpError('INVALID_STATE');
    const result = await transactList([
      ...accountStateChange(account, [state], to),
      profileStateChange(account, profile, to),
      auditEntry({ caller, action, target: { type: kind, id }, now }),
    ]);
    if (result.done) return;
    if (type === 'master_admin' && result.failed.some(({ index }) => index === masterCountWrite)) {
      throw new HttpError('LAST_MASTER_ADMIN');
    }
  }
  throw new HttpError('UNAVAILABLE');
}
