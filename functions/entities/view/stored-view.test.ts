import { expect, test } from 'vitest';
import { candidateView, jobView } from './stored-view.ts';

const viewed_at = '2026-05-01T10:00:00.000Z';

test.each([{}, { subscription_id: 4 }, { credit: { at: viewed_at, reason: 'bounced' } }])(
  'reads the record of a candidate whom a recruiter unlocked, with %j',
  (subscription) => {
    const view = { recruiter_id: 3, candidate_id: 7, ...subscription, viewed_at };
    const keys = { PK: 'RECRUITER#3', SK: 'VIEW#000000000007', entity: 'candidate_view', schema_version: 1 };
    expect(candidateView.parse({ ...keys, ...view })).toEqual(view);
  },
);

test('reads the record of a job that a candidate opened', () => {
  const view = { job_id: 5, candidate_id: 7, viewed_at };
  const keys = { PK: 'JOB#5', SK: 'VIEW#000000000007', entity: 'job_view', schema_version: 1 };
  expect(jobView.parse({ ...keys, ...view })).toEqual(view);
});
