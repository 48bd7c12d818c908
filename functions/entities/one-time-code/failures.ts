import { day, failuresPerDay, failuresPerNetwork } from './one-time-code.ts';

/**
 * When guesses at an address's codes of one purpose failed, by `networkMark`; oldest first, in milliseconds since 1970.
 */
export type Failures = Record<string, number[]>;

/** The failures of the 24 hours before `now`. */
export const recentFailures = (failures: Failures, now: number): Failures =>
  Object.fromEntries(
    Object.entries(failures)
      .map(([mark, failed]) => [mark, failed.filter((at) => at > now - day)] as const)
      .filter(([, failed]) => failed.length > 0),
  );

/** The number of failures of all networks. */
export const countOf = (failures: Failures): number => Object.values(failures).flat().length;

/** Whole seconds until a network may guess again; 0: now. */
export function secondsUntilGuess(failures: Failures, mark: string, now: number): number {
  const all = Object.values(failures)
    .flat()
    .sort((left, right) => left - right);
  const blocking = [failures[mark]?.at(-failuresPerNetwork), all.at(-failuresPerDay)];
  const ends = blocking.map((at) => (at === undefined ? now : at + day));
  return Math.max(0, Math.ceil((Math.max(...ends) - now) / 1000));
}
