import { hash } from 'node:crypto';
import { GetCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { transcriptKey } from '#functions/data/file-keys.ts';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
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
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keyOf(id), ConsistentRead: true }),
  );
  return Item && parseTranscription(Item);
}

/**
 * Stores the first request of a transcription (4 write units).
 * @returns false when there is one already, or the candidate has another video now
 */
export async function insertTranscription(transcription: StoredTranscription, videoKey: string): Promise<boolean> {
  const Item = {
    ...keyOf(transcription.id),
    entity: 'transcription',
    schema_version: transcriptionSchemaVersion,
    ...transcription,
  };
  const { done } = await transact({
    transcription: { Put: { Item, ConditionExpression: 'attribute_not_exists(PK)' } },
    video: {
      ConditionCheck: {
        Key: keys.profile('candidate', transcription.candidate_id),
        ConditionExpression: 'video_key = :video',
        ExpressionAttributeValues: { ':video': videoKey },
      },
    },
  });
  return done;
}

/** Adds an account to those that requested it, at `now` (1 write unit); undefined when there is no such transcription. */
export const joinTranscription = (id: string, starter: string, now: EpochMs) =>
  update(id, {
    UpdateExpression: 'SET requested_at = :now ADD starters :starter',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeValues: { ':now': now, ':starter': new Set([starter]) },
  });

/** Queues a failed one again (1 write unit); undefined when a concurrent request did. */
export const requeueTranscription = ({ id, attempt }: StoredTranscription) =>
  update(id, {
    UpdateExpression: 'SET #status = :queued, failure = :none, attempt = :next',
    ConditionExpression: 'attempt = :attempt AND #status = :failed',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':queued': 'queued',
      ':failed': 'failed',
      ':none': null,
      ':attempt': attempt,
      ':next': attempt + 1,
    },
  });

/** Stores its job's progress (1 write unit); undefined when it changed since it was read. */
export const recordProgress = (
  { id, attempt, status: before }: StoredTranscription,
  status: StoredTranscription['status'],
  { failure = null, identified }: { failure?: TranscriptionFailure | null; identified?: string | undefined } = {},
) =>
  update(id, {
    UpdateExpression: `SET #status = :status, failure = :failure${identified ? ', identified_language = :identified' : ''}`,
    ConditionExpression: 'attempt = :attempt AND #status = :before',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': status,
      ':failure': failure,
      ':attempt': attempt,
      ':before': before,
      ...(identified && { ':identified': identified }),
    },
  });

async function update(
  id: string,
  change: Omit<UpdateCommandInput, 'TableName' | 'Key' | 'ReturnValues'>,
): Promise<StoredTranscription | undefined> {
  const { done, item } = await write({ Update: { Key: keyOf(id), ReturnValues: 'ALL_NEW', ...change } });
  return done ? parseTranscription(item) : undefined;
}
