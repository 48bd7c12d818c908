import { batchGet } from '#functions/data/batch-get.ts';
import { keys } from '#functions/data/keys.ts';
import { type Account, parseAccount } from './stored-account.ts';

/**
 * The accounts of some recruiters, by id (0.5 read units each).
 * @returns without those that are gone
 */
export async function readAccounts(ids: readonly number[]): Promise<Map<number, Account>> {
  const items = ids.length > 0 ? await batchGet(ids.map((id) => keys.account('recruiter', id))) : [];
  return new Map(items.map(parseAccount).map((account) => [account.id, account]));
}
