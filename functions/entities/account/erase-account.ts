import { keys } from '#functions/data/keys.ts';
import { type TransactionItem, type Update, write } from '#functions/data/write.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { erasedAccountDays } from '#shared/domain/retention.ts';
import { addDays, type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { countMasters } from './account-changes.ts';
import { type AccountOwner, sameRole } from './account-writes.ts';
import { deleteEmailPointer } from './email-store.ts';
import type { Account, AdminRole } from './stored-account.ts';

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
export function startErasing(account: AccountOwner & Pick<Account, 'state'>): TransactionItem {
  const { kind, id, email, state } = account;
  return {
    Update: {
      Key: keys.account(kind, id),
      UpdateExpression:
        'SET #state = :erasing, sessions = :none, #name = :blank, email = :blank ADD version :one REMOVE former_addresses',
      ConditionExpression: `email = :email AND #state = :from AND ${sameRole(account)}`,
      ExpressionAttributeNames: { '#state': 'state', '#role': 'role', '#name': 'name' },
      ExpressionAttributeValues: {
        ':erasing': 'erasing',
        ':from': state,
        ':none': {},
        ':blank': '',
        ':one': 1,
        ':email': email,
        ':master': 'master_admin' satisfies AdminRole,
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

/** The write that deletes the account's profile (2 write units, and 2 for each of its indexes). */
const deleteProfile = ({ kind, id }: Pick<Account, 'kind' | 'id'>): TransactionItem => ({
  Delete: { Key: keys.profile(kind, id) },
});

/** Changes an account that is being erased, so that the stream starts the next step (1 write unit). */
export const requestNextStep = (kind: AccountKind, id: number): Promise<void> =>
  whileErasing(kind, id, { UpdateExpression: 'ADD version :one', ExpressionAttributeValues: { ':one': 1 } });

/** Marks an account as erased once nothing belongs to it any more (1 write unit). */
export const finishErasing = (kind: AccountKind, id: number, now: EpochMs): Promise<void> =>
  whileErasing(kind, id, {
    UpdateExpression: 'SET #state = :erased, expires_at = :expires ADD version :one',
    ExpressionAttributeValues: {
      ':one': 1,
      ':erased': 'erased',
      ':expires': expiryAt(addDays(now, erasedAccountDays)),
    },
  });

async function whileErasing(
  kind: AccountKind,
  id: number,
  change: Pick<Update, 'UpdateExpression' | 'ExpressionAttributeValues'>,
): Promise<void> {
  // The condition fails when another delivery of the same step has finished it.
  await write({
    Update: {
      Key: keys.account(kind, id),
      ...change,
      ConditionExpression: '#state = :erasing',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ':erasing': 'erasing' },
    },
  });
}
