import { hash } from 'node:crypto';
import { transcriptKey } from '#functions/data/file-keys.ts';
import { type Change, checkItem, insertItem, is, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { readItem } from '#functions/data/query.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { type TransactionResult, transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { budgetName, dayUse, usedUpToday } from '#functions/entities/address-budget/day-budget.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import {
  parseTranscription,
  type StoredTranscription,
  type TranscriptionFailure,
  transcriptionSchemaVersion,
} from './stored-transcription.ts';

/** The id of the transcription of a video: there is one a video, and it does not reveal the video's key. */
export const transcriptionId = (candidateId: number, videoKey: string): string =>
  `${candidateId}-${hash('sha256', videoKey).slice(0, 32)}`;

/** What the names of a transcription's jobs are made of. */
type Jobs = Pick<StoredTranscription, 'id' | 'candidate_id' | 'attempt'>;

/** The name of a transcription's present job, and of its result. */
export const jobOf = ({ id, attempt }: Jobs): string => `${id}-${attempt}`;

/** Where the present job writes its result. */
export const outputOf = (jobs: Jobs): string => transcriptKey(jobs.candidate_id, jobOf(jobs));

/** All jobs that a transcription had, the present one last: an earlier one may run although its start seemed to fail. */
export const jobsOf = (jobs: Jobs): { job: string; output: string }[] =>
  Array.from({ length: jobs.attempt }, (_, index) => ({ ...jobs, attempt: index + 1 })).map((each) => ({
    job: jobOf(each),
    output: outputOf(each),
  }));

const keyOf = (id: string) => keys.transcription(Number(id.slice(0, id.indexOf('-'))), id);

/** A transcription, read consistently (1 read unit), or undefined. */
export async function readTranscription(id: string): Promise<StoredTranscription | undefined> {
  const item = await readItem(keyOf(id));
  return item && parseTranscription(item);
}

/** The transcriptions of a candidate's videos (0.5 read units for each 4 KB). */
export const transcriptionsOf = (candidateId: number, page: PageRequest): Promise<Page<StoredTranscription>> =>
  queryPartition(keys.transcription(candidateId, ''), parseTranscription, page);

/** Who has a job started, and when: it counts for their day and for that of the candidate whose video it is. */
export interface JobStart {
  by: { kind: AccountKind; id: number };
  now: EpochMs;
}

/** The writes that count a job (4 write units inside a transaction). */
const countJob = ({ candidate_id }: Jobs, { by, now }: JobStart) => ({
  account: dayUse('transcriptions', budgetName('transcriptions', 'by', by), now),
  subject: dayUse('transcriptions', budgetName('transcriptions', 'of', { kind: 'candidate', id: candidate_id }), now),
});

/** @throws HttpError 429 when the transaction failed because a budget of the day is used up */
function requireBudget(result: TransactionResult, now: EpochMs): void {
  if (!result.done && (result.failed === 'account' || result.failed === 'subject')) {
    throw usedUpToday('transcriptions', now);
  }
}

/**
 * Stores the first request of a transcription, and counts its job (8 write units).
 * @returns false when there is one already, or the candidate has another video now
 * @throws HttpError 429 when the day's jobs of the account, or of the candidate, are used up
 */
export async function insertTranscription(
  transcription: StoredTranscription,
  videoKey: string,
  start: JobStart,
): Promise<boolean> {
  const result = await transact({
    transcription: insertItem({
      ...keyOf(transcription.id),
      entity: 'transcription',
      schema_version: transcriptionSchemaVersion,
      ...transcription,
    }),
    video: checkItem<CandidateProfile>(keys.profile('candidate', transcription.candidate_id), {
      when: { video_key: is(videoKey) },
    }),
    ...countJob(transcription, start),
  });
  requireBudget(result, start.now);
  return result.done;
}

/** Adds an account to those that requested it, at `now` (1 write unit); undefined when there is no such transcription. */
export const joinTranscription = (id: string, starter: string, now: EpochMs) =>
  update(id, { set: { requested_at: now }, add: { starters: new Set([starter]) }, when: { PK: isPresent } });

/**
 * Queues a failed one again, and counts its job (6 write units); undefined when a concurrent request did.
 * @throws HttpError 429 as `insertTranscription`
 */
export async function requeueTranscription(
  failed: StoredTranscription,
  start: JobStart,
): Promise<StoredTranscription | undefined> {
  const { id, attempt } = failed;
  const result = await transact({
    transcription: updateItem<StoredTranscription>(keyOf(id), {
      move: { status: { from: ['failed'], to: 'queued' } },
      set: { failure: null, attempt: attempt + 1 },
      when: { attempt: is(attempt) },
    }),
    ...countJob(failed, start),
  });
  requireBudget(result, start.now);
  return result.done ? { ...failed, status: 'queued', failure: null, attempt: attempt + 1 } : undefined;
}

/** Stores its job's progress (1 write unit); undefined when it changed since it was read. */
export const recordProgress = (
  { id, attempt, status: before }: StoredTranscription,
  status: StoredTranscription['status'],
  { failure = null, identified }: { failure?: TranscriptionFailure | null; identified?: string | undefined } = {},
) =>
  update(id, {
    move: { status: { from: [before], to: status } },
    set: { failure, identified_language: identified || undefined },
    when: { attempt: is(attempt) },
  });

async function update(id: string, change: Change<StoredTranscription>): Promise<StoredTranscription | undefined> {
  const { done, item } = await write(updateItem(keyOf(id), { ...change, returns: 'ALL_NEW' }));
  return done ? parseTranscription(item) : undefined;
}
