import { type Change, is, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { readApplication } from '#functions/entities/application/application-store.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { changedLabels, type LabelChange, type LabelFailure, maxLabels, wordOf } from '#shared/domain/labels.ts';

type Given = NonNullable<StoredApplication['labels']>[number];

/** A person as the application to a job, the entry for it, or both; without a job the entry that names none. */
export interface LabelledPerson {
  recruiterId: number;
  candidateId: number;
  jobId: number | null;
  /** Whether an application is one that the recruiter is shown. */
  isSeen: (application: StoredApplication) => boolean;
}

/**
 * Changes the labels of a person, of application and entry together (2 read units; 4 write units, of both 12). The versions of
 * both stay: labels say nothing of a state, so that a move that can be undone, or a form that is open, is not disturbed.
 */
export const changeLabels = (person: LabelledPerson, change: LabelChange<Given>): Promise<string[] | LabelFailure> =>
  retry(async () => {
    const { recruiterId, candidateId, jobId, isSeen } = person;
    const [found, listed] = await Promise.all([
      jobId === null ? undefined : readApplication(jobId, candidateId),
      readEntry(recruiterId, candidateId),
    ]);
    const application = found?.summary.recruiter_id === recruiterId && isSeen(found) ? found : undefined;
    const entry = listed && !listed.hidden && (listed.summary.job?.id ?? null) === jobId ? listed : undefined;
    if (!application && !entry) return 'absent';
    const before = [...(application?.labels ?? []), ...(entry?.summary.labels ?? [])];
    const labels = changedLabels(before, change);
    if (labels.length > maxLabels) return 'full';
    const writes = [
      ...(application ? [applicationWrite(application, labels)] : []),
      ...(entry ? [entryWrite(entry, labels)] : []),
    ];
    const [first, second] = writes;
    const { done } = first && !second ? await write(first) : await transact({ first, second });
    return done ? labels.map(wordOf) : undefined;
  });

const applicationWrite = ({ summary, labels: before }: StoredApplication, labels: Given[]) => {
  const change: Change<StoredApplication> = labels.length > 0 ? { set: { labels } } : { remove: ['labels'] };
  return updateItem<StoredApplication>(keys.application(summary.job_id, summary.candidate_id), {
    ...change,
    when: { 'summary.recruiter_id': is(summary.recruiter_id), labels: before ? is(before) : isAbsent },
  });
};

const entryWrite = ({ summary, version }: StoredEntry, labels: Given[]) => {
  const { recruiter_id, candidate, labels: before } = summary;
  const change: Change<StoredEntry> =
    labels.length > 0 ? { set: { 'summary.labels': labels } } : { remove: ['summary.labels'] };
  return updateItem<StoredEntry>(keys.shortlistEntry(recruiter_id, candidate.id), {
    ...change,
    when: { version: is(version), 'summary.labels': before ? is(before) : isAbsent },
  });
};
