import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { storedJobFields } from '#functions/entities/job/form-fields.ts';
import { newJobPut } from '#functions/entities/job/job-writes.ts';
import { newJob } from '#functions/entities/job/new-job.ts';
import { readJobDraft, removalOf, replaceJobDraft } from '#functions/entities/job-draft/job-draft-store.ts';
import type { JobDraftSummary, StoredJobDraft } from '#functions/entities/job-draft/stored-job-draft.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { missingForPosting } from '#functions/policies/posting-right.ts';
import type { MissedReason } from '#shared/domain/job-drafts.ts';
import { type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';

/**
 * Publishes a draft whose time has come, once: the job has the draft's id, and both are written in one transaction, under the draft's
 * version. Without the right to post, the draft stays, with the reason, of which the stream notifies the recruiter.
 * @returns false when there is nothing to do; a draft that changed since it was read is left for the next run
 */
export async function publishDraft({ recruiter_id, id }: JobDraftSummary, now: EpochMs): Promise<boolean> {
  const draft = await readJobDraft(recruiter_id, id);
  if (!draft) return false;
  const { publish_at, ...summary } = draft.summary;
  if (publish_at === undefined || toEpochMs(publish_at) > now) return false;
  const account = await readAccount('recruiter', recruiter_id);
  if (!account) return false;
  const missing = await missingForPosting({ id: recruiter_id, verified: isInUse(account) && account.verified }, now);
  if (missing) {
    const reason: MissedReason = missing === 'NOT_VERIFIED' ? 'not_verified' : 'no_subscription';
    const missed = { at: toIso(now), reason };
    return replaceJobDraft({ ...draft, summary: { ...summary, missed }, version: draft.version + 1 });
  }
  const company_name = (await readRecruiter(recruiter_id))?.summary.company_name ?? '';
  const { name, email } = account;
  const job = newJob(id, publishedFields(draft.form, now), { id: recruiter_id, name, email, company_name }, now);
  return (await transact({ job: { Put: newJobPut(job) }, ...removalOf(draft) })).done;
}

/** The fields of the job that a draft becomes: active, and with an end that counts from now where the form has none. */
function publishedFields({ language_requirements, ...form }: StoredJobDraft['form'], now: EpochMs) {
  const { summary, ...texts } = storedJobFields({ ...form, is_active: true }, now);
  return { summary: { ...summary, language_requirements }, ...texts };
}
