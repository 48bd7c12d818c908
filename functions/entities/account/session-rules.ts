import type { UserType } from '#shared/domain/account-kind.ts';
import type { EpochSeconds } from '#shared/domain/time.ts';
import type { Session } from './stored-account.ts';

// In seconds.
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface Lifetime {
  /** After this time a session ends in any case. */
  absoluteSeconds: number;
  /** After this time without use it ends. */
  idleSeconds: number;
  /** Its use is written down at most this often. */
  touchEverySeconds: number;
  /** How many sessions an account may have; the oldest goes. */
  max: number;
}

/** How long sessions live. People with more power are signed out sooner. */
export const sessionRules: Record<UserType, Lifetime> = {
  candidate: { absoluteSeconds: 30 * day, idleSeconds: 7 * day, touchEverySeconds: 5 * minute, max: 10 },
  recruiter: { absoluteSeconds: 7 * day, idleSeconds: 24 * hour, touchEverySeconds: 5 * minute, max: 10 },
  admin: { absoluteSeconds: 12 * hour, idleSeconds: 30 * minute, touchEverySeconds: minute, max: 3 },
  master_admin: { absoluteSeconds: 8 * hour, idleSeconds: 15 * minute, touchEverySeconds: minute, max: 3 },
};

/** Whether a session still counts at `now`. */
export const isLive = (session: Session, type: UserType, now: EpochSeconds): boolean =>
  now < session.created + sessionRules[type].absoluteSeconds && now < session.seen + sessionRules[type].idleSeconds;

/** Whether the session's use should be written down now. */
export const needsTouch = (session: Session, type: UserType, now: EpochSeconds): boolean =>
  now >= session.seen + sessionRules[type].touchEverySeconds;

/**
 * Keys of the sessions that must go when one more is added at `now`: those that have ended, and the oldest too many.
 */
export function sessionsToDrop(sessions: Record<string, Session>, type: UserType, now: EpochSeconds): string[] {
  const newestFirst = Object.entries(sessions).sort(([, a], [, b]) => b.created - a.created);
  const live = newestFirst.filter(([, session]) => isLive(session, type, now)).slice(0, sessionRules[type].max - 1);
  const remaining = new Set(live.map(([key]) => key));
  return Object.keys(sessions).filter((key) => !remaining.has(key));
}
