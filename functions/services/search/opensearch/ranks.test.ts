import { expect, test } from 'vitest';
import { isoInstant } from '#shared/domain/time.ts';
import { rankAt, scoreAt } from './ranks.ts';

const ranks = [5, 20, 300].map((rank) => ({ rank, values: [`needs ${rank}`] }));
const placeOf = (value: number) => ({ at: isoInstant('2026-06-01T00:00:00.000Z'), id: 1, value });

test.each([1, 2, 3, 4])('a page goes on after the score %d of its last result', (score) => {
  expect(scoreAt(ranks, placeOf(rankAt(ranks, score)))).toBe(score);
});

test.each([
  { gone: 0, score: 1.5 },
  { gone: 7, score: 2.5 },
  { gone: 400, score: 4.5 },
])(
  'a page goes on between the scores of its neighbours when nothing has the rank $gone any more',
  ({ gone, score }) => {
    expect(scoreAt(ranks, placeOf(gone))).toBe(score);
  },
);
