import { expect, test } from 'vitest';
import { maxSavedJobs } from '#shared/domain/saved-jobs.ts';
import { parseSavedJobs } from './guest-saved-jobs.ts';

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

test('leaves out ids that the API does not accept, and reads no more than it accepts', () => {
  expect(parseSavedJobs('[1000000000000,999999999999]')).toEqual([999_999_999_999]);
  const ids = Array.from({ length: maxSavedJobs + 1 }, (_, place) => place + 1);
  expect(parseSavedJobs(JSON.stringify(ids))).toEqual(ids.slice(1));
});
