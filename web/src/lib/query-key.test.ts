import { expect, test } from 'vitest';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { queryKeyOf, requestPathOf } from './query-key.ts';

test('a key is the operation with its input, and the operation alone matches all inputs', () => {
  const input = { params: { id: 7 } };
  expect(queryKeyOf(jobCalls.get, input)).toEqual(['GET /jobs/{id}', input]);
  expect(queryKeyOf(jobCalls.get)).toEqual(['GET /jobs/{id}']);
});

test('the path of a request follows from its key, without absent and empty values', () => {
  const key = queryKeyOf(jobCalls.ofRecruiter, {
    params: { id: 'a/b' },
    query: { limit: 20, cursor: undefined, x: '' },
  });
  expect(requestPathOf(key)).toBe('/jobs/recruiter/a%2Fb?limit=20');
  expect(requestPathOf(queryKeyOf(jobCalls.list, {}))).toBe('/jobs');
});
