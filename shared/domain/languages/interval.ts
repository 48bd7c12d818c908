import type { Outcome } from './results.ts';

/** A range of positions on an axis, both ends included: what a stated or required result may mean. */
export interface Interval {
  low: number;
  high: number;
}

export const pointAt = (position: number): Interval => ({ low: position, high: position });

/** The smallest interval that contains all of them. */
export const hullOf = (intervals: readonly Interval[]): Interval => ({
  low: Math.min(...intervals.map(({ low }) => low)),
  high: Math.max(...intervals.map(({ high }) => high)),
});

/**
 * Met when even the lowest reading of the claim reaches the highest reading of the requirement; short when even the
 * highest reading of the claim stays below the lowest reading of the requirement; otherwise unknown.
 */
export function compareIntervals(claim: Interval, wanted: Interval): Outcome {
  if (claim.low >= wanted.high) return { result: 'met', short_by: null };
  if (claim.high < wanted.low) return { result: 'short', short_by: wanted.low - claim.high };
  return { result: 'unknown', short_by: null };
}
