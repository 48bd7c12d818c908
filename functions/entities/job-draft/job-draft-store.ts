import { indexKeys } from '#functions/data/index-keys.ts';
import { deleteItem, insertItem, is, isAbsent, isBelow, putVersion, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { leaveOut } from '#functions/data/parse-each.ts';
import { readItem } from '#functions/data/query.ts';
import { type RequestKey, rememberRequest } from '#functions/data/request-keys.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { toItem } from '#functions/data/summary.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { maxJobDrafts } from '#shared/domain/job-drafts.ts';
import { addMs, type EpochMs, toIso } from '#shared/domain/time.ts';
import {
  type JobDraftSummary,
  jobDraftSchemaVersion,
  jobDraftSummary,
  parseJobDraft,
  type StoredJobDraft,
} from './stored-job-draft.ts';

/** A company's drafts, newest first (0.5 read units for each 4 KB, some 15 of them). */
export const jobDraftsOf = async (companyId: number): Promise<JobDraftSummary[]> => {
  const page = { limit: maxJobDrafts, start: undefined };
  const place = indexKeys.jobDrafts(companyId);
  return (await newestSummaries(place, jobDraftSummary, { page, onUnreadable: leaveOut })).items;
};

/** Whether a company has a draft (0.5 read units). */
export const hasJobDrafts = async (companyId: number): Promise<boolean> => {
  const stored = await readItem<{ count: number }>(keys.jobDraftCount(companyId), { consistent: false });
  return Number(stored?.count ?? 0) > 0;
};

/** A company's draft, read consistently (1 read unit for each 4 KB), or undefined. */
export async function readJobDraft(companyId: number, id: number): Promise<StoredJobDraft | undefined> {
  const item = await readItem(keys.jobDraft(companyId, id));
  return item && parseJobDraft(item);
}

function itemOf(draft: StoredJobDraft) {
  const { id, recruiter_id, created_at, publish_at } = draft.summary;
  return {
    ...keys.jobDraft(recruiter_id, id),
    entity: 'job_draft',
    schema_version: jobDraftSchemaVersion,
    ...indexKeys.jobDrafts(recruiter_id, created_at, id),
    ...(publish_at === undefined ? {} : indexKeys.dueJobDrafts(publish_at, id)),
    ...toItem(draft),
  };
}

/** The count of a company's drafts, which one more must not raise above the limit (2 write units). */
const countChange = (companyId: number, by: 1 | -1): TransactionItem =>
  updateItem<{ count: number }>(keys.jobDraftCount(companyId), {
    set: { entity: 'job_draft_count', schema_version: jobDraftSchemaVersion },
    add: { count: by },
    either: by === 1 ? [{ PK: isAbsent }, { count: isBelow(maxJobDrafts) }] : [],
  });

/**
 * Stores a new draft of a company that exists (8 write units up to 1 KB; 2 more for a request with a key, and for a draft with a time).
 * @returns `full` when the company has 50 already; `refused` when it is gone or the request was carried out before
 */
export async function putNewJobDraft(
  draft: StoredJobDraft,
  request: RequestKey | undefined,
): Promise<'stored' | 'full' | 'refused'> {
  const { recruiter_id, id } = draft.summary;
  const result = await transact({
    request: rememberRequest(request, id),
    count: countChange(recruiter_id, 1),
    draft: insertItem(itemOf(draft)),
    owner: requireOwner({ kind: 'recruiter', id: recruiter_id }),
  });
  if (result.done) return 'stored';
  return result.failed === 'count' ? 'full' : 'refused';
}

/** Stores a changed draft whose version is one higher; false when it was changed, published or deleted since it was read. */
export const replaceJobDraft = async (draft: StoredJobDraft): Promise<boolean> =>
  (await write(putVersion(itemOf(draft)))).done;

/** The writes that delete a draft as it was read (6 write units). They fail when it was changed, published or deleted since. */
export const removalOf = ({ summary: { recruiter_id, id }, version }: StoredJobDraft): Writes => ({
  draft: deleteItem<StoredJobDraft>(keys.jobDraft(recruiter_id, id), { when: { version: is(version) } }),
  drafts: countChange(recruiter_id, -1),
});

/** Readable drafts that are to be published by `now`, the longest due first (0.5 read units for each 4 KB, 0.5 for none). */
export const dueJobDrafts = (now: EpochMs, page: PageRequest): Promise<Page<JobDraftSummary>> =>
  newestSummaries(indexKeys.dueJobDrafts(), jobDraftSummary, {
    page,
    // Sort keys are the time and an id: those of `now` itself are greater than its text.
    during: { until: toIso(addMs(now, 1)) },
    oldestFirst: true,
    onUnreadable: leaveOut,
  });
