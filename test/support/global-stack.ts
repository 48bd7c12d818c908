import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { languageTableFile } from '#infra/languages/table-file.ts';
import { startMail } from '#infra/local/mail.ts';
import { startRazorpay } from '#infra/local/payments/razorpay.ts';
import { startFileServer } from '#infra/local/storage/file-server.ts';
import { startTranscribe } from '#infra/local/transcription/transcribe.ts';
import { startVideo } from '#infra/local/video/video.ts';
import { startVisits } from '#infra/local/visits.ts';
import { makeBundlesFolder } from './bundles-folder.ts';
import { makeDatabasesFolder } from './database.ts';
import { isWholeRun, judgeAnswers } from './judge-answers.ts';
import { urlOf } from './ports.ts';
import { judgeRights } from './rights/judge-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Environment variables of the functions, common to all test files. */
    functionEnvironment: Record<string, string>;
    /** Folder of the file store: a folder in it is a bucket. */
    bucketsFolder: string;
    /** Folder in which each test file has its database. */
    databasesFolder: string;
  }
}

const razorpay = {
  keyId: 'rzp_test_key',
  keySecret: 'a key secret of the tests',
  webhookSecret: 'a webhook secret of the tests',
};
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Starts the real services once for all test files: each file has a database and a bucket of its own. */
export default async function setup(project: TestProject) {
  makeBundlesFolder();
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const [answers, rights] = [join(folder, 'answers'), join(folder, 'rights')];
  const bucketsFolder = join(folder, 'files');
  const databasesFolder = makeDatabasesFolder();
  const mail = await startMail(0);
  const files = await startFileServer({
    port: 0,
    directory: bucketsFolder,
    buckets: [],
    ...credentials,
    allowedOrigins: ['http://127.0.0.1:3000'],
  });
  // It sends no webhooks: the tests send them in every order.
  const payments = await startRazorpay({ port: 0, ...razorpay });
  const transcription = await startTranscribe({
    port: 0,
    filesEndpoint: urlOf(files),
    ...credentials,
    delayMs: 0,
  });
  const visits = await startVisits(0);
  const video = await startVideo(0, credentials.secretAccessKey);
  project.provide('bucketsFolder', bucketsFolder);
  project.provide('databasesFolder', databasesFolder);
  project.provide('functionEnvironment', {
    STAGE: 'test',
    LANGUAGE_TABLE_FILE: languageTableFile,
    ANSWERS_FOLDER: answers,
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
    RAZORPAY_ENDPOINT: urlOf(payments),
    TRANSCRIBE_ENDPOINT: urlOf(transcription),
    LAMBDA_ENDPOINT: urlOf(visits),
    WEBSITE_FUNCTION: 'visit-website',
    KINESIS_VIDEO_ENDPOINT: urlOf(video),
    VIDEO_ROOMS: 'relayed',
    ADDRESS_BUDGET: '100000',
    LOG_LEVEL: 'SILENT',
    S3_ENDPOINT: urlOf(files),
    SES_ENDPOINT: urlOf(mail),
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  return async () => {
    for (const server of [mail, files, payments, transcription, visits, video]) server.close();
    for (const server of [mail, files, payments, transcription, visits, video]) server.closeAllConnections();
    const isWhole = !project.vitest.config.testNamePattern && isWholeRun(answers);
    const wrong = isWhole ? (judgeAnswers(answers) ?? []) : [];
    const unfit = await judgeRights(rights, isWhole);
    for (const each of [folder, databasesFolder]) rmSync(each, { recursive: true, force: true });
    if (wrong.length > 0) throw new Error(`Contract and tests disagree about answers:\n${wrong.join('\n')}`);
    if (unfit.length > 0) throw new Error(`Roles and what the functions do disagree:\n${unfit.join('\n')}`);
  };
}
