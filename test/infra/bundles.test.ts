import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ApiFunctionName, handlerFile } from '#infra/settings/handler-file.ts';
import { contracts } from '#shared/contracts/index.ts';
import { bundleOf } from '#test/support/deployed/bundles.ts';
import { filesAtStart, startKb } from '#test/support/deployed/start-files.ts';
import { ourFunctions, synthesize } from './synthesize.ts';

/**
 * Maximum code that a cold start reads, in KB of minified code: with DynamoDB only; 60 more with SES, 240 more with the
 * client of OpenSearch, for which no call waits. S3 is loaded lazily.
 */
const budgets: Partial<Record<string, number>> = {
  auth: 382,
  admin: 325,
  account: 325,
  shortlist: 339,
  'what follows from a write': 330,
  'results of saved searches': 325,
  'mails about notifications': 380,
  'documents of the search engine': 560,
  'indexes of the search engine': 560,
};
const ordinaryBudget = 320;

const settings =
  /\(["'`](TABLE_NAME|FILES_BUCKET|MAIL_FROM|MAIL_CONFIGURATION_SET|SITE_URL|OTP_PEPPER|CURSOR_SECRET|MAIL_LINK_SECRET|BOOTSTRAP_SECRET|ORIGIN_SECRET|TRIAL_SECRET|RAZORPAY_KEY_ID|RAZORPAY_KEY_SECRET|RAZORPAY_WEBHOOK_SECRET|ADDRESS_BUDGET|SEARCH_ENDPOINT|SEARCH_QUEUE)["'`]\)/g;

/** Functions that name or resolve languages. */
const readers = [
  'languages',
  'jobs',
  'recruiters',
  'applications',
  'shortlist',
  'pages',
  'transcriptions',
  'matches',
  'attestations',
  'candidates',
  'search',
  'snapshots of the search indexes',
  'results of saved searches',
  'mails about notifications',
  'documents of the search engine',
  'indexes of the search engine',
];

/** Functions whose calls take a telephone number, and some that must not carry the plans for it. */
const phoneTakers = ['auth', 'candidates', 'recruiters', 'admin'];
const withoutPhones = ['jobs', 'pages', 'applications', 'shortlist'];

const search = { engine: 'opensearch', maxIndexingOcu: 2, maxSearchOcu: 4 } as const;

const given = new Map<string, string[]>();
beforeAll(() => {
  for (const [, { Properties }] of ourFunctions(synthesize('prod', {}, { search }).template)) {
    const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
    given.set(String(Properties.Description).split(': ')[1] as string, Object.keys(Variables));
  }
});

const functions = [
  ...([...Object.keys(contracts), 'pages'] as ApiFunctionName[]).map((name) => ({ name, entry: handlerFile(name) })),
  { name: 'what follows from a write', entry: 'functions/events/stream.ts' },
  { name: 'mails about notifications', entry: 'functions/events/send-mails.ts' },
  { name: 'ends of subscriptions', entry: 'functions/events/expire-subscriptions.ts' },
  { name: 'discarded transcriptions', entry: 'functions/events/clear-discarded-transcripts.ts' },
  { name: 'results of saved searches', entry: 'functions/events/run-saved-searches.ts' },
  { name: 'standard plans', entry: 'functions/events/seed-plans-on-deployment.ts' },
  { name: 'snapshots of the search indexes', entry: 'functions/events/write-search-snapshots.ts' },
  { name: 'documents of the search engine', entry: 'functions/events/write-search-documents.ts' },
  { name: 'indexes of the search engine', entry: 'functions/events/keep-search-indexes.ts' },
];

describe.each(functions)('the bundle of $name', ({ name, entry }) => {
  let bundle: string;
  beforeAll(async () => {
    bundle = await bundleOf(entry);
  });

  test('meets its size budget for a cold start', () => {
    expect(startKb(bundle)).toBeLessThanOrEqual(budgets[name] ?? ordinaryBudget);
  });

  test('is one file for a cold start, with at most the helpers that lazy files share', () => {
    const [index, ...others] = filesAtStart(bundle);
    expect(index).toBe('index.js');
    expect(others.filter((file) => !/^rolldown-runtime-/.test(file))).toEqual([]);
  });

  test('is code of one byte a character, except with many texts of other scripts, and makes classes of characters late', () => {
    const code = readFileSync(join(bundle, 'index.js'), 'utf8');
    const wide = code.match(/[^\0-\xff]/g)?.length ?? 0;
    expect(wide === 0 || wide > 200, `${wide} wide characters`).toBe(true);
    if (name === 'jobs') expect(wide).toBe(0);
    // A literal ends with its flags; a text that names a class escapes its backslash.
    const inFunctions = code.matchAll(/=>\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])*\/[dgimsuvy]*/g);
    expect([...inFunctions].map(([pattern]) => pattern).filter((pattern) => /\\p\{/i.test(pattern))).toEqual([]);
  });

  test('knows no credentials but those of the environment', () => {
    const code = readdirSync(bundle).map((file) => readFileSync(join(bundle, file), 'latin1'));
    expect(code.some((text) => text.includes('AWS_SECRET_ACCESS_KEY'))).toBe(true);
    expect(code.filter((text) => /AssumeRoleWithWebIdentity|sso_session|credential_process/.test(text))).toEqual([]);
  });

  test('passes on the notices of its packages, with their licences', () => {
    const notices = readFileSync(join(bundle, 'third-party-notices.md'), 'utf8');
    expect(notices).toMatch(/^## @aws-sdk\/client-dynamodb [\d.]+ \(Apache-2\.0\)$/m);
    expect(notices).toMatch(/^## zod [\d.]+ \(MIT\)$/m);
    expect(notices).toContain('Permission is hereby granted, free of charge');
  });

  test('contains its texts compiled, without what reads and parses them', () => {
    const code = readdirSync(bundle).map((file) => readFileSync(join(bundle, file), 'utf8'));
    expect(code.filter((text) => /\{(?:product|job_title|contact)\}|invalid syntax/.test(text))).toEqual([]);
  });

  test('contains the names of languages only where they are read', () => {
    const hasTable = readdirSync(bundle).includes('languages.json.br');
    expect(hasTable).toBe(readers.includes(name));
  });

  test('reads the plans of telephone numbers with the first number, and has them where calls take one', () => {
    const hasPlans = readdirSync(bundle).some((file) => /^read-phone-/.test(file));
    expect(filesAtStart(bundle).filter((file) => /^read-phone-/.test(file))).toEqual([]);
    // Such as the message of the library's error.
    expect(readFileSync(join(bundle, 'index.js'), 'utf8')).not.toContain('INVALID_COUNTRY');
    if (phoneTakers.includes(name)) expect(hasPlans).toBe(true);
    if (withoutPhones.includes(name)) expect(hasPlans).toBe(false);
  });

  test('reads only environment variables that the function has', () => {
    const code = readdirSync(bundle).map((file) => readFileSync(join(bundle, file), 'utf8'));
    const read = new Set(code.flatMap((text) => [...text.matchAll(settings)].map(([, setting]) => setting)));
    expect([...read].filter((setting) => !given.get(name)?.includes(setting as string))).toEqual([]);
    expect(read).toContain('TABLE_NAME');
  });
});

test('the function that tries new versions, for which no call waits, reads one file of at most 450 KB', async () => {
  const bundle = await bundleOf('functions/events/try-version.ts');
  expect(filesAtStart(bundle)).toEqual(['index.js']);
  expect(startKb(bundle)).toBeLessThanOrEqual(450);
});
