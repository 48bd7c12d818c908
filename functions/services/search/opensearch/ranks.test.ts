import { expect, test } from 'vitest';
import { isoInstant } from '#shared/domain/time.ts';
import { rankAt, ranksOfPage, scoreAt } from './ranks.ts';

const ranks = [5, 20, 300].map((rank) => ({ rank, values: [`needs ${rank}`], count: 3 }));
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

test.each([
  { limit: 2, after: undefined, named: [300], why: 'the best rank fills it' },
  { limit: 3, after: undefined, named: [20, 300], why: 'one more shows whether there is a next page' },
  { limit: 5, after: undefined, named: [20, 300], why: 'two ranks fill it' },
  { limit: 2, after: placeOf(300), named: [20, 300], why: 'all of the rank where it goes on may be before it' },
  { limit: 2, after: placeOf(100), named: [20], why: 'nothing has the rank where it goes on' },
  { limit: 2, after: placeOf(20), named: [5, 20], why: 'better ones are on earlier pages' },
  { limit: 9, after: undefined, named: [5, 20, 300], why: 'it is the last' },
  { limit: 3, after: placeOf(20), named: [5, 20, 300], why: 'it is the last' },
  { limit: 1, after: placeOf(-1), named: [5, 20, 300], why: 'only what has no rank follows' },
])('a page of $limit names the ranks $named: $why', ({ limit, after, named }) => {
  expect(ranksOfPage(ranks, { limit, after }).map(({ rank }) => rank)).toEqual(named);
});
