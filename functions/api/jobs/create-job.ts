import { nextId } from '#functions/data/next-id.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { putNewJob } from '#functions/entities/job/job-writes.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { toJob } from '#functions/entities/job/to-job.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requirePostingRight } from '#functions/policies/posting-right.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { requirePossibleClosing } from './closing-fields.ts';
import { withDisplayLanguage } from './display-language.ts';
import { storedJobFields } from './stored-fields.ts';

type Create = typeof jobCalls.create;

/** Posts a job under the caller's company. */
export const createJob: UseCase<Create> = (request) =>
  once(
    request.requestKey,
    () => post(request),
    (made) => readPosted(Number(made), request.now),
  );

async function post({ body, caller, requestKey, now }: PortalRequest<Create>) {
  requirePossibleClosing(body, { is_active: true }, now);
  await requirePostingRight(caller, now);
  const recruiter = await readRecruiter(caller.id);
  const company_name = recruiter?.summary.company_name ?? '';
  const { summary, ...texts } = storedJobFields(await withDisplayLanguage(body), now);
  const job: StoredJob = {
    summary: { ...summary, id: await nextId('job'), recruiter_id: caller.id, company_name, created_at: toIso(now) },
    ...texts,
    ...(summary.is_active ? { published: true } : {}),
    recruiter: { name: caller.name, company_name, email: caller.email },
    version: 1,
  };
  await putNewJob(job, requestKey);
  return toJob({ job, views_count: 0, applications_count: 0 }, now, false);
}

async function readPosted(id: number, now: EpochMs) {
  const counted = await readJob(id, true);
  if (!counted) throw new HttpError('JOB_NOT_FOUND');
  return toJob(counted, now, false);
}
