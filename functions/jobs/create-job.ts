import { nextId } from '#functions/data/next-id.ts';
import { readRecruiter } from '#functions/recruiters/recruiter-store.ts';
import { isoTime } from '#functions/runtime/clock.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { putNewJob, type StoredJob } from './job-store.ts';
import { requirePostingRight } from './posting-right.ts';
import { storedFields } from './stored-fields.ts';
import { toJob } from './to-job.ts';

/** Posts a job under the caller's company. */
export const createJob: UseCase<typeof jobCalls.create> = async ({ body, caller, now }) => {
  await requirePostingRight(caller, now);
  const recruiter = await readRecruiter(caller.id);
  const company_name = recruiter?.card.company_name ?? '';
  const { card, ...texts } = storedFields(body, true);
  const job: StoredJob = {
    card: { ...card, id: await nextId('job'), recruiter_id: caller.id, company_name, created_at: isoTime(now) },
    ...texts,
    languages: [],
    recruiter: { name: caller.name, company_name, email: caller.email },
    version: 1,
  };
  await putNewJob(job);
  return toJob({ job, views_count: 0, applications_count: 0 }, now, false);
};
