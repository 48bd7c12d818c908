import type { CallDefinition } from '#shared/contracts/define.ts';
import { readAccount } from './account-store.ts';
import type { Caller } from './caller.ts';
import { type Account, isGone, isInUse } from './stored-account.ts';

/**
 * An account as who makes a call (1 read unit of a founder's colleagues), or undefined where it or its company is not active.
 * @param sessionKey '' without a session
 */
export async function actingCaller(
  account: Account,
  { about }: Pick<CallDefinition, 'about'>,
  sessionKey: string,
): Promise<Caller | undefined> {
  if (!isInUse(account)) return undefined;
  const acting = await readActing(account, about);
  if (!isInUse(acting)) return undefined;
  const { kind, accepted_until: acceptedUntil } = account;
  const type = kind === 'admin' ? (account.role ?? 'admin') : kind;
  const membership = acting === account && about !== 'account' ? undefined : account.company;
  const { id, name, email, verified } = acting;
  const own = { id: account.id, name: account.name, email: account.email };
  return { type, kind, id, name, email, verified, account: own, membership, acceptedUntil, sessionKey };
}

/** For whom the account acts: its company's founder, or itself. A company that was deleted for good has no colleagues any more. */
async function readActing(account: Account, about: CallDefinition['about']): Promise<Account | undefined> {
  if (!account.company || about === 'account') return account;
  const founder = await readAccount('recruiter', account.company.id);
  return founder && !isGone(founder.state) ? founder : account;
}
