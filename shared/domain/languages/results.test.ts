import { describe, expect, it } from 'vitest';
import { greatest, least, type Outcome, type Result } from './results.ts';

const outcome = (result: Result, short_by: number | null = null): Outcome => ({ result, short_by });

describe('all of several results', () => {
  it.each([
    ['short', 'short', 'short'],
    ['short', 'unknown', 'short'],
    ['short', 'met', 'short'],
    ['unknown', 'unknown', 'unknown'],
    ['unknown', 'met', 'unknown'],
    ['met', 'met', 'met'],
  ] as const)('of %s and %s are %s', (left, right, expected) => {
    expect(least([outcome(left), outcome(right)]).result).toBe(expected);
    expect(least([outcome(right), outcome(left)]).result).toBe(expected);
  });

  it('are met when nothing is required', () => {
    expect(least([])).toEqual(outcome('met'));
  });

  it('name the largest gap, and none when one cannot be counted', () => {
    expect(least([outcome('short', 1), outcome('met'), outcome('short', 3)])).toEqual(outcome('short', 3));
    expect(least([outcome('short', 4), outcome('short', null)])).toEqual(outcome('short', null));
  });
});

describe('one of several results', () => {
  it.each([
    ['short', 'short', 'short'],
    ['short', 'unknown', 'unknown'],
    ['short', 'met', 'met'],
    ['unknown', 'unknown', 'unknown'],
    ['unknown', 'met', 'met'],
    ['met', 'met', 'met'],
  ] as const)('of %s and %s is %s', (left, right, expected) => {
    expect(greatest([outcome(left), outcome(right)]).result).toBe(expected);
    expect(greatest([outcome(right), outcome(left)]).result).toBe(expected);
  });

  it('is unknown when there is nothing to choose from', () => {
    expect(greatest([])).toEqual(outcome('unknown'));
  });

  it('names the smallest gap that can be counted', () => {
    expect(greatest([outcome('short', 3), outcome('short', 1), outcome('short', null)])).toEqual(outcome('short', 1));
    expect(greatest([outcome('short', null)])).toEqual(outcome('short', null));
  });
});
