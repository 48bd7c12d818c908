import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerDays, answerHabits } from './answer-habits.ts';

const counts = (parts: Partial<Record<number | 'later', number>>) =>
  [...answerDays, 'later' as const].map((step) => parts[step] ?? 0);
const none = counts({});
const of = (parts: Partial<Parameters<typeof answerHabits>[0]>) =>
  answerHabits({ applications: 10, single: none, bulk: none, untimed: 0, ...parts });

test('with fewer than five applications nothing is said', () => {
  expect(of({ applications: 4, single: counts({ 1: 4 }) })).toBeUndefined();
});

test('silence is said', () => {
  expect(of({ applications: 12 })).toEqual({ applications: 12, answered: 0 });
});

test('the usual time is the one by which half of the answers had come', () => {
  expect(of({ single: counts({ 1: 2, 3: 3, 14: 4 }) })).toEqual({ applications: 10, answered: 9, usual_days: 3 });
});

test('four answers, or answers to less than half of the applications, are no usual time', () => {
  expect(of({ applications: 8, single: counts({ 1: 4 }) })).toEqual({ applications: 8, answered: 4 });
  expect(of({ applications: 11, single: counts({ 1: 5 }) })).toEqual({ applications: 11, answered: 5 });
});

test('answers without a time count as answers, and later ones than every step have no usual time', () => {
  expect(of({ single: counts({ 2: 5 }), untimed: 3 })).toEqual({ applications: 10, answered: 8, usual_days: 2 });
  expect(of({ single: counts({ later: 6 }) })).toEqual({ applications: 10, answered: 6 });
});

const histogram = fc.array(fc.nat(20), { minLength: none.length, maxLength: none.length });
const stepOf = (habits: ReturnType<typeof answerHabits>) => habits?.usual_days ?? Number.POSITIVE_INFINITY;

test('answers to several people at once never make the usual time shorter than that of answers to one person', () => {
  const total = (list: number[]) => list.reduce((sum, each) => sum + each, 0);
  fc.assert(
    fc.property(histogram, histogram, (single, bulk) => {
      const alone = answerHabits({ applications: total(single), single, bulk: none, untimed: 0 });
      const together = answerHabits({ applications: total(single) + total(bulk), single, bulk, untimed: 0 });
      expect(stepOf(together)).toBeGreaterThanOrEqual(stepOf(alone));
    }),
  );
});
