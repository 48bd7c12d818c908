import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import type { AccountKind, UserType } from '#shared/domain/account-kind.ts';
import type { EpochSeconds } from '#shared/domain/time.ts';
import { sessionsToDrop } from './session-rules.ts';
import type { Account } from './stored-account.ts';

/**
 * Gives an account a new session at `now`, and drops those that have ended or are too many
 * (1 write unit up to 1 KB).
 * @returns false when the account changed since it was read, or is not active
 */
export function addSession(account: Account, type: UserType, sessionKey: string, now: EpochSeconds): Promise<boolean> {
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
      ':session': { created: now, seen: now },
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

/** Ends one session (1 write unit); false when it had ended already. */
export const endSession = (kind: AccountKind, id: number, sessionKey: string): Promise<boolean> =>
  update(kind, id, {
    UpdateExpression: 'REMOVE sessions.#session ADD version :one',
    ConditionExpression: 'attribute_exists(sessions.#session)',
    ExpressionAttributeNames: { '#session': sessionKey },
    ExpressionAttributeValues: { ':one': 1 },
  });

type Change = Omit<UpdateCommandInput, 'TableName' | 'Key'>;

async function update(kind: AccountKind, id: number, change: Change): Promise<boolean> {
  return (await write({ Update: { Key: keys.account(kind, id), ...change } })).done;
}
