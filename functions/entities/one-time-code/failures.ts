import { addDays, dayMs, type EpochMs, secondsUntil } from '#shared/domain/time.ts';
import { failuresPerDay, failuresPerNetwork } from './one-time-code.ts';

/**
 * When guesses at an address's codes of one purpose failed, by `networkMark`; oldest first.
 */
export type Failures = Record<string, EpochMs[]>;

/** The failures of the 24 hours before `now`. */
export const recentFailures = (failures: Failures, now: EpochMs): Failures =>
  Object.fromEntries(
    Object.entries(failures)
      .map(([mark, failed]) => [mark, failed.filter((at) => at > now - dayMs)] as const)
      .filter(([, failed]) => failed.length > 0),
  );

/** The number of failures of all networks. */
export const countOf = (failures: Failures): number => Object.values(failures).flat().length;

/** Whole seconds until a network may guess again; 0: now. */
export function secondsUntilGuess(failures: Failures, mark: string, now: EpochMs): number {
  const all = Object.values(failures)
    .flat()
    .sort((left, right) => left - right);
  const blocking = [failures[mark]?.at(-failuresPerNetwork), all.at(-failuresPerDay)];
  const waits = blocking.map((at) => (at === undefined ? 0 : secondsUntil(addDays(at, 1), now)));
  return Math.max(...waits);
}

/** What counts of codes that are gone: the recent failures at each purpose that has some. */
export const remainingFailures = <Name extends string>(
  codes: readonly (readonly [purpose: Name, code: { failures: Failures } | undefined])[],
  now: EpochMs,
): [Name, Failures][] =>
  codes
    .map(([purpose, code]): [Name, Failures] => [purpose, recentFailures(code?.failures ?? {}, now)])
    .filter(([, failures]) => countOf(failures) > 0);
