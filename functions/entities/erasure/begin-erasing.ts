import { indexKeys } from '#functions/data/index-keys.ts';
import { queryAll } from '#functions/data/query.ts';
import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { requireFreeAddress } from '#functions/entities/account/email-store.ts';
import { accountErasure, requestNextStep } from '#functions/entities/account/erase-account.ts';
import { countActiveMasters } from '#functions/entities/account/master-store.ts';
import { type Account, isGone } from '#functions/entities/account/stored-account.ts';
import { codesErasure, deleteSignups } from '#functions/entities/one-time-code/forget-address.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { type EpochMs, epochMs, toEpochMs } from '#shared/domain/time.ts';

/**
 * Deletes an account for good. First what other addresses have of it, as the account no longer knows them afterwards; then one
 * transaction ends its sessions, deletes profile and codes and frees its address; the stream erases everything else of it step
 * by step. Each part may be repeated: for an account that is being erased already the call starts the next step, so that a
 * repeated call resumes an interrupted one. 2.5 read units, and 1 for each other address.
 * @param read reads the account again; it throws when the account must not be erased
 * @param alongside other writes of that transaction
 * @throws HttpError 400 for the last master admin
 */
export async function beginErasing(read: () => Promise<Account>, now: EpochMs, alongside: Writes = {}): Promise<void> {
  await retry(
    async () => {
      const account = await read();
      if (account.state === 'erasing') await requestNextStep(account.kind, account.id);
      if (isGone(account.state)) return true;
      await requireOtherMaster(account);
      await forgetOtherAddresses(account, now);
      await deleteSignups(account.email, now);
      const { writes } = await codesErasure(account.email, account, { ownUntil: now, now });
      const result = await transact({ ...accountErasure(account), ...alongside, ...writes });
      if (!result.done && result.failed === 'masters') throw lastMaster();
      return result.done || undefined;
    },
    { attempts: 6 },
  );
}

const lastMaster = () => new HttpError('LAST_MASTER_ADMIN');

/** Refuses the last master admin before anything of them is deleted; of concurrent ones the transaction decides. */
async function requireOtherMaster(account: Account): Promise<void> {
  if (await isLastMaster(account)) throw lastMaster();
}

/** Whether no other master admin is active (1 read unit, for a master admin only). */
export const isLastMaster = async ({ role, state }: Account): Promise<boolean> =>
  role === 'master_admin' && state === 'active' && (await countActiveMasters()) <= 1;

/** Previous addresses, which others may use since, and those at which the account requested codes and did not enter them. */
async function forgetOtherAddresses(account: Account, now: EpochMs): Promise<void> {
  const requested = (await addressesWithCodes(account)).map((email) => [email, epochMs(0)] as const);
  const previous = (account.former_addresses ?? []).map(
    ({ email, changed_at }) => [email, toEpochMs(changed_at)] as const,
  );
  const others = new Map([...requested, ...previous]);
  others.delete(account.email);
  for (const [email, ownUntil] of others) await forgetAddress(email, account, { ownUntil, now });
}

/** An address that another account took keeps what is that account's: its codes, and sign-ups since the address was left. */
const forgetAddress = (email: string, account: Account, relation: { ownUntil: EpochMs; now: EpochMs }) =>
  retry(
    async () => {
      const { free, writes } = await codesErasure(email, account, relation);
      // Those from the account's own time, also where another account has the address now.
      if (relation.ownUntil > 0) await deleteSignups(email, relation.ownUntil);
      if (Object.keys(writes).length === 0) return true;
      return (await transact({ ...(free && requireFreeAddress(email)), ...writes })).done || undefined;
    },
    { attempts: 6 },
  );

/** Addresses whose codes an account requested, to make them its own (0.5 read units for each 4 KB). */
async function addressesWithCodes({ kind, id }: Account): Promise<string[]> {
  const items = await queryAll(indexKeys.codesRequestedBy(kind, id));
  return items.map(({ PK }) => String(PK).slice(String(PK).indexOf('#') + 1));
}
