import { errorBudget, minFailures } from './budget.ts';

/** The calls of an hour. */
export interface HourOfCalls {
  calls: number;
  failed: number;
}

/** Hours of the long window, and of the short one that ends with it: the slowest burn of Google's SRE workbook, chapter 5. */
export const longHours = 72;
const shortHours = 6;

const sumOf = (hours: readonly HourOfCalls[]): HourOfCalls => ({
  calls: hours.reduce((sum, { calls }) => sum + calls, 0),
  failed: hours.reduce((sum, { failed }) => sum + failed, 0),
});

const burns = ({ calls, failed }: HourOfCalls): boolean => failed > 0 && failed >= errorBudget * calls;

/**
 * Whether a journey uses up its budget at least as fast as it comes back: too slowly to wake a person, and still at it.
 * @param hours the latest 72, the oldest first
 * @returns the calls of the three days, if so
 */
export function slowBurnOf(hours: readonly HourOfCalls[]): HourOfCalls | undefined {
  const [long, short] = [sumOf(hours), sumOf(hours.slice(-shortHours))];
  return long.failed >= minFailures && burns(long) && burns(short) ? long : undefined;
}
