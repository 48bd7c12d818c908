import { expect, test } from 'vitest';
import type { Change } from '#functions/data/change.ts';
import { jobFigures } from './job-figures.ts';
import { recruiterFigures } from './recruiter-figures.ts';

const change = (entity: string, before?: object, after?: object): Change => ({
  eventId: '1',
  at: 0,
  entity,
  before: before && { entity, ...before },
  after: after && { entity, ...after },
});
const view = { job_id: 5, candidate_id: 7 };
const application = { card: { job_id: 5, candidate_id: 7, recruiter_id: 3 } };
const job = (is_active: boolean) => ({ card: { id: 5, recruiter_id: 3, is_active } });

test("a candidate's first look at a job is counted, and stays counted", () => {
  expect(jobFigures(change('job_view', undefined, view))).toEqual([
    { kind: 'job_stats', jobId: 5, add: { views_count: 1 } },
  ]);
  expect(jobFigures(change('job_view', view, view))).toEqual([]);
  expect(jobFigures(change('job_view', view))).toEqual([]);
});

test('an application counts for its job and its recruiter while it exists', () => {
  const made = change('application', undefined, application);
  const removed = change('application', application);
  expect(jobFigures(made)).toEqual([{ kind: 'job_stats', jobId: 5, add: { applications_count: 1 } }]);
  expect(jobFigures(removed)).toEqual([{ kind: 'job_stats', jobId: 5, add: { applications_count: -1 } }]);
  expect(recruiterFigures(made)).toEqual([{ kind: 'recruiter_stats', recruiterId: 3, add: { total_applications: 1 } }]);
});

test('an application that changes its status is not counted again', () => {
  const changed = change('application', application, application);
  expect([...jobFigures(changed), ...recruiterFigures(changed)]).toEqual([]);
});

test("a recruiter's jobs and active jobs follow the job", () => {
  expect(recruiterFigures(change('job', undefined, job(true)))).toEqual([
    { kind: 'recruiter_stats', recruiterId: 3, add: { total_jobs: 1, active_jobs: 1 } },
  ]);
  expect(recruiterFigures(change('job', job(true), job(false)))).toEqual([
    { kind: 'recruiter_stats', recruiterId: 3, add: { active_jobs: -1 } },
  ]);
  expect(recruiterFigures(change('job', job(false)))).toEqual([
    { kind: 'recruiter_stats', recruiterId: 3, add: { total_jobs: -1 } },
  ]);
});

test("a deleted job's own figures go with it", () => {
  expect(jobFigures(change('job', job(true)))).toEqual([{ kind: 'job_stats_gone', jobId: 5 }]);
});
