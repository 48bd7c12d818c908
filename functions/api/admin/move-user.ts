import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { type AccountMove, accountMoves } from '#functions/entities/account/account-moves.ts';
import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { profileStateChange } from '#functions/entities/profile/profile-state.ts';
import { putStatement } from '#functions/entities/statement/statement-store.ts';
import type { StatementSummary } from '#functions/entities/statement/stored-statement.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { AuditAction } from '#shared/domain/audit.ts';
import type { Measure } from '#shared/domain/moderation.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { Target } from './target.ts';

interface Move {
  move: AccountMove;
  action: AuditAction;
  /** Of a move against the user: they get a statement of these reasons. Admins do not: they work for the operator. */
  because?: Reason & { measure: Measure };
  caller: Caller;
  now: EpochMs;
}

/** Why a decision about a person is made. */
export type Reason = Pick<StatementSummary, 'rule' | 'reason'>;

/**
 * Moves a user to another state in one transaction: account with the end of its sessions, e-mail address, profile with
 * its place in the lists, and the audit entry. For a user that is in the next state already nothing is written.
 * @throws HttpError 404; 400 from a state that the move does not start from, or for the last master admin
 */
export async function moveUser(target: Target, { move, action, because, caller, now }: Move): Promise<void> {
  const { type, kind, id } = target;
  const { from, to } = accountMoves[move];
  await retry(
    async () => {
      // An account that is being erased has no profile any more.
      const found = await readAccountWithProfile(kind, id);
      if (!found || (found.account.role ?? found.account.kind) !== type) throw new HttpError('NOT_FOUND');
      const { account, profile } = found;
      const state = from.find((each) => each === account.state);
      if (account.state === to) return true;
      if (!state) throw new HttpError('INVALID_STATE');
      const result = await transact({
        ...accountStateChange(account, [state], to),
        profile: profileStateChange(account, profile, to, now),
        audit: auditEntry({ caller, action, target: { type: kind, id }, now }),
        statement:
          because && kind !== 'admin' ? putStatement({ to: { kind, id }, values: {}, ...because, now }) : undefined,
      });
      if (!result.done && result.failed === 'masters') throw new HttpError('LAST_MASTER_ADMIN');
      return result.done || undefined;
    },
    { attempts: 6 },
  );
}
