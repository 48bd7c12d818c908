import { expect, test } from 'vitest';
import type { Job } from '#shared/contracts/jobs.ts';
import { jobBody } from '#shared/contracts/jobs.ts';
import { epochMs } from '#shared/domain/time.ts';
import { formValuesOf, valuesLike } from './job-form-values.ts';

const filled = {
  ...formValuesOf(),
  title: 'Interpreter',
  description: 'At fairs.',
  language: 'German',
  location: 'Graz',
};

test('a new job is full-time, for beginners, and without a salary', () => {
  const job = jobBody.parse(filled);
  expect(job).toMatchObject({ job_type: 'full-time', experience_level: 'entry', salary_min: null, salary_max: null });
});

test('a job has no country until one is chosen', () => {
  expect(jobBody.parse(filled).country).toBeNull();
  expect(jobBody.parse({ ...filled, country: 'AT' }).country).toBe('AT');
});

test.each(['title', 'description', 'language', 'location'])('a job without its %s is invalid', (field) => {
  expect(jobBody.safeParse({ ...filled, [field]: ' ' }).success).toBe(false);
});

test('a minimum salary above the maximum is invalid, and either alone is valid', () => {
  expect(jobBody.safeParse({ ...filled, salary_min: '2', salary_max: '1' }).success).toBe(false);
  expect(jobBody.safeParse({ ...filled, salary_min: '2' }).success).toBe(true);
  expect(jobBody.safeParse({ ...filled, salary_max: '1' }).success).toBe(true);
});

test('a job like another one is active, has no version, and no closing date that is over in its zone', () => {
  const job = { ...filled, closing_date: '2026-03-01', closing_zone: 'Asia/Tokyo', is_active: false, version: 'x' };
  const likeAt = (time: string) => valuesLike(job as unknown as Job, epochMs(Date.parse(time)));
  expect(likeAt('2026-03-01T14:59:59Z')).toMatchObject({ title: 'Interpreter', closing_date: '2026-03-01' });
  expect(likeAt('2026-03-01T15:00:00Z')).toMatchObject({ closing_date: null, is_active: true });
  expect(likeAt('2026-03-01T15:00:00Z').version).toBeUndefined();
});
