import type { LanguageCode, TranscribeClient } from '@aws-sdk/client-transcribe';
import { withStoreFailures } from '#functions/data/store-client.ts';
import { setting } from '#functions/platform/env.ts';

let client: TranscribeClient | undefined;

/** Transcribe's client, one a process. The SDK is loaded with the first job, so that stored results do not wait for it. */
async function transcribe() {
  const sdk = await import('@aws-sdk/client-transcribe');
  const endpoint = process.env.TRANSCRIBE_ENDPOINT;
  client ??= withStoreFailures(
    new sdk.TranscribeClient({
      ...(endpoint ? { endpoint } : {}),
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
    }),
  );
  return { sdk, client };
}

/** The function's rights cover jobs with this prefix only: the stages of an AWS account stay apart. */
const fullName = (job: string) => `language-job-portal-${setting('STAGE')}-${job}`;

const hasName = (error: unknown, ...names: string[]) => error instanceof Error && names.includes(error.name);

/** What a job reads and writes: keys in the file store. */
export interface Job {
  name: string;
  /** Undefined: Transcribe identifies the language. */
  language: LanguageCode | undefined;
  media: string;
  output: string;
}

/**
 * Starts a job, with punctuation as is Transcribe's default. A conflict means that the job exists already: the response
 * to an earlier attempt was lost.
 * @throws the SDK's error when Transcribe refuses it or does not answer
 */
export async function startJob({ name, language, media, output }: Job): Promise<void> {
  const { sdk, client } = await transcribe();
  const bucket = setting('FILES_BUCKET');
  try {
    await client.send(
      new sdk.StartTranscriptionJobCommand({
        TranscriptionJobName: fullName(name),
        ...(language ? { LanguageCode: language } : { IdentifyLanguage: true }),
        Media: { MediaFileUri: `s3://${bucket}/${media}` },
        OutputBucketName: bucket,
        OutputKey: output,
      }),
    );
  } catch (error) {
    if (!hasName(error, 'ConflictException')) throw error;
  }
}

/**
 * Deletes a job that has ended; the result it wrote stays. It is idempotent.
 * @throws the SDK's error when Transcribe does not answer
 */
export async function deleteJob(name: string): Promise<void> {
  const { sdk, client } = await transcribe();
  try {
    await client.send(new sdk.DeleteTranscriptionJobCommand({ TranscriptionJobName: fullName(name) }));
  } catch (error) {
    if (!hasName(error, 'BadRequestException', 'NotFoundException')) throw error;
  }
}

const statuses = { QUEUED: 'queued', IN_PROGRESS: 'in_progress', COMPLETED: 'completed', FAILED: 'failed' } as const;
export type JobStatus = (typeof statuses)[keyof typeof statuses];

/** How far a job is. */
export interface JobProgress {
  status: JobStatus;
  /** The language that Transcribe identified, where it was not given. */
  identified: LanguageCode | undefined;
}

/**
 * The progress of a job; undefined when there is none of that name.
 * @throws the SDK's error when Transcribe does not answer
 */
export async function readJobProgress(name: string): Promise<JobProgress | undefined> {
  const { sdk, client } = await transcribe();
  const question = new sdk.GetTranscriptionJobCommand({ TranscriptionJobName: fullName(name) });
  try {
    const { TranscriptionJob } = await client.send(question);
    const { TranscriptionJobStatus: status, IdentifyLanguage, LanguageCode: code } = TranscriptionJob ?? {};
    return status && { status: statuses[status], identified: IdentifyLanguage ? code : undefined };
  } catch (error) {
    if (hasName(error, 'BadRequestException', 'NotFoundException')) return undefined;
    throw error;
  }
}
