import { readAccount } from '#functions/entities/account/account-store.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { isLive, needsTouch } from '#functions/entities/account/session-rules.ts';
import { touchSession } from '#functions/entities/account/session-store.ts';
import { parseToken } from '#functions/entities/account/session-token.ts';
import { type Account, isGone, isInUse } from '#functions/entities/account/stored-account.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { type EpochMs, toEpochSeconds } from '#shared/domain/time.ts';

/**
 * Who makes the call, from the bearer token in its `Authorization` header and the stored account (1 read unit, 2 of a founder's colleagues),
 * or undefined for a guest, an ended session, or an account or company that is not active. A call that is no background poll keeps the
 * session alive.
 */
export async function authenticate(header: string, call: CallDefinition, at: EpochMs): Promise<Caller | undefined> {
  const token = parseToken(bearerToken(header));
  if (!token) return undefined;
  const account = await readAccount(token.kind, token.id);
  const session = account?.sessions[token.sessionKey];
  if (!account || !session || !isInUse(account)) return undefined;
  const type = account.kind === 'admin' ? (account.role ?? 'admin') : account.kind;
  const now = toEpochSeconds(at);
  if (!isLive(session, type, now)) return undefined;
  if (!call.passive && needsTouch(session, type, now)) {
    // A session that was ended between the read and this write is no session.
    if (!(await touchSession(token.kind, token.id, token.sessionKey, now))) return undefined;
  }
  const acting = await readActing(account, call);
  if (!isInUse(acting)) return undefined;
  const { kind, accepted_until: acceptedUntil } = account;
  const membership = acting === account && call.about !== 'account' ? undefined : account.company;
  const { id, name, email, verified } = acting;
  const own = { id: account.id, name: account.name, email: account.email };
  return {
    type,
    kind,
    id,
    name,
    email,
    verified,
    account: own,
    membership,
    acceptedUntil,
    sessionKey: token.sessionKey,
  };
}

/** For whom the account acts: its company's founder, or itself. A company that was deleted for good has no colleagues any more. */
async function readActing(account: Account, { about }: CallDefinition): Promise<Account | undefined> {
  if (!account.company || about === 'account') return account;
  const founder = await readAccount('recruiter', account.company.id);
  return founder && !isGone(founder.state) ? founder : account;
}

const bearerToken = (header: string): string => /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
