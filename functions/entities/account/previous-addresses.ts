import { formerAddressDays } from '#shared/domain/retention.ts';
import { addDays, type EpochMs, type IsoInstant, secondsUntil, toEpochMs, toIso } from '#shared/domain/time.ts';
import type { Account, PreviousAddress } from './stored-account.ts';

/**
 * How often an address may change within that time. It bounds the list of previous addresses, from which no entry may be
 * dropped while its change can be undone: otherwise many changes in a row would void the first one's undo link.
 */
export const changesPerPeriod = 5;

/** When a change of the address can no longer be undone. */
export const undoEnd = (changedAt: IsoInstant): EpochMs => addDays(toEpochMs(changedAt), formerAddressDays);

const isUndoable = ({ changed_at }: PreviousAddress, now: EpochMs): boolean => now < undoEnd(changed_at);

/** The previous addresses whose change can still be undone at `now`, oldest first. */
export const undoableAddresses = ({ former_addresses = [] }: Account, now: EpochMs): PreviousAddress[] =>
  former_addresses.filter((address) => isUndoable(address, now));

/** Whole seconds until the address may change again; 0 when it may now. */
export function secondsUntilChange(account: Account, now: EpochMs): number {
  const blocking = undoableAddresses(account, now).at(-changesPerPeriod);
  return blocking ? secondsUntil(undoEnd(blocking.changed_at), now) : 0;
}

/** The previous addresses after the present one was replaced at `now`. */
export const withPreviousAddress = (account: Account, now: EpochMs): PreviousAddress[] => [
  ...undoableAddresses(account, now),
  { email: account.email, changed_at: toIso(now) },
];

/**
 * What is left of the previous addresses when the change of `undone` is undone: that one and all later ones go, so their
 * links are void. Undefined when that change cannot be undone at `now`, or was undone before.
 */
export function beforeChange(account: Account, undone: PreviousAddress, now: EpochMs): PreviousAddress[] | undefined {
  const undoable = undoableAddresses(account, now);
  const index = undoable.findIndex(
    ({ email, changed_at }) => email === undone.email && changed_at === undone.changed_at,
  );
  return index < 0 ? undefined : undoable.slice(0, index);
}
