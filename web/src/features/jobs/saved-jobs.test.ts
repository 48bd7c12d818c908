import { expect, test } from 'vitest';
import { parseSavedJobs } from './saved-jobs.ts';

test('reads job ids in the order they were saved, once each', () => {
  expect(parseSavedJobs('[3,1,3,2]')).toEqual([3, 1, 2]);
});

test('reads ids that were stored as text', () => {
  expect(parseSavedJobs('["7","8"]')).toEqual([7, 8]);
});

test.each([null, '', '{', '{"a":1}', '"7"', 'null'])('reads nothing from %j', (text) => {
  expect(parseSavedJobs(text)).toEqual([]);
});

test('leaves out invalid ids', () => {
  expect(parseSavedJobs('[0,-1,1.5,null,"x",9007199254740993,5]')).toEqual([5]);
});
