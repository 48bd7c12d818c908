import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

/** A stored open job without texts, for tests that write many to the table. */
export const bareJob = (id: number, created: EpochMs, summary: Partial<StoredJob['summary']>): StoredJob => ({
  summary: {
    id,
    title: 'Interpreter',
    description: '',
    location: 'Lisbon',
    language: 'Japanese',
    job_type: 'full-time',
    experience_level: 'mid',
    salary_min: null,
    salary_max: null,
    salary_currency: 'USD',
    company_name: 'Okada',
    recruiter_id: 1,
    status: 'active',
    is_active: true,
    closing_date: null,
    created_at: toIso(created),
    ...summary,
  },
  description: '',
  requirements: '',
  benefits: '',
  recruiter: { name: '', company_name: '', email: '' },
  version: 1,
});
