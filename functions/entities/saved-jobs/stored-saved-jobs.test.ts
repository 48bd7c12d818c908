import { expect, test } from 'vitest';
import { parseSavedJobs } from './stored-saved-jobs.ts';

const item = {
  PK: 'CANDIDATE#7',
  SK: 'SAVED_JOBS',
  entity: 'saved_jobs',
  schema_version: 1,
  candidate_id: 7,
  job_ids: [12, 5, 130],
  version: 4,
};

test('saved jobs are read in the order they were saved', () => {
  expect(parseSavedJobs(item)).toEqual({ job_ids: [12, 5, 130], version: 4 });
});

test('an item of another entity is refused', () => {
  expect(() => parseSavedJobs({ ...item, job_ids: undefined })).toThrow();
});
