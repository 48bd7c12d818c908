import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { readBody } from '../gateway/read-body.ts';
import { listen } from '../process/ports.ts';
import { type LocalFiles, openFiles } from './local-files.ts';

export interface TranscribeOptions {
  port: number;
  /** URL of the local file server with the videos and results. */
  filesEndpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Duration of a job in milliseconds. */
  delayMs: number;
}

interface Job {
  TranscriptionJobName: string;
  TranscriptionJobStatus: 'QUEUED' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';
  LanguageCode: string;
  IdentifyLanguage: boolean;
  Media: { MediaFileUri: string };
  /** Seconds since 1970. */
  CreationTime: number;
  FailureReason?: string;
}

interface StartRequest {
  TranscriptionJobName: string;
  /** Exactly one of the two is given. */
  LanguageCode?: string;
  IdentifyLanguage?: boolean;
  Media: { MediaFileUri: string };
  OutputBucketName: string;
  OutputKey: string;
}

const maxBodyBytes = 64 * 1024;

const sampleText =
  '[Sample text of the local stand-in: this video was not transcribed.] ' +
  'Hello, I am glad that you are watching. I have worked in two languages for years, and I would like to work with you.';

/** An error in the format of Transcribe's protocol. */
class Refusal extends Error {}
const refuse = (type: string, message: string) => Object.assign(new Refusal(message), { type });

/**
 * Emulates Transcribe with its JSON 1.1 protocol: jobs read a video from the local file server and write a result in
 * Transcribe's format there, with a marked sample text. A job without a video fails. Throws like `listen`.
 */
export const startTranscribe = async (options: TranscribeOptions): Promise<Server> => {
  const jobs = new Map<string, Job>();
  const files = openFiles(options);
  const server = createServer((request, response) => {
    readBody(request, maxBodyBytes)
      .then((body) => {
        const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
        const input: unknown = JSON.parse(body?.toString() || '{}');
        send(response, 200, answer(operation, input, jobs, files, options.delayMs));
      })
      .catch((error) => {
        const type = error instanceof Refusal && 'type' in error ? error.type : 'InternalFailureException';
        send(response, error instanceof Refusal ? 400 : 500, { __type: type, Message: String(error) });
      });
  });
  await listen(server, options.port, 'Transcribe stand-in');
  return server;
};

const answer = (operation: string, input: unknown, jobs: Map<string, Job>, files: LocalFiles, delayMs: number) => {
  const request = input as StartRequest;
  if (operation === 'StartTranscriptionJob') {
    if ((request.LanguageCode === undefined) !== (request.IdentifyLanguage === true)) {
      throw refuse('BadRequestException', 'Either LanguageCode or IdentifyLanguage is needed.');
    }
    if (jobs.has(request.TranscriptionJobName)) throw refuse('ConflictException', 'The job name is taken.');
    const job = newJob(request);
    jobs.set(job.TranscriptionJobName, job);
    void run(job, request, files, delayMs);
    return { TranscriptionJob: job };
  }
  if (operation === 'GetTranscriptionJob') {
    const job = jobs.get(request.TranscriptionJobName);
    if (!job) throw refuse('BadRequestException', "The requested job couldn't be found.");
    return { TranscriptionJob: job };
  }
  if (operation === 'DeleteTranscriptionJob') {
    // As with Transcribe, the result of a job stays stored, and a running job still writes it.
    if (!jobs.delete(request.TranscriptionJobName)) throw refuse('BadRequestException', 'There is no such job.');
    return {};
  }
  if (operation === 'ListTranscriptionJobs') {
    const { JobNameContains = '' } = input as { JobNameContains?: string };
    const found = [...jobs.values()].filter((job) => job.TranscriptionJobName.includes(JobNameContains));
    return { TranscriptionJobSummaries: found };
  }
  throw refuse('BadRequestException', `The emulator does not support ${operation}.`);
};

/** The sample text is English: that is what is identified. */
const newJob = ({ TranscriptionJobName, LanguageCode, IdentifyLanguage, Media }: StartRequest): Job => ({
  TranscriptionJobName,
  TranscriptionJobStatus: 'IN_PROGRESS',
  LanguageCode: LanguageCode ?? 'en-US',
  IdentifyLanguage: IdentifyLanguage ?? false,
  Media,
  CreationTime: Date.now() / 1000,
});

const run = async (job: Job, { OutputBucketName, OutputKey }: StartRequest, files: LocalFiles, delayMs: number) => {
  try {
    const media = new URL(job.Media.MediaFileUri);
    // Read at the start: deleting the video during the job does not prevent the result.
    await files.require(media.hostname, media.pathname.slice(1));
    await pause(delayMs, undefined, { ref: false });
    await files.write(OutputBucketName, OutputKey, resultOf(job));
    job.TranscriptionJobStatus = 'COMPLETED';
  } catch {
    job.TranscriptionJobStatus = 'FAILED';
    job.FailureReason = 'The media could not be read.';
  }
};

const resultOf = ({ TranscriptionJobName }: Job): string =>
  JSON.stringify({
    jobName: TranscriptionJobName,
    accountId: '000000000000',
    status: 'COMPLETED',
    results: { transcripts: [{ transcript: sampleText }], items: itemsOf(sampleText) },
  });

/** Each word takes 0.4 seconds; punctuation is an item without times, as in Transcribe's results. */
const itemsOf = (text: string) => {
  let words = 0;
  return [...text.matchAll(/[\p{L}\p{N}'-]+|\p{P}/gu)].map(([content]) => {
    const alternatives = [{ confidence: '1.0', content }];
    if (/^\p{P}$/u.test(content)) return { type: 'punctuation', alternatives };
    words += 1;
    const [start, end] = [(words - 1) * 0.4, words * 0.4];
    return { type: 'pronunciation', start_time: start.toFixed(2), end_time: end.toFixed(2), alternatives };
  });
};

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
};
