import { expect, test } from 'vitest';
import { parseApplicantCount } from './stored-applicant-count.ts';

const item = {
  PK: 'RECRUITER#3',
  SK: 'STATS#JOB#000000000005',
  entity: 'applicant_count',
  schema_version: 1,
  job_id: 5,
  applications_count: 2,
};

test('an applicant count has its job and its number', () => {
  expect(parseApplicantCount(item)).toEqual({ job_id: 5, applications_count: 2 });
  expect(parseApplicantCount({ ...item, waiting_count: 1 })).toEqual({
    job_id: 5,
    applications_count: 2,
    waiting_count: 1,
  });
  expect(() => parseApplicantCount({ ...item, applications_count: '2' })).toThrow();
});
