import { expect, test } from 'vitest';
import { allCalls } from './index.ts';

const kept = allCalls.filter(({ call }) => call.keptOffline);

test('browsers keep only jobs, and what the account itself posted, saved or applied for', () => {
  expect(Object.fromEntries(kept.map(({ operation, call }) => [operation, call.keptOffline]))).toEqual({
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

test('only responses of reads are kept, by users who may make them and get nothing about others', () => {
  for (const { operation, call } of kept) {
    expect(call.method, operation).toBe('GET');
    for (const user of call.keptOffline ?? []) {
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
