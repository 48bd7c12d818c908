import { expect, test } from 'vitest';
import { maxSavedJobs, mergeSavedJobs, withoutSavedJob, withSavedJob } from './saved-jobs.ts';

const numbers = (count: number, first = 1) => Array.from({ length: count }, (_, place) => first + place);

test('a job is added at the end, once', () => {
  expect(withSavedJob([3, 1], 2)).toEqual([3, 1, 2]);
  const saved = [3, 1];
  expect(withSavedJob(saved, 3)).toBe(saved);
});

test('a job is removed, and the others stay in their order', () => {
  expect(withoutSavedJob([3, 1, 2], 1)).toEqual([3, 2]);
  const saved = [3, 2];
  expect(withoutSavedJob(saved, 1)).toBe(saved);
});

test('merged jobs follow those of the account, each once', () => {
  expect(mergeSavedJobs([3, 1], [2, 1, 2, 5])).toEqual([3, 1, 2, 5]);
  const saved = [3, 1];
  expect(mergeSavedJobs(saved, [1])).toBe(saved);
});

test('the latest of too many merged jobs stay, and none of the account’s is lost', () => {
  const saved = numbers(maxSavedJobs - 2);
  expect(mergeSavedJobs(saved, [9_001, 9_002, 9_003])).toEqual([...saved, 9_002, 9_003]);
  const full = numbers(maxSavedJobs);
  expect(mergeSavedJobs(full, [9_001])).toBe(full);
});
