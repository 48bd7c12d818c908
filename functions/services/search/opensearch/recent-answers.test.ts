import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecentAnswers } from './recent-answers.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers with how often it was sent. */
function counting() {
  let sent = 0;
  return async () => {
    sent += 1;
    return sent;
  };
}

test('an answer is used again for two seconds', async () => {
  const [answers, load] = [new RecentAnswers<number>(() => true), counting()];
  expect(await answers.get('jobs', load)).toBe(1);
  vi.advanceTimersByTime(1_999);
  expect(await answers.get('jobs', load)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await answers.get('jobs', load)).toBe(2);
});

test('searches that begin together send one request', async () => {
  const [answers, load] = [new RecentAnswers<number>(() => true), counting()];
  expect(await Promise.all([answers.get('jobs', load), answers.get('jobs', load)])).toEqual([1, 1]);
});

test('each request has its own answer, and only the latest four are in memory', async () => {
  const [answers, load] = [new RecentAnswers<number>(() => true), counting()];
  for (const key of ['1', '2', '3', '4', '5']) await answers.get(key, load);
  expect(await answers.get('2', load)).toBe(2);
  expect(await answers.get('1', load)).toBe(6);
});

test('a failure and an answer that is not whole are not used again', async () => {
  const answers = new RecentAnswers<number>((answer) => answer > 1);
  await expect(answers.get('jobs', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  const load = counting();
  expect([await answers.get('jobs', load), await answers.get('jobs', load), await answers.get('jobs', load)]).toEqual([
    1, 2, 2,
  ]);
});
