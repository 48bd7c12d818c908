import { beginsWith, deleteItem, is, isAtMost } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { queryPages } from '#functions/data/query.ts';
import type { Writes } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import type { EmailPointer } from '#functions/entities/account/stored-account.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { addMs, type EpochMs } from '#shared/domain/time.ts';
import { remainingFailures } from './failures.ts';
import { changePurposeOf, codeLifetimeMs, type Purpose } from './one-time-code.ts';
import { putCodes, readEmail } from './one-time-code-store.ts';
import { signupLifetimeMs } from './pending-signup-store.ts';
import { retainBudgets } from './retained-budgets.ts';
import { type Codes, failuresOnly, type PendingSignup } from './stored-codes.ts';

interface Owner {
  kind: AccountKind;
  id: number;
}

/** Until when the address was the account's: `now` for its present one, 0 where it only requested codes. */
interface Relation {
  ownUntil: EpochMs;
  now: EpochMs;
}

/**
 * The writes that remove what an address has of an account that is being erased (1 read unit): the codes of the account's
 * purposes, and those from the time when the address was the account's, unless it is another account's now: later ones are of a
 * person who is signing up. Of deleted codes the budgets are retained. `codes` fails when they changed since they were read.
 * @returns `free`: whether the address is no other account's, so that it must still be free when this is written
 */
export async function codesErasure(
  email: string,
  owner: Owner,
  { ownUntil, now }: Relation,
): Promise<{ free: boolean; writes: Writes }> {
  const { account, admin, codes } = await readEmail(email);
  const free = ![account, admin].some((pointer) => pointer && !isSame(pointer, owner));
  if (!codes) return { free, writes: {} };
  const isErased = ([purpose, code]: CodeEntry) =>
    isRequestedBy(owner, purpose, code) || (free && addMs(code.valid_until, -codeLifetimeMs) <= ownUntil);
  const all = Object.entries(codes.codes) as CodeEntry[];
  const erased = all.filter(isErased);
  if (free && (erased.length === all.length || ownUntil === now)) {
    const deletion = deleteItem<Codes>(keys.oneTimeCodes(email), { when: { version: is(codes.version) } });
    return { free, writes: { codes: deletion, budgets: retainBudgets(email, codes, now) } };
  }
  if (erased.length === 0) return { free, writes: {} };
  const counted = remainingFailures(erased, now).map(
    ([purpose, failures]) => [purpose, failuresOnly(failures)] as const,
  );
  const left = Object.fromEntries([...all.filter((entry) => !isErased(entry)), ...counted]);
  return { free, writes: { codes: putCodes(email, { ...codes, version: codes.version + 1, codes: left }, now) } };
}

type CodeEntry = [purpose: Purpose, code: NonNullable<Codes['codes'][Purpose]>];

const isSame = (pointer: Pick<EmailPointer, 'kind' | 'id'>, { kind, id }: Owner): boolean =>
  pointer.kind === kind && pointer.id === id;

function isRequestedBy({ kind, id }: Owner, purpose: Purpose, { account_id }: CodeEntry[1]): boolean {
  const own: Purpose[] = [kind, changePurposeOf(kind), ...(kind === 'admin' ? (['master_admin'] as const) : [])];
  return own.includes(purpose) && account_id === id;
}

/** Sign-ups that are deleted concurrently: anyone can send many with an address. */
const pageSize = 25;

/**
 * Deletes the unconfirmed sign-ups with an address until a time, whoever sent them: they have a person's name and telephone number
 * (1 read unit for each 25, 1 write unit each). Later ones may be of a person who uses the address now.
 */
export async function deleteSignups(email: string, until: EpochMs): Promise<void> {
  const key = keys.latestSignup(email);
  const pages = queryPages<PendingSignup>(key, {
    sort: beginsWith(key.SK),
    filter: { valid_until: isAtMost(addMs(until, signupLifetimeMs)) },
    only: ['PK', 'SK'],
    consistent: true,
    limit: pageSize,
  });
  for await (const items of pages) {
    await Promise.all(items.map(({ PK, SK }) => write({ Delete: { Key: { PK, SK } } })));
  }
}
