import type { UserType } from '#shared/domain/account-kind.ts';
import type { Session } from './stored-account.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface Lifetime {
  /** Seconds after which a session ends in any case. */
  absolute: number;
  /** Seconds without use after which it ends. */
  idle: number;
  /** Its use is written down at most this often, in seconds. */
  touchEvery: number;
  /** How many sessions an account may have; the oldest goes. */
  most: number;
}

/** How long sessions live. People with more power are signed out sooner. */
export const sessionRules: Record<UserType, Lifetime> = {
  candidate: { absolute: 30 * day, idle: 7 * day, touchEvery: 5 * minute, most: 10 },
  recruiter: { absolute: 7 * day, idle: 24 * hour, touchEvery: 5 * minute, most: 10 },
  admin: { absolute: 12 * hour, idle: 30 * minute, touchEvery: minute, most: 3 },
  master_admin: { absolute: 8 * hour, idle: 15 * minute, touchEvery: minute, most: 3 },
};

/** Whether a session still counts at `now` (seconds since 1970). */
export const isLive = (session: Session, type: UserType, now: number): boolean =>
  now < session.created + sessionRules[type].absolute && now < session.seen + sessionRules[type].idle;

/** Whether the session's use should be written down now. */
export const needsTouch = (session: Session, type: UserType, now: number): boolean =>
  now >= session.seen + sessionRules[type].touchEvery;

/**
 * Keys of the sessions that must go when one more is added at `now`: those that have ended, and the oldest too many.
 */
export function sessionsToDrop(sessions: Record<string, Session>, type: UserType, now: number): string[] {
  const newestFirst = Object.entries(sessions).sort(([, a], [, b]) => b.created - a.created);
  const live = newestFirst.filter(([, session]) => isLive(session, type, now)).slice(0, sessionRules[type].most - 1);
  const kept = new Set(live.map(([key]) => key));
  return Object.keys(sessions).filter((key) => !kept.has(key));
}
