import { expect, test } from 'vitest';
import { parseFanOutRest } from './stored-fan-out.ts';

const common = { entity: 'fan_out', schema_version: 1, event: '0001', expires_at: 1_780_272_000 };

test('a rest of applications knows the job, its recruiter, and where the last run stopped', () => {
  const next = { PK: 'JOB#7', SK: 'APPLICATION#000000000300' };
  const item = { PK: 'JOB#7', SK: 'REST', ...common, of: 'applications', job_id: 7, recruiter_id: 3, next };
  expect(parseFanOutRest(item)).toEqual({ of: 'applications', job_id: 7, recruiter_id: 3, next });
});

test('a rest of shortlists knows the candidate', () => {
  const next = { PK: 'RECRUITER#3', SK: 'SHORTLIST#000000000009', GSI3PK: 'SHORTLISTS#CANDIDATE#9' };
  const item = { PK: 'CANDIDATE#9', SK: 'REST', ...common, of: 'shortlists', candidate_id: 9, next };
  expect(parseFanOutRest(item)).toEqual({ of: 'shortlists', candidate_id: 9, next });
});

test('a rest of unlocks knows the candidate', () => {
  const next = { PK: 'RECRUITER#3', SK: 'VIEW#000000000009', GSI1PK: 'VIEWS#CANDIDATE#9' };
  const item = { PK: 'CANDIDATE#9', SK: 'REST', ...common, of: 'unlocks', candidate_id: 9, next };
  expect(parseFanOutRest(item)).toEqual({ of: 'unlocks', candidate_id: 9, next });
});

test.each(['recruiter_jobs', 'contacts'] as const)('a rest of %s knows the recruiter', (of) => {
  const next = { PK: 'JOB#7', SK: 'JOB', GSI2PK: 'JOBS#RECRUITER#3' };
  const item = { PK: 'RECRUITER#3', SK: 'REST', ...common, of, recruiter_id: 3, next };
  expect(parseFanOutRest(item)).toEqual({ of, recruiter_id: 3, next });
});

test('a rest that does not say where to continue is refused', () => {
  expect(() => parseFanOutRest({ ...common, of: 'shortlists', candidate_id: 9 })).toThrow();
});
