/** Ordered short < unknown < met. Missing information is unknown, never short. */
export type Result = 'short' | 'unknown' | 'met';

export interface Outcome {
  result: Result;
  /** By how many levels; null unless short, and for scales of scores, which have no levels. */
  short_by: number | null;
}

const order: Readonly<Record<Result, number>> = { short: 0, unknown: 1, met: 2 };

/** Size of a gap; one that cannot be counted is the largest. */
const gap = (outcome: Outcome): number => outcome.short_by ?? Number.POSITIVE_INFINITY;

/** Compares two outcomes, the better one first. */
export const compareOutcomes = (left: Outcome, right: Outcome): number => {
  if (left.result !== right.result) return order[right.result] - order[left.result];
  return left.result === 'short' && gap(left) !== gap(right) ? gap(left) - gap(right) : 0;
};

const outcomeOf = ({ result, short_by }: Outcome): Outcome => ({ result, short_by });

/** The outcome when all are needed: the least; of several gaps, the largest. Nothing needed is met. */
export function least(outcomes: readonly Outcome[]): Outcome {
  const worst = [...outcomes].sort(compareOutcomes).at(-1);
  return worst === undefined ? { result: 'met', short_by: null } : outcomeOf(worst);
}

/** The outcome when one is enough: the greatest; of several gaps, the smallest. Nothing to choose from is unknown. */
export function greatest(outcomes: readonly Outcome[]): Outcome {
  const best = [...outcomes].sort(compareOutcomes)[0];
  return best === undefined ? { result: 'unknown', short_by: null } : outcomeOf(best);
}
