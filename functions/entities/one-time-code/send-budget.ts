import { day, type Purpose } from './one-time-code.ts';

const second = 1_000;
const minute = 60 * second;

/** How many codes of one list one e-mail address may be sent in any span of that length. */
const budgets = [
  { most: 3, span: minute },
  { most: 5, span: 15 * minute },
  { most: 20, span: day },
] as const;

/**
 * The sends that share a budget. Codes for admins have their own: everyone may request one at any address, which must
 * not use up what the address's owner needs to sign in as a candidate or recruiter.
 */
export type SendList = 'sends' | 'admin_sends';
export const sendListOf = (purpose: Purpose): SendList =>
  purpose === 'admin' || purpose === 'master_admin' ? 'admin_sends' : 'sends';

/** How far back sends count, in milliseconds. */
export const sendHorizon = day;

/**
 * Whole seconds until an address may be sent another code; 0: now.
 * @param sends when codes were sent, oldest first, in milliseconds since 1970
 */
export function secondsUntilSend(sends: readonly number[], now: number): number {
  const waits = budgets.map(({ most, span }) => {
    const blocking = sends.at(-most);
    return blocking === undefined ? 0 : blocking + span - now;
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / second));
}
