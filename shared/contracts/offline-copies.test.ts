import { expect, test } from 'vitest';
import { allCalls } from './index.ts';

const copied = allCalls.filter(({ call }) => call.offlineCopyFor);

test('browsers keep only jobs, and what the account itself posted, saved or applied for', () => {
  expect(Object.fromEntries(copied.map(({ operation, call }) => [operation, call.offlineCopyFor]))).toEqual({
    'jobs.list': ['guest', 'candidate', 'recruiter'],
    'jobs.get': ['guest', 'candidate', 'recruiter'],
    'jobs.ofRecruiter': ['recruiter'],
    'jobs.forCandidate': ['candidate'],
    'candidates.savedJobs': ['candidate'],
    'search.jobs': ['guest', 'candidate', 'recruiter'],
    'applications.check': ['candidate'],
    'applications.ofCandidate': ['candidate'],
  });
});

test('only responses of reads are copied, by users who may make them and get nothing about others', () => {
  for (const { operation, call } of copied) {
    expect(call.method, operation).toBe('GET');
    for (const user of call.offlineCopyFor ?? []) {
      const relation = user === 'guest' || typeof call.access === 'string' ? call.access : call.access[user];
      const isOwn = operation === 'jobs.forCandidate' || operation === 'candidates.savedJobs';
      expect([operation, user, relation]).toEqual([
        operation,
        user,
        isOwn ? 'any' : expect.stringMatching(/^(public|self)$/),
      ]);
    }
  }
});
