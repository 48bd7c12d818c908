import { expect, test } from 'vitest';
import type { AdminJob } from '#shared/contracts/jobs.ts';
import { listedJobFields } from '#shared/domain/job-fields.ts';
import { usualValues } from '#shared/domain/plain-fields.ts';
import { isoInstant } from '#shared/domain/time.ts';
import admin from '#shared/locales/en/screens/admin.json';
import adminJobs from '#shared/locales/en/screens/adminJobs.json';
import { linksIn, markupOf, textOf } from '#test/support/markup-of.tsx';
import { AdminJobTable } from './admin-job-table.tsx';

const job: AdminJob = {
  ...usualValues(listedJobFields),
  id: 7,
  title: 'Interpreter',
  description: 'At fairs.',
  location: 'Graz',
  language: 'German',
  language_requirements: { all: [], pairs: [] },
  company_name: 'Lima Languages',
  recruiter_id: 1,
  status: 'active',
  is_active: true,
  closing_date: null,
  created_at: isoInstant('2026-01-01T12:00:00.000Z'),
  recruiter: { name: 'Rafael Lima' },
};

const htmlOf = (row: AdminJob) => markupOf(<AdminJobTable jobs={[row]} />, { admin, adminJobs });

test('a row has title, id, company, recruiter, place, salary, status and a link to the job', () => {
  const text = textOf(htmlOf(job));
  expect(text).toMatch(
    /Interpreter ID: 7 .* Lima Languages Posted by Rafael Lima .*Graz Salary not specified .*Active/,
  );
  expect(linksIn(htmlOf(job))).toMatchObject({ Interpreter: '/job/7', View: '/job/7' });
});

test('missing values of a job are shown as N/A, and an inactive one says so', () => {
  const text = textOf(htmlOf({ ...job, title: '', company_name: '', location: '', recruiter: null, is_active: false }));
  expect(text).toMatch(/N\/A ID: 7 .* N\/A .*N\/A Salary not specified .*Inactive/);
  expect(text).not.toContain('Posted by');
});
