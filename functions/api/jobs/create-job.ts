import { requireShown } from '#functions/data/edit-version.ts';
import { nextId } from '#functions/data/next-id.ts';
import { requirePossibleClosing } from '#functions/entities/job/closing-fields.ts';
import { storedJobFields } from '#functions/entities/job/form-fields.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { putNewJob } from '#functions/entities/job/job-writes.ts';
import { newJob } from '#functions/entities/job/new-job.ts';
import { toJob } from '#functions/entities/job/to-job.ts';
import { readJobDraft, removalOf } from '#functions/entities/job-draft/job-draft-store.ts';
import { editedDraft } from '#functions/entities/job-draft/to-job-draft.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requirePostingRight } from '#functions/policies/posting-right.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { withDisplayLanguage } from './display-language.ts';

type Create = typeof jobCalls.create;

/** Posts a job under the caller's company; one that was a draft takes its place. */
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
  const draft = body.draft === undefined ? undefined : await shownDraft(caller.id, body.draft, body.version);
  const fields = storedJobFields(await withDisplayLanguage(body), now);
  const { id, name, email } = caller;
  const job = newJob(draft?.summary.id ?? (await nextId('job')), fields, { id, name, email, company_name }, now);
  await putNewJob(job, requestKey, draft && removalOf(draft));
  return toJob({ job, views_count: 0, applications_count: 0 }, now, false);
}

/** The draft that is published, as the form showed it: no change of a colleague is lost, and nothing is published twice. */
async function shownDraft(companyId: number, id: number, shown: string | undefined) {
  const draft = await readJobDraft(companyId, id);
  if (!draft) throw new HttpError('INVALID_STATE', { text: textId('draft_gone') });
  requireShown(shown, editedDraft(draft), {});
  return draft;
}

async function readPosted(id: number, now: EpochMs) {
  const counted = await readJob(id, true);
  if (!counted) throw new HttpError('JOB_NOT_FOUND');
  return toJob(counted, now, false);
}
