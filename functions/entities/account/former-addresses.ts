import { isoTime } from '#functions/platform/clock.ts';
import type { Account, FormerAddress } from './stored-account.ts';

const day = 24 * 60 * 60 * 1000;

/** How long a change of the address can be undone, in days. */
export const undoDays = 7;
/** The same in milliseconds. */
export const undoPeriod = undoDays * day;

/**
 * How often an address may change within that time. It bounds the list of former addresses, from which no entry may be
 * dropped while its change can be undone: otherwise many changes in a row would void the first one's undo link.
 */
export const changesPerPeriod = 5;

const isUndoable = ({ changed_at }: FormerAddress, now: number): boolean => now < Date.parse(changed_at) + undoPeriod;

/** The former addresses whose change can still be undone at `now` (milliseconds since 1970), oldest first. */
export const undoableAddresses = ({ former_addresses = [] }: Account, now: number): FormerAddress[] =>
  former_addresses.filter((former) => isUndoable(former, now));

/** Whole seconds until the address may change again; 0 when it may now. */
export function secondsUntilChange(account: Account, now: number): number {
  const blocking = undoableAddresses(account, now).at(-changesPerPeriod);
  return blocking ? Math.ceil((Date.parse(blocking.changed_at) + undoPeriod - now) / 1000) : 0;
}

/** The former addresses after the present one was replaced at `now`. */
export const withFormerAddress = (account: Account, now: number): FormerAddress[] => [
  ...undoableAddresses(account, now),
  { email: account.email, changed_at: isoTime(now) },
];

/**
 * What is left of the former addresses when the change of `undone` is undone: that one and all later ones go, so their
 * links are void. Undefined when that change cannot be undone at `now`, or was undone before.
 */
export function beforeChange(account: Account, undone: FormerAddress, now: number): FormerAddress[] | undefined {
  const undoable = undoableAddresses(account, now);
  const index = undoable.findIndex(
    ({ email, changed_at }) => email === undone.email && changed_at === undone.changed_at,
  );
  return index < 0 ? undefined : undoable.slice(0, index);
}
