import { hash } from 'node:crypto';
import { GetCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { transcriptKey } from '#functions/data/file-keys.ts';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';

/** The transcription of one video. It lies with its candidate and goes with the account. */
const transcriptionItem = z.object({
  id: z.string(),
  candidate_id: z.int(),
  status: z.enum(['queued', 'in_progress', 'completed', 'failed']),
  /** Of failed ones: the service gave up on the video, heard nothing in it, or could not be asked. */
  failure: z.nullable(z.enum(['media', 'silent', 'service'])),
  /** Counts the jobs: a failed one cannot be started again under its name. */
  attempt: z.int(),
  /** When somebody asked for it last, in milliseconds since 1970. */
  requested_at: z.int(),
  /** Who asked for it, as `recruiter-7`. */
  starters: z.set(z.string()),
});
export type StoredTranscription = z.output<typeof transcriptionItem>;
type Failure = NonNullable<StoredTranscription['failure']>;

/** The id of the transcription of a video: there is one a video, and it tells nothing about where the video lies. */
export const transcriptionId = (candidateId: number, videoKey: string): string =>
  `${candidateId}-${hash('sha256', videoKey).slice(0, 32)}`;

/** What tells the jobs of a transcription apart. */
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
  return Item ? transcriptionItem.parse(Item) : undefined;
}

/**
 * Stores the first request of a transcription (4 write units).
 * @returns false when there is one already, or the video is the candidate's no more
 */
export async function insertTranscription(transcription: StoredTranscription, videoKey: string): Promise<boolean> {
  const Item = { ...keyOf(transcription.id), entity: 'transcription', schema_version: 1, ...transcription };
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

/** Remembers who asks for it as well, at `now` (1 write unit); undefined when there is no such transcription. */
export const joinTranscription = (id: string, starter: string, now: number) =>
  update(id, {
    UpdateExpression: 'SET requested_at = :now ADD starters :starter',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeValues: { ':now': now, ':starter': new Set([starter]) },
  });

/** Queues a failed one again (1 write unit); undefined when somebody else did in this moment. */
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

/** Keeps how far its job is (1 write unit); undefined when that is old news. */
export const recordProgress = (
  { id, attempt, status: before }: StoredTranscription,
  status: StoredTranscription['status'],
  failure: Failure | null = null,
) =>
  update(id, {
    UpdateExpression: 'SET #status = :status, failure = :failure',
    ConditionExpression: 'attempt = :attempt AND #status = :before',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status, ':failure': failure, ':attempt': attempt, ':before': before },
  });

async function update(
  id: string,
  change: Omit<UpdateCommandInput, 'TableName' | 'Key' | 'ReturnValues'>,
): Promise<StoredTranscription | undefined> {
  const { done, item } = await write({ Update: { Key: keyOf(id), ReturnValues: 'ALL_NEW', ...change } });
  return done ? transcriptionItem.parse(item) : undefined;
}
