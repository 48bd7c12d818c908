import { storedFields } from '#functions/data/plain-fields.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { listedJobFields } from '#shared/domain/job-fields.ts';
import { usualValues } from '#shared/domain/plain-fields.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

/** A stored open job without texts, with the fields that every job has; `summary` and `whole` replace parts of it. */
export function bareJob(
  id: number,
  created: EpochMs,
  summary: Partial<StoredJob['summary']> = {},
  whole: Partial<StoredJob> = {},
): StoredJob {
  const job: StoredJob['summary'] = {
    ...storedFields(listedJobFields, usualValues(listedJobFields)),
    id,
    title: 'Interpreter',
    description: whole.description ?? '',
    location: 'Lisbon',
    language: 'Japanese',
    company_name: 'Okada',
    recruiter_id: 1,
    status: 'active',
    is_active: true,
    closing_date: null,
    created_at: toIso(created),
    ...summary,
  };
  const recruiter = { name: 'Chie Okada', company_name: job.company_name, email: 'chie@okada.example' };
  return {
    summary: job,
    description: job.description,
    requirements: '',
    benefits: '',
    recruiter,
    version: 1,
    ...whole,
  };
}
