import { is, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import { type Account, parseAccount } from '#functions/entities/account/stored-account.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { allItems } from './all-items.ts';

interface Ended {
  accounts: number;
  sessions: number;
  /** Accounts that changed meanwhile, such as by a sign-in: their sessions are still live. */
  missed: number;
}

/**
 * Ends the sessions of all accounts of some kinds, or of one of them: the next call with a token is 401. Reads the whole table
 * (1 read unit for each 4 KB) and writes 1 write unit for each account with a session.
 */
export async function endSessions(
  { kinds, id }: { kinds: readonly AccountKind[]; id: number | undefined },
  isDryRun: boolean,
): Promise<Ended> {
  const ended: Ended = { accounts: 0, sessions: 0, missed: 0 };
  for await (const item of allItems()) {
    if (item.entity !== 'account') continue;
    const account = parseAccount(item);
    const count = Object.keys(account.sessions).length;
    if (count === 0 || !kinds.includes(account.kind) || (id !== undefined && account.id !== id)) continue;
    if (!isDryRun && !(await endAll(account))) {
      ended.missed += 1;
      continue;
    }
    ended.accounts += 1;
    ended.sessions += count;
  }
  return ended;
}

const endAll = async ({ kind, id, version }: Account): Promise<boolean> => {
  const update = updateItem<Account>(keys.account(kind, id), {
    set: { sessions: {} },
    add: { version: 1 },
    when: { version: is(version) },
  });
  return (await write(update)).done;
};
