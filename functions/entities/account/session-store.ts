import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import type { AccountKind, UserType } from '#shared/domain/account-kind.ts';
import type { EpochMs, EpochSeconds } from '#shared/domain/time.ts';
import { sessionsToDrop } from './session-rules.ts';
import type { Account, Session } from './stored-account.ts';

/** When a session starts, and on which device, as `deviceCodeOf` names it. */
export interface SessionStart {
  at: EpochMs;
  device: string | undefined;
}

/** A session that starts at `now`, on a device if it is known. */
export const newSession = (now: EpochSeconds, device?: string): Session => ({
  created: now,
  seen: now,
  device,
});

/**
 * Gives an account a new session at `now`, and drops those that have ended or are too many
 * (1 write unit up to 1 KB, which ten sessions with their devices fit into).
 * @returns false when the account changed since it was read, or is not active
 */
export function addSession(
  account: Account,
  type: UserType,
  sessionKey: string,
  now: EpochSeconds,
  device?: string,
): Promise<boolean> {
  const dropped = sessionsToDrop(account.sessions, type, now);
  const removal = dropped.length > 0 ? ` REMOVE ${dropped.map((_, i) => `sessions.#dropped${i}`).join(', ')}` : '';
  return update(account.kind, account.id, {
    UpdateExpression: `SET sessions.#new = :session, version = version + :one${removal}`,
    ConditionExpression: 'version = :version AND #state = :active',
    ExpressionAttributeNames: {
      '#new': sessionKey,
      '#state': 'state',
      ...Object.fromEntries(dropped.map((key, i) => [`#dropped${i}`, key])),
    },
    ExpressionAttributeValues: {
      ':session': newSession(now, device),
      ':one': 1,
      ':version': account.version,
      ':active': 'active',
    },
  });
}

/**
 * Records that a session was used, at `seen` (1 write unit).
 * @returns false when the session has ended in the meantime: it stays ended
 */
export const touchSession = (kind: AccountKind, id: number, sessionKey: string, seen: EpochSeconds): Promise<boolean> =>
  update(kind, id, {
    UpdateExpression: 'SET sessions.#session.seen = :seen',
    ConditionExpression: 'attribute_exists(sessions.#session)',
    ExpressionAttributeNames: { '#session': sessionKey },
    ExpressionAttributeValues: { ':seen': seen },
  });

/** Ends one session, and keeps when it was used last (1 write unit); false when it had ended already. */
export const endSession = (kind: AccountKind, id: number, sessionKey: string, now: EpochSeconds): Promise<boolean> =>
  update(kind, id, {
    UpdateExpression: 'SET last_seen = :now REMOVE sessions.#session ADD version :one',
    ConditionExpression: 'attribute_exists(sessions.#session)',
    ExpressionAttributeNames: { '#session': sessionKey },
    ExpressionAttributeValues: { ':one': 1, ':now': now },
  });

/**
 * Ends the given sessions of an account as long as the session `current` is live (1 write unit up to 1 KB). The use of that
 * session that is recorded concurrently is not lost.
 * @returns false when the account changed since it was read, or `current` has ended
 */
export const endSessions = (
  { kind, id, version }: Account,
  ended: readonly string[],
  current: string,
): Promise<boolean> =>
  update(kind, id, {
    UpdateExpression: `REMOVE ${ended.map((_, i) => `sessions.#ended${i}`).join(', ')} ADD version :one`,
    ConditionExpression: 'version = :version AND attribute_exists(sessions.#current)',
    ExpressionAttributeNames: {
      '#current': current,
      ...Object.fromEntries(ended.map((key, i) => [`#ended${i}`, key])),
    },
    ExpressionAttributeValues: { ':one': 1, ':version': version },
  });

type Change = Omit<UpdateCommandInput, 'TableName' | 'Key'>;

async function update(kind: AccountKind, id: number, change: Change): Promise<boolean> {
  return (await write({ Update: { Key: keys.account(kind, id), ...change } })).done;
}
