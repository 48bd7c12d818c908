import { expect, test } from 'vitest';
import { answerFigure, habitsOf } from './stored-answers.ts';

const item = {
  PK: 'RECRUITER#3',
  SK: 'STATS',
  entity: 'recruiter_stats',
  schema_version: 1,
  total_jobs: 2,
  total_applications: 12,
};

test('an answer counts in the first step of days that it fits', () => {
  expect(answerFigure('single', 0.5)).toBe('single_1');
  expect(answerFigure('single', 2.1)).toBe('single_3');
  expect(answerFigure('bulk', 61)).toBe('bulk_later');
});

test('the figures of a company say how it answers', () => {
  expect(habitsOf({ ...item, waiting: 3, single_3: 6, bulk_60: 2, untimed: 1 })).toEqual({
    applications: 12,
    answered: 9,
    usual_days: 3,
  });
});

test('figures from before answers were counted say nothing', () => {
  expect(habitsOf(item)).toBeUndefined();
  expect(habitsOf({ ...item, waiting: -1, single_3: 1 })).toBeUndefined();
  expect(habitsOf(undefined)).toBeUndefined();
});
