import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { accountErasure } from './account-changes.ts';
import { type Account, askForNextStep, isGone } from './account-store.ts';
import { deleteCodes, isAddressTaken, requireFreeAddress } from './email-store.ts';

/**
 * Deletes an account for good. One transaction ends its sessions, removes profile and codes, those of former addresses
 * too, and frees its address; what else belongs to it goes step by step with the stream. Of an account that is being erased already, it makes the
 * stream go on, so that a repetition resumes what was interrupted.
 * @param read reads the account anew; it throws when it must not be erased
 * @param alongside what else is written in that transaction
 * @throws HttpError 400 for the last master admin
 */
export async function beginErasing(read: () => Promise<Account>, alongside: Writes = {}): Promise<void> {
  await retry(
    async () => {
      const account = await read();
      if (account.state === 'erasing') await askForNextStep(account.kind, account.id);
      if (isGone(account.state)) return true;
      const result = await transact({ ...accountErasure(account), ...alongside, ...(await formerCodes(account)) });
      if (!result.done && result.failed === 'masters') throw new HttpError('LAST_MASTER_ADMIN');
      return result.done || undefined;
    },
    { attempts: 6 },
  );
}

/** How many former addresses one transaction takes: of more, the codes have expired by themselves. */
const mostAddresses = 20;

/**
 * The writes that forget the codes of addresses that the account had before. One that is somebody's by now keeps its
 * codes, also when it is taken in this very moment: then the transaction fails.
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
