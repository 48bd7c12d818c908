import { randomUUID } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { SESClient } from '@aws-sdk/client-ses';
import { ListTranscriptionJobsCommand, TranscribeClient } from '@aws-sdk/client-transcribe';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { candidateFileKey } from '#functions/data/file-keys.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { fileMs } from '#functions/services/files/file-client.ts';
import { putFile } from '#functions/services/files/file-store.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { authSteps, type Role } from '#test/support/auth-steps.ts';
import { eventually } from '#test/support/eventually.ts';
import { type EdgeFault, edgeFaults, type FaultyEdge, startFaultyEdge } from '#test/support/faulty-edge.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { smallPdf } from '#test/support/small-pdf.ts';
import { restoreTable } from '#test/support/table-state.ts';
import { startCounters } from './state-text.ts';

// Before the functions are loaded, as they read the addresses of their services then.
const services = {
  mail: 'SES_ENDPOINT',
  files: 'S3_ENDPOINT',
  Transcribe: 'TRANSCRIBE_ENDPOINT',
  Razorpay: 'RAZORPAY_ENDPOINT',
};
type Service = keyof typeof services;
const inbox = process.env.SES_ENDPOINT ?? '';
const transcribe = new TranscribeClient({ endpoint: process.env.TRANSCRIBE_ENDPOINT ?? '' });
const edges = {} as Record<Service, FaultyEdge>;
for (const [service, name] of Object.entries(services) as [Service, string][]) {
  edges[service] = await startFaultyEdge(process.env[name] ?? '');
  process.env[name] = edges[service].url;
}
await import('#functions/api/auth/handler.ts');
process.env.SES_ENDPOINT = inbox;
// Its call waits for a quarter of a second on purpose, which would slow this file down.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const api = await testApi();
const steps = authSteps(api);
const payments = paymentSteps(api);
const counted = { faults: 0 };
const waits: { most: number; attempts: number; throws: boolean }[] = [];
/** Number of requests with their own time-out. */
const ownTimes: { most: number; isBounded: boolean }[] = [];
const { cast, world } = await restoreWorldBeforeEach(api, Date.now(), startCounters);

beforeEach(() => shortenTimeouts(SESClient, S3Client, TranscribeClient));
afterEach(() => {
  for (const edge of Object.values(edges)) edge.fail(undefined);
});
afterAll(() => {
  for (const edge of Object.values(edges)) edge.close();
  if (process.env.FAULTS) process.stdout.write(`${counted.faults} requests to other services failed.\n`);
});

interface Sending {
  prototype: { send: (...args: never[]) => Promise<unknown> };
}
/** Limits of a single request: a time-out for one attempt, and an end of all attempts. */
interface RequestOptions {
  requestTimeout?: number;
  abortSignal?: AbortSignal;
}
interface Configured {
  config: {
    maxAttempts: () => Promise<number>;
    requestHandler: {
      updateHttpClientConfig: (name: string, value: number) => void;
      /** Private to the handler; its public configuration is empty before its first request. */
      configProvider: Promise<{ requestTimeout?: number; throwOnRequestTimeout?: boolean }>;
    };
  };
}

/** Milliseconds that the clients wait: short where no response will arrive. */
const patience = { usual: 10_500, short: 250, now: 10_500 };

/** Shortens the time-outs of the clients, and records how long they would have waited. */
function shortenTimeouts(...clients: Sending[]): void {
  for (const { prototype } of clients) {
    const { send } = prototype;
    vi.spyOn(prototype, 'send').mockImplementation(async function (this: unknown, ...args: unknown[]) {
      const [command, { requestTimeout: ownTime, ...options } = {}] = args as [unknown, RequestOptions?];
      const { requestHandler, maxAttempts } = (this as Configured).config;
      const { requestTimeout: most = Number.POSITIVE_INFINITY, throwOnRequestTimeout: throws = false } =
        await requestHandler.configProvider;
      if (!Object.values(patience).includes(most)) waits.push({ most, attempts: await maxAttempts(), throws });
      if (ownTime) ownTimes.push({ most: ownTime, isBounded: options.abortSignal !== undefined });
      requestHandler.updateHttpClientConfig('requestTimeout', patience.now);
      return send.apply(this, [command, options] as never[]);
    });
  }
}

/** A call that sends requests to another service. */
interface EdgeCase {
  name: string;
  service: Service;
  status: number;
  /** Returns success although the service fails: the failure must not be visible to the caller. */
  silent?: boolean;
  /** Prepares what the call needs; returns the function that makes it. */
  prepare: () => Promise<() => Promise<ApiAnswer>>;
  /** Checks that the effect of the last response exists. */
  prove: (answer: ApiAnswer) => Promise<void>;
}

const sendsCode = (role: Exclude<Role, 'master_admin'>): EdgeCase => {
  let email = '';
  return {
    name: `auth.${role}SendOtp`,
    service: 'mail',
    status: 200,
    silent: role === 'admin',
    prepare: async () => {
      email = role === 'admin' ? (await makePrincipal('admin', 8731)).email : (await steps.createUser(role)).email;
      return () => steps.send(role, email);
    },
    prove: async () => {
      expect(await steps.verify(role, email, await steps.code(email))).toMatchObject({ status: 200 });
    },
  };
};

const cvOf = (text: string) =>
  `--edge\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n${text}\r\n--edge--\r\n`;
const content = smallPdf('my life');
const frames = '\0\0\0\x20ftypisom\0\0\0\0some frames';
const files = {
  cv: { type: 'application/pdf', content },
  video: { type: 'video/mp4', content: frames },
} as const;
const expectFile =
  (kind: keyof typeof files) =>
  async ({ body }: ApiAnswer) =>
    expect(await (await fetch(body[kind])).text()).toBe(files[kind].content);

const setKeys = async (keys: { cv_key?: string; video_key?: string }) => {
  const profile = await readCandidate(7, true);
  if (profile) await transact({ profile: replaceCandidate(changedCandidate(profile, keys)) });
};

const savesCv: EdgeCase = {
  name: 'candidates.updateProfile',
  service: 'files',
  status: 200,
  prepare: async () => {
    const cv_key = candidateFileKey(7, 'cv', randomUUID(), 'pdf');
    await putFile(cv_key, Buffer.from('%PDF-1.7\nmy youth'));
    await setKeys({ cv_key });
    const { token } = cast.candidate;
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    return () => api.raw(candidateCalls.updateProfile, { params: { id: '7' }, token, headers, body: cvOf(content) });
  },
  prove: expectFile('cv'),
};

const completesUpload = (kind: keyof typeof files): EdgeCase => ({
  name: `uploads.complete (${kind})`,
  service: 'files',
  status: 200,
  prepare: async () => {
    const { token } = cast.candidate;
    const { type, content } = files[kind];
    const body = { kind, content_type: type, size: content.length };
    const started = await api.call(uploadCalls.start, { token, body });
    const form = new FormData();
    for (const [name, value] of Object.entries(started.body.fields)) form.append(name, String(value));
    form.append('file', new Blob([content]), 'file');
    expect((await fetch(started.body.url, { method: 'POST', body: form })).status).toBeLessThan(300);
    return () => api.call(uploadCalls.complete, { token, params: { id: started.body.id } });
  },
  prove: expectFile(kind),
});

const makeVideo = async () => {
  const video_key = candidateFileKey(7, 'video', randomUUID(), 'mp4');
  await putFile(video_key, Buffer.from('\0\0\0\x20ftypisom\0\0\0\0some frames', 'latin1'));
  await setKeys({ video_key });
};
const startTranscription = () =>
  api.call(transcriptionCalls.start, { token: cast.candidate.token, body: { candidate_id: 7 } });
const transcription = (id: string) =>
  api.call(transcriptionCalls.status, { token: cast.candidate.token, params: { id } });
const waitUntilWritten = async ({ body }: ApiAnswer) =>
  eventually(async () => expect((await transcription(body.id)).body.text).toContain('Sample text'));

/** Waits until the job is done, without a request for its status. */
const waitUntilDone = (id: string) =>
  eventually(async () => {
    const question = new ListTranscriptionJobsCommand({ JobNameContains: id });
    const { TranscriptionJobSummaries: [job] = [] } = await transcribe.send(question);
    expect(job?.TranscriptionJobStatus).toBe('COMPLETED');
  });

const startsTranscription: EdgeCase = {
  name: 'transcriptions.start',
  service: 'Transcribe',
  status: 202,
  prepare: async () => {
    await makeVideo();
    return startTranscription;
  },
  prove: waitUntilWritten,
};

const followsTranscription = (service: Service): EdgeCase => ({
  name: 'transcriptions.status',
  service,
  status: 200,
  prepare: async () => {
    await makeVideo();
    const { body } = await startTranscription();
    await waitUntilDone(body.id);
    return () => transcription(body.id);
  },
  prove: waitUntilWritten,
});

const orders: EdgeCase = {
  name: 'payments.purchase',
  service: 'Razorpay',
  status: 200,
  prepare: async () => () => payments.purchase(cast.recruiter.token, 2),
  prove: async ({ body }) => {
    const paid = await payments.pay(body.order_id);
    expect(await payments.verify(cast.recruiter.token, paid)).toMatchObject({ status: 200 });
  },
};

const verifies: EdgeCase = {
  name: 'payments.verifyPayment',
  service: 'Razorpay',
  status: 200,
  prepare: async () => {
    const paid = await payments.pay(await payments.order(cast.recruiter, 2));
    return () => payments.verify(cast.recruiter.token, paid);
  },
  prove: async ({ body }) => {
    const params = { id: 7 };
    const { token } = cast.recruiter;
    const status = await api.call(subscriptionCalls.status, { params, token });
    expect(status.body.subscription_end_date).toBe(body.subscription.end_date);
    const listed = await api.call(paymentCalls.ofRecruiter, { params, token });
    expect(listed.body.filter(({ id }: { id: string }) => id === body.payment.id)).toHaveLength(1);
  },
};

const edgeCases: readonly EdgeCase[] = [
  sendsCode('candidate'),
  sendsCode('recruiter'),
  sendsCode('admin'),
  savesCv,
  completesUpload('cv'),
  completesUpload('video'),
  startsTranscription,
  followsTranscription('Transcribe'),
  followsTranscription('files'),
  orders,
  verifies,
];

/** Razorpay's own client times out after five seconds: included only when all faults are requested. */
const isTried = ({ service }: EdgeCase, fault: EdgeFault) =>
  service !== 'Razorpay' || fault !== 'too late' || process.env.FAULTS === 'all';

describe('a service that a call needs fails', () => {
  const cases = edgeCases.flatMap((tried) =>
    edgeFaults.filter((fault) => isTried(tried, fault)).map((fault) => ({ ...tried, fault })),
  );
  test.each(cases)('$name answers with Retry-After, and a retry succeeds: $service, $fault', async (tried) => {
    for (let from = 1; ; from += 1) {
      await restoreTable(api, world);
      const make = await tried.prepare();
      const edge = edges[tried.service];
      edge.fail(tried.fault, from);
      patience.now = tried.fault === 'too late' ? patience.short : patience.usual;
      const answer = await make();
      patience.now = patience.usual;
      const failed = edge.failed();
      edge.fail(undefined);
      counted.faults += failed;
      if (failed === 0) expect(from).toBeGreaterThan(1);
      if (failed === 0) return;
      const at = `request ${from}`;
      if (tried.silent) expect([at, answer.status]).toEqual([at, tried.status]);
      else if (answer.status !== tried.status) {
        expect([at, answer.status, answer.body.code]).toEqual([
          at,
          503,
          expect.stringMatching(/^(MAIL_|PAYMENT_)?UNAVAILABLE$/),
        ]);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
      const again = await make();
      expect([at, again.status]).toEqual([at, tried.status]);
      await tried.prove(again);
    }
  });

  test('no client waits longer than the time-out of a call, and none treats a missing response as success', () => {
    const portals = waits.filter(({ most }) => most < Number.POSITIVE_INFINITY);
    expect(portals).toHaveLength(3);
    for (const { most, attempts, throws } of portals) {
      expect(throws).toBe(true);
      expect(most * attempts).toBeLessThanOrEqual(10_000);
    }
    // The file store needs some seconds to copy a video: the function has 28, including its other requests.
    expect(ownTimes.some(({ most }) => most === fileMs.copy)).toBe(true);
    for (const { most, isBounded } of ownTimes) expect([most <= 16_000, isBounded]).toEqual([true, true]);
  });
});
