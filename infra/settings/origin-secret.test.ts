import { describe, expect, test } from 'vitest';
import { isSafeChange, nextOrigin, type Origin, readOrigin, writeOrigin } from './origin-secret.ts';

/** The three deployments of a replacement, from the first state to the last. */
const states: readonly Origin[] = [{ sent: 1 }, { sent: 1, other: 2 }, { sent: 2, other: 1 }, { sent: 2 }];

test('a replacement has three steps, and can begin again', () => {
  for (const [at, state] of states.slice(0, -1).entries()) expect(nextOrigin(state)).toEqual(states[at + 1]);
  expect(nextOrigin({ sent: 2 })).toEqual({ sent: 2, other: 3 });
});

test('a state is written and read', () => {
  expect(states.map(writeOrigin)).toEqual(['1', '1 2', '2 1', '2']);
  for (const state of states) expect(readOrigin(writeOrigin(state))).toEqual(state);
});

describe('a change', () => {
  test('is safe between neighbours, in both directions', () => {
    for (const [at, state] of states.slice(0, -1).entries()) {
      const next = states[at + 1] as Origin;
      expect([isSafeChange(state, next), isSafeChange(next, state)]).toEqual([true, true]);
    }
  });

  test.each([
    ['1', '2', false],
    ['1', '2 1', false],
    ['1 2', '2', false],
    ['2 1', '1', false],
    ['1', '3 2', false],
    ['1 2', '1 3', true],
    ['1', '1', true],
  ])('from %s to %s is safe: %s', (from, to, isSafe) => {
    expect(isSafeChange(readOrigin(from), readOrigin(to))).toBe(isSafe);
  });
});
