import { type Change as ItemChange, is, isPresent, updateItem, type WithEntries } from '#functions/data/item-writes.ts';
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
  const dropped = namesOf(sessionsToDrop(account.sessions, type, now));
  return update(account.kind, account.id, {
    set: { 'sessions.{new}': newSession(now, device) },
    raise: { version: 1 },
    remove: pathsOf(dropped),
    when: { version: is(account.version), state: is('active') },
    names: { new: sessionKey, ...dropped },
  });
}

/**
 * Records that a session was used, at `seen` (1 write unit).
 * @returns false when the session has ended in the meantime: it stays ended
 */
export const touchSession = (kind: AccountKind, id: number, sessionKey: string, seen: EpochSeconds): Promise<boolean> =>
  update(kind, id, {
    set: { 'sessions.{own}.seen': seen },
    when: { 'sessions.{own}': isPresent },
    names: { own: sessionKey },
  });

/** Ends one session, and keeps when it was used last (1 write unit); false when it had ended already. */
export const endSession = (kind: AccountKind, id: number, sessionKey: string, now: EpochSeconds): Promise<boolean> =>
  update(kind, id, {
    set: { last_seen: now },
    add: { version: 1 },
    remove: ['sessions.{own}'],
    when: { 'sessions.{own}': isPresent },
    names: { own: sessionKey },
  });

/**
 * Ends the given sessions of an account as long as the session `current` is live (1 write unit up to 1 KB). The use of that
 * session that is recorded concurrently is not lost.
 * @returns false when the account changed since it was read, or `current` has ended
 */
export function endSessions(
  { kind, id, version }: Account,
  ended: readonly string[],
  current: string,
): Promise<boolean> {
  const names = namesOf(ended);
  return update(kind, id, {
    add: { version: 1 },
    remove: pathsOf(names),
    when: { version: is(version), 'sessions.{current}': isPresent },
    names: { current, ...names },
  });
}

const namesOf = (sessionKeys: readonly string[]): Record<string, string> =>
  Object.fromEntries(sessionKeys.map((key, place) => [`ended${place}`, key]));

const pathsOf = (names: Record<string, string>) =>
  Object.keys(names).map((_, place) => `sessions.{ended${place}}` as const);

type Change = ItemChange<WithEntries<Account, 'sessions', 'new' | 'own' | 'current' | `ended${number}`>>;

const update = async (kind: AccountKind, id: number, change: Change): Promise<boolean> =>
  (await write(updateItem(keys.account(kind, id), change))).done;
