import { keys } from '#functions/data/keys.ts';
import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { type TransactionItem, type Update, write } from '#functions/data/write.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { erasedAccountDays } from '#shared/domain/retention.ts';
import { addDays, type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { countMasters } from './account-changes.ts';
import { type AccountOwner, sameRole } from './account-writes.ts';
import { deleteCodes, deleteEmailPointer, isAddressTaken, requireFreeAddress } from './email-store.ts';
import { type Account, type AdminRole, isGone } from './stored-account.ts';

/**
 * Deletes an account for good. One transaction ends its sessions, deletes profile and codes, those of former addresses
 * too, and frees its address; the stream erases everything else of it step by step. For an account that is being erased
 * already it starts the next step, so that a repeated call resumes an interrupted one.
 * @param read reads the account again; it throws when the account must not be erased
 * @param alongside other writes of that transaction
 * @throws HttpError 400 for the last master admin
 */
export async function beginErasing(read: () => Promise<Account>, alongside: Writes = {}): Promise<void> {
  await retry(
    async () => {
      const account = await read();
      if (account.state === 'erasing') await requestNextStep(account.kind, account.id);
      if (isGone(account.state)) return true;
      const result = await transact({ ...accountErasure(account), ...alongside, ...(await formerCodes(account)) });
      if (!result.done && result.failed === 'masters') throw new HttpError('LAST_MASTER_ADMIN');
      return result.done || undefined;
    },
    { attempts: 6 },
  );
}

/** How many former addresses fit into one transaction: the codes of older ones have expired. */
const mostAddresses = 20;

/**
 * The writes that delete the codes of addresses that the account had before. An address that belongs to another account
 * by now keeps its codes, also when it is taken concurrently: then the transaction fails.
 */
async function formerCodes({ email, former_addresses = [] }: Account): Promise<Writes> {
  const addresses = new Set(former_addresses.map((former) => former.email));
  addresses.delete(email);
  const latest = [...addresses].slice(-mostAddresses);
  const taken = await Promise.all(latest.map(isAddressTaken));
  const writes = latest
    .filter((_, place) => !taken[place])
    .flatMap((former) => Object.values({ ...requireFreeAddress(former), codes: deleteCodes(former) }));
  return Object.fromEntries(writes.map((write, place) => [`formerCodes${place}`, write]));
}

/**
 * The writes that end an account in the state that was read. `masters` fails when no active master admin would be left.
 * The address is free afterwards, and nothing personal is left but what the following steps erase.
 */
export const accountErasure = (account: AccountOwner & Pick<Account, 'state'>) => ({
  masters: countMasters(account, [account.state], false),
  account: startErasing(account),
  address: deleteEmailPointer(account),
  profile: deleteProfile(account),
  codes: deleteCodes(account.email),
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
