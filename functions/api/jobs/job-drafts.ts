import { requireShown } from '#functions/data/edit-version.ts';
import { nextId } from '#functions/data/next-id.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import {
  jobDraftsOf,
  putNewJobDraft,
  readJobDraft,
  removalOf,
  replaceJobDraft,
} from '#functions/entities/job-draft/job-draft-store.ts';
import type { StoredJobDraft } from '#functions/entities/job-draft/stored-job-draft.ts';
import { editedDraft, toJobDraft, toJobDraftSummary } from '#functions/entities/job-draft/to-job-draft.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import type { jobDraftCalls } from '#shared/contracts/job-drafts.ts';
import { maxJobDrafts } from '#shared/domain/job-drafts.ts';
import { toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { draftForm, requireSchedulable } from './draft-form.ts';

type Calls = typeof jobDraftCalls;

/** The company's drafts. */
export const listDrafts: UseCase<Calls['drafts']> = async ({ caller }) =>
  (await jobDraftsOf(caller.id)).map(toJobDraftSummary);

/** One of them. */
export const getDraft: UseCase<Calls['draft']> = async ({ caller, params }) =>
  toJobDraft(await draftOf(caller.id, params.id));

/** Stores a draft of the company's. */
export const createDraft: UseCase<Calls['createDraft']> = (request) =>
  once(
    request.requestKey,
    () => store(request),
    async (id) => toJobDraft(await draftOf(request.caller.id, Number(id))),
  );

async function store({ body, caller, requestKey, now }: PortalRequest<Calls['createDraft']>) {
  const form = await requireSchedulable(body, now);
  const at = toIso(now);
  const draft: StoredJobDraft = {
    // The id that the job will have, so that it cannot be published twice.
    summary: { id: await nextId('job'), recruiter_id: caller.id, ...listedOf(form), created_at: at, changed_at: at },
    form: draftForm(form),
    version: 1,
  };
  const outcome = await putNewJobDraft(draft, requestKey);
  if (outcome === 'full')
    throw new HttpError('INVALID_STATE', { text: textId('too_many_drafts', { max: maxJobDrafts }) });
  if (outcome === 'refused') throw new StoreUnavailable('The request was carried out before, or its account is gone.');
  return toJobDraft(draft);
}

/**
 * Changes one of the company's drafts.
 * @throws HttpError CHANGED_MEANWHILE when the form showed another version
 */
export const changeDraft: UseCase<Calls['changeDraft']> = async ({ body, caller, params, now }) => {
  const form = await requireSchedulable(body, now);
  return retry(async () => {
    const found = await draftOf(caller.id, params.id);
    const { id, recruiter_id, created_at } = found.summary;
    const draft: StoredJobDraft = {
      summary: { id, recruiter_id, ...listedOf(form), created_at, changed_at: toIso(now) },
      form: draftForm(form),
      version: found.version + 1,
    };
    requireShown(body.version, editedDraft(found), editedDraft(draft));
    return (await replaceJobDraft(draft)) ? toJobDraft(draft) : undefined;
  });
};

/** Deletes one of the company's drafts. */
export const removeDraft: UseCase<Calls['removeDraft']> = ({ caller, params }) =>
  retry(async () => {
    const { done } = await transact(removalOf(await draftOf(caller.id, params.id)));
    return done || undefined;
  }).then(() => undefined);

async function draftOf(companyId: number, id: number): Promise<StoredJobDraft> {
  const draft = await readJobDraft(companyId, id);
  if (!draft) throw new HttpError('NOT_FOUND');
  return draft;
}

/** What lists show of a form. */
const listedOf = ({ title, location, publish_at }: Awaited<ReturnType<typeof requireSchedulable>>) => ({
  title,
  location,
  ...(publish_at ? { publish_at } : {}),
});
