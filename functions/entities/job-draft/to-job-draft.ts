import { editVersion } from '#functions/data/edit-version.ts';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import { answeredFields } from '#functions/data/plain-fields.ts';
import type { JobDraftSummary as AnsweredSummary, JobDraft } from '#shared/contracts/job-drafts.ts';
import { jobFields } from '#shared/domain/job-fields.ts';
import type { JobDraftSummary, StoredJobDraft } from './stored-job-draft.ts';

/** A draft as lists answer it. */
export const toJobDraftSummary = ({ recruiter_id: _, ...summary }: JobDraftSummary): AnsweredSummary => summary;

/** What people edit of a draft: the form, and when it is published. */
export const editedDraft = ({ form, summary: { publish_at } }: StoredJobDraft) => ({ ...form, publish_at });

/** A whole draft as answered. */
export const toJobDraft = (draft: StoredJobDraft): JobDraft => {
  const { description, texts, closing_date, closing_zone, is_active } = draft.form;
  return {
    ...toJobDraftSummary(draft.summary),
    ...answeredFields(jobFields, draft.form),
    description,
    ...(texts ? { texts } : {}),
    language_requirements: unpackRequirements(draft.form.language_requirements),
    closing_date,
    ...(closing_zone ? { closing_zone } : {}),
    is_active,
    version: editVersion(editedDraft(draft)),
  };
};
