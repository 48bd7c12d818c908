import { readAccount } from '#functions/entities/account/account-store.ts';
import { actingCaller } from '#functions/entities/account/acting-caller.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { isLive, needsTouch } from '#functions/entities/account/session-rules.ts';
import { touchSession } from '#functions/entities/account/session-store.ts';
import { parseToken } from '#functions/entities/account/session-token.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
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
  return await actingCaller(account, call, token.sessionKey);
}

const bearerToken = (header: string): string => /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
