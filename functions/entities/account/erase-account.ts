import { is, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { erasedAccountDays } from '#shared/domain/retention.ts';
import { addDays, type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { countMasters } from './account-changes.ts';
import { erasureMoves } from './account-moves.ts';
import { type AccountOwner, isSame } from './account-writes.ts';
import { deleteEmailPointer } from './email-store.ts';
import type { Account } from './stored-account.ts';

/**
 * The writes that end an account in the state that was read. `masters` fails when no active master admin would be left.
 * The address is free afterwards, and nothing personal is left but what the following steps erase.
 */
export const accountErasure = (account: AccountOwner & Pick<Account, 'state'>) => ({
  masters: countMasters(account, [account.state], false),
  account: startErasing(account),
  address: deleteEmailPointer(account),
  profile: deleteProfile(account),
});

/**
 * The write that begins to erase an account in the state that was read: sessions, name and addresses are deleted first
 * (2 write units inside a transaction). Its condition fails when the account changed its state or e-mail meanwhile.
 */
export const startErasing = (account: AccountOwner & Pick<Account, 'state'>): TransactionItem => {
  const { when, ...same } = isSame(account);
  return updateItem<Account>(keys.account(account.kind, account.id), {
    ...same,
    when: { ...when, state: is(account.state) },
    move: { state: erasureMoves.begin },
    set: { sessions: {}, name: '', email: '' },
    remove: ['former_addresses'],
    add: { version: 1 },
  });
};

/** The write that deletes the account's profile (2 write units, and 2 for each of its indexes). */
const deleteProfile = ({ kind, id }: Pick<Account, 'kind' | 'id'>): TransactionItem => ({
  Delete: { Key: keys.profile(kind, id) },
});

/** Changes an account that is being erased, so that the stream starts the next step (1 write unit). */
export async function requestNextStep(kind: AccountKind, id: number): Promise<void> {
  await write(
    updateItem<Account>(keys.account(kind, id), { when: { state: is(erasureMoves.begin.to) }, add: { version: 1 } }),
  );
}

/** Lets the stream erase an account once more that is gone already (1 write unit). */
export async function eraseAgain(kind: AccountKind, id: number): Promise<void> {
  await write(
    updateItem<Account>(keys.account(kind, id), { move: { state: erasureMoves.again }, add: { version: 1 } }),
  );
}

/**
 * Marks an account as erased once nothing belongs to it any more (1 write unit). The condition fails when another delivery of the
 * same step has finished it.
 */
export async function finishErasing(kind: AccountKind, id: number, now: EpochMs): Promise<void> {
  await write(
    updateItem<Account>(keys.account(kind, id), {
      move: { state: erasureMoves.finish },
      set: { expires_at: expiryAt(addDays(now, erasedAccountDays)) },
      add: { version: 1 },
    }),
  );
}
