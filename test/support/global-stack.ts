import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type DynamoDb, startDynamoDb } from '#infra/local/dynamodb.ts';
import { startMail } from '#infra/local/mail.ts';
import { startRazorpay } from '#infra/local/payments/razorpay.ts';
import { startFileServer } from '#infra/local/storage/file-server.ts';
import { startTranscribe } from '#infra/local/transcription/transcribe.ts';
import { isWholeRun, judgeAnswers } from './judge-answers.ts';
import { judgeRights } from './rights/judge-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Environment variables of the functions that all test files share. */
    functionEnvironment: Record<string, string>;
    /** Folder of the file store: a folder in it is a bucket. */
    bucketsFolder: string;
    /** Addresses of the databases; each worker of the tests takes one. */
    databases: string[];
  }
}

const razorpay = {
  keyId: 'rzp_test_key',
  keySecret: 'a key secret of the tests',
  webhookSecret: 'a webhook secret of the tests',
};
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** An engine carries out one command after the other; with one for all, the tests would mostly wait for it. */
const mostDatabases = 3;

/** Starts the real stores once for all test files: each file has a table and a bucket of its own. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const [answers, bundles, rights] = ['answers', 'bundles', 'rights'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const bucketsFolder = join(folder, 'files');
  const [mailPort, filesPort] = [await freePort(), await freePort()];
  const paymentsPort = await freePort();
  const transcriptionPort = await freePort();
  const databases: DynamoDb[] = [];
  while (databases.length < mostDatabases) databases.push(await startDynamoDb(undefined, await freePort()));
  const mail = await startMail(mailPort);
  const files = await startFileServer({
    port: filesPort,
    directory: bucketsFolder,
    buckets: [],
    ...credentials,
    allowedOrigins: ['http://127.0.0.1:3000'],
  });
  // It tells nobody of payments: the tests bring its news themselves, in every order.
  const payments = await startRazorpay({ port: paymentsPort, ...razorpay });
  const transcription = await startTranscribe({
    port: transcriptionPort,
    filesEndpoint: `http://127.0.0.1:${filesPort}`,
    ...credentials,
    delayMs: 0,
  });
  project.provide(
    'databases',
    databases.map(({ endpoint }) => endpoint),
  );
  project.provide('bucketsFolder', bucketsFolder);
  project.provide('functionEnvironment', {
    STAGE: 'test',
    ANSWERS_FOLDER: answers,
    BUNDLES_FOLDER: bundles,
    RIGHTS_FOLDER: rights,
    MAIL_FROM: 'Foreign Language Job Portal <no-reply@portal.example>',
    MAIL_CONFIGURATION_SET: 'tests',
    SITE_URL: 'http://127.0.0.1:3000',
    OTP_PEPPER: 'a pepper of the tests',
    CURSOR_SECRET: 'a cursor secret of the tests',
    MAIL_LINK_SECRET: 'an opt-out secret of the tests',
    BOOTSTRAP_SECRET: 'a bootstrap secret of the tests',
    TRIAL_SECRET: 'a trial marker secret of the tests',
    ORIGIN_SECRET: 'an origin secret of the tests',
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
    RAZORPAY_ENDPOINT: `http://127.0.0.1:${paymentsPort}`,
    TRANSCRIBE_ENDPOINT: `http://127.0.0.1:${transcriptionPort}`,
    ADDRESS_BUDGET: '100000',
    LOG_LEVEL: 'SILENT',
    S3_ENDPOINT: `http://127.0.0.1:${filesPort}`,
    SES_ENDPOINT: `http://127.0.0.1:${mailPort}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  return async () => {
    for (const server of [mail, files, payments, transcription]) server.close();
    for (const server of [mail, files, payments, transcription]) server.closeAllConnections();
    await Promise.all(databases.map((database) => database.stop()));
    const isWhole = !project.vitest.config.testNamePattern && isWholeRun(answers);
    const wrong = isWhole ? (judgeAnswers(answers) ?? []) : [];
    const unfit = await judgeRights(rights, bundles, isWhole);
    rmSync(folder, { recursive: true, force: true });
    if (wrong.length > 0) throw new Error(`Contract and tests disagree about answers:\n${wrong.join('\n')}`);
    if (unfit.length > 0) throw new Error(`Roles and what the functions do disagree:\n${unfit.join('\n')}`);
  };
}

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
