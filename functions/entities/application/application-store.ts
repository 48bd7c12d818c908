import { batchGet } from '#functions/data/batch-get.ts';
import { indexKeys } from '#functions/data/index-keys.ts';
import { deleteItem, insertItem, is, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { toItem } from '#functions/data/summary.ts';
import { transact } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import {
  type ApplicationSummary,
  applicationSchemaVersion,
  type Contact,
  parseApplication,
  type StoredApplication,
} from './stored-application.ts';

/** How many contacts an application keeps; the oldest are dropped first. */
const maxContacts = 10;

/**
 * The write of a new application, which fails when there is one already: 5 write units inside a transaction up to
 * 1 KB, 2 more for each KB of a long message. The candidate's details are not copied into it: that would take it beyond 1 KB, become stale, and leave traces
 * of a deleted candidate.
 */
export function putNewApplication(summary: ApplicationSummary, message = ''): TransactionItem {
  const { application_id, job_id, candidate_id, recruiter_id, applied_at } = summary;
  return insertItem({
    ...keys.application(job_id, candidate_id),
    entity: 'application',
    schema_version: applicationSchemaVersion,
    ...indexKeys.applications(applied_at, application_id),
    ...indexKeys.applicationsOfCandidate(candidate_id, applied_at, application_id),
    ...indexKeys.applicationsToRecruiter(recruiter_id, applied_at, application_id),
    ...toItem({ summary, message, notes: '', version: 1 }),
  });
}

/** One application, read consistently (1 read unit), or undefined. */
export async function readApplication(jobId: number, candidateId: number): Promise<StoredApplication | undefined> {
  const item = await readItem(keys.application(jobId, candidateId));
  return item && parseApplication(item);
}

/**
 * Whole applications by their ids, for at most 100 of them (0.5 read units each up to 4 KB, consistently 1). Missing ones are left out.
 */
export async function readApplications(
  wanted: readonly Pick<ApplicationSummary, 'job_id' | 'candidate_id'>[],
  consistent = false,
): Promise<Map<string, StoredApplication>> {
  const items = await batchGet(
    wanted.map(({ job_id, candidate_id }) => keys.application(job_id, candidate_id)),
    consistent,
  );
  return new Map(items.map(parseApplication).map((application) => [application.summary.application_id, application]));
}

/** The candidate's messages with their applications, by job, for at most 100 jobs (0.5 read units a job). */
export async function messagesFor(candidateId: number, jobIds: readonly number[]): Promise<Map<number, string>> {
  const items = await batchGet([...new Set(jobIds)].map((jobId) => keys.application(jobId, candidateId)));
  return new Map(
    items.map((item) => {
      const { summary, message } = parseApplication(item);
      return [summary.job_id, message];
    }),
  );
}

/**
 * Deletes an application that the recruiter has not begun to review: its status is still `applied` and they did not get in
 * touch (5 write units). The condition decides the race with the recruiter, whose own writes fail when it is gone. A
 * transaction, because its retry after a lost response does not find the application gone.
 */
export async function deleteUnreviewed(jobId: number, candidateId: number): Promise<'deleted' | 'absent' | 'reviewed'> {
  const application = deleteItem<StoredApplication>(keys.application(jobId, candidateId), {
    when: { 'summary.status': is('applied'), contacts: isAbsent },
  });
  const result = await transact({ application });
  if (result.done) return 'deleted';
  return result.item ? 'reviewed' : 'absent';
}

/** The candidate's application statuses for those of at most 100 jobs that they applied to (0.5 read units a job). */
export async function statusesFor(
  candidateId: number,
  jobIds: readonly number[],
): Promise<Map<number, ApplicationStatus>> {
  const items = await batchGet([...new Set(jobIds)].map((jobId) => keys.application(jobId, candidateId)));
  return new Map(
    items.map((item) => {
      const { summary } = parseApplication(item);
      return [summary.job_id, summary.status];
    }),
  );
}

/** Those of at most 100 candidates who have an application for a job, read consistently (1 read unit each). */
export async function appliedAmong(jobId: number, candidateIds: readonly number[]): Promise<Set<number>> {
  const items = await batchGet(
    [...new Set(candidateIds)].map((id) => keys.application(jobId, id)),
    true,
  );
  return new Set(items.map((item) => parseApplication(item).summary.candidate_id));
}

/**
 * The write that adds a contact to an application (4 write units inside a transaction up to 1 KB). It fails when the
 * application changed since it was read.
 */
export const addContact = ({ summary, contacts, version }: StoredApplication, added: Contact): TransactionItem =>
  updateItem<StoredApplication>(keys.application(summary.job_id, summary.candidate_id), {
    set: { contacts: [...contacts, added].slice(-maxContacts) },
    add: { version: 1 },
    when: { version: is(version) },
  });
