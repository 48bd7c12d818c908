import { nextId } from '#functions/data/next-id.ts';
import { readRecruiter } from '#functions/recruiters/recruiter-store.ts';
import { isoTime } from '#functions/runtime/clock.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import { once } from '#functions/runtime/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/runtime/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { putNewJob, readJob, type StoredJob } from './job-store.ts';
import { requirePostingRight } from './posting-right.ts';
import { storedFields } from './stored-fields.ts';
import { toJob } from './to-job.ts';

type Create = typeof jobCalls.create;

/** Posts a job under the caller's company. */
export const createJob: UseCase<Create> = (request) =>
  once(
    request.requestKey,
    () => post(request),
    (made) => posted(Number(made), request.now),
  );

async function post({ body, caller, requestKey, now }: PortalRequest<Create>) {
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
  await putNewJob(job, requestKey);
  return toJob({ job, views_count: 0, applications_count: 0 }, now, false);
}

async function posted(id: number, now: number) {
  const counted = await readJob(id, true);
  if (!counted) throw new HttpError('JOB_NOT_FOUND');
  return toJob(counted, now, false);
}
