import { retry } from '#functions/data/retry.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { isLive } from '#functions/entities/account/session-rules.ts';
import { endSessions } from '#functions/entities/account/session-store.ts';
import { type Account, isInUse } from '#functions/entities/account/stored-account.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { accountCalls } from '#shared/contracts/account.ts';
import { toEpochSeconds } from '#shared/domain/time.ts';
import { toSession } from './to-session.ts';

/** The caller's live sessions (1 read unit): the calling one first, then the latest used. */
export const sessions: UseCase<typeof accountCalls.sessions> = async ({ caller, now }) => {
  const account = await readOwn(caller);
  const isCurrent = (key: string) => key === caller.sessionKey;
  return Object.entries(account.sessions)
    .filter(([, session]) => isLive(session, caller.type, toEpochSeconds(now)))
    .sort(([left, a], [right, b]) => Number(isCurrent(right)) - Number(isCurrent(left)) || b.seen - a.seen)
    .map(([key, session]) => ({ ...toSession(session), is_current: isCurrent(key) }));
};

/**
 * Ends all sessions but the caller's in one conditional write: 1 read unit, 1 write unit; none without other sessions.
 * Of two sessions that end each other concurrently, exactly one stays.
 * @throws HttpError 401 when the calling session has ended in the meantime
 */
export const endOtherSessions: UseCase<typeof accountCalls.endOtherSessions> = async ({ caller, now }) => {
  const ended = await retry(
    async () => {
      const account = await readOwn(caller);
      const { [caller.sessionKey]: _, ...others } = account.sessions;
      const keys = Object.keys(others);
      if (keys.length > 0 && !(await endSessions(account, keys, caller.sessionKey))) return undefined;
      return Object.values(others).filter((session) => isLive(session, caller.type, toEpochSeconds(now))).length;
    },
    { attempts: 8 },
  );
  return { message: 'Your other devices have been logged out.', ended };
};

/** @throws HttpError 401 when the session ended after the call began */
async function readOwn({ kind, id, sessionKey }: Caller): Promise<Account> {
  const account = await readAccount(kind, id);
  if (!isInUse(account) || !account.sessions[sessionKey]) throw new HttpError('SESSION_REQUIRED');
  return account;
}
