import { addMs, dayMs, type EpochMs, minuteMs, secondsUntil } from '#shared/domain/time.ts';
import type { Purpose } from './one-time-code.ts';

/** How many codes of one list one e-mail address may be sent in any span of that length. */
const budgets = [
  { max: 3, spanMs: minuteMs },
  { max: 5, spanMs: 15 * minuteMs },
  { max: 20, spanMs: dayMs },
] as const;

/**
 * The sends that share a budget. Codes for admins have their own: everyone may request one at any address, which must
 * not use up what the address's owner needs to sign in as a candidate or recruiter.
 */
export type SendList = 'sends' | 'admin_sends';
export const sendListOf = (purpose: Purpose): SendList =>
  purpose === 'admin' || purpose === 'master_admin' ? 'admin_sends' : 'sends';

/** How far back sends count. */
export const sendHorizonMs = dayMs;

/**
 * Whole seconds until an address may be sent another code; 0: now.
 * @param sends when codes were sent, oldest first
 */
export function secondsUntilSend(sends: readonly EpochMs[], now: EpochMs): number {
  const waits = budgets.map(({ max, spanMs }) => {
    const blocking = sends.at(-max);
    return blocking === undefined ? 0 : secondsUntil(addMs(blocking, spanMs), now);
  });
  return Math.max(...waits);
}
