import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { storedJobFields } from './form-fields.ts';
import type { StoredJob } from './stored-job.ts';

/** Who posts a job: the company's account, with the name of the company. */
interface Poster {
  id: number;
  name: string;
  email: string;
  company_name: string;
}

/** A job that is posted at `now`. */
export function newJob(
  id: number,
  fields: ReturnType<typeof storedJobFields>,
  poster: Poster,
  now: EpochMs,
): StoredJob {
  const { summary, ...texts } = fields;
  const { id: recruiter_id, name, email, company_name } = poster;
  return {
    summary: { ...summary, id, recruiter_id, company_name, created_at: toIso(now) },
    ...texts,
    ...(summary.is_active ? { published: true } : {}),
    recruiter: { name, company_name, email },
    version: 1,
  };
}
