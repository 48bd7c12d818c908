import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contracts, type Domain } from '#shared/contracts/index.ts';
import { bundleOf } from '#test/support/deployed/bundles.ts';
import { ourFunctions, synthesize } from './synthesize.ts';

/** Maximum code that a cold start reads, in KB of minified code: with DynamoDB only; 70 more with SES. S3 is loaded lazily. */
const budgets: Partial<Record<string, number>> = {
  auth: 420,
  'ends of subscriptions': 420,
  'mails about notifications': 420,
};
const ordinaryBudget = 350;

const settings =
  /\(["'`](TABLE_NAME|FILES_BUCKET|MAIL_FROM|MAIL_CONFIGURATION_SET|SITE_URL|OTP_PEPPER|CURSOR_SECRET|MAIL_LINK_SECRET|BOOTSTRAP_SECRET|ORIGIN_SECRET|TRIAL_SECRET|RAZORPAY_KEY_ID|RAZORPAY_KEY_SECRET|RAZORPAY_WEBHOOK_SECRET|ADDRESS_BUDGET)["'`]\)/g;

/** Functions that name or resolve languages. */
const readers = [
  'languages',
  'jobs',
  'pages',
  'transcriptions',
  'candidates',
  'search',
  'snapshots of the search indexes',
  'results of saved searches',
];

const given = new Map<string, string[]>();
beforeAll(() => {
  for (const [, { Properties }] of ourFunctions(synthesize('prod').template)) {
    const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
    given.set(String(Properties.Description).split(': ')[1] as string, Object.keys(Variables));
  }
});

/** The files that importing `index.mjs` reads, without lazy imports. */
function readAtStart(bundle: string, file = 'index.mjs', seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(bundle, file), 'utf8');
  for (const [, next] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) readAtStart(bundle, next, seen);
  return seen;
}

const functions = [
  ...(Object.keys(contracts) as Domain[]).map((domain) => ({
    name: domain,
    entry: `functions/api/${domain}/handler.ts`,
  })),
  { name: 'pages', entry: 'functions/api/pages/handler.ts' },
  { name: 'what follows from a write', entry: 'functions/events/stream.ts' },
  { name: 'mails about notifications', entry: 'functions/events/send-mails.ts' },
  { name: 'ends of subscriptions', entry: 'functions/events/expire-subscriptions.ts' },
  { name: 'discarded transcriptions', entry: 'functions/events/clear-discarded-transcripts.ts' },
  { name: 'results of saved searches', entry: 'functions/events/run-alerts.ts' },
  { name: 'standard plans', entry: 'functions/events/seed-plans-on-deployment.ts' },
  { name: 'snapshots of the search indexes', entry: 'functions/events/write-search-snapshots.ts' },
];

describe.each(functions)('the bundle of $name', ({ name, entry }) => {
  let bundle: string;
  beforeAll(async () => {
    bundle = await bundleOf(entry);
  });

  test('meets its size budget for a cold start', () => {
    const bytes = [...readAtStart(bundle)].reduce((sum, file) => sum + statSync(join(bundle, file)).size, 0);
    expect(bytes / 1024).toBeLessThanOrEqual(budgets[name] ?? ordinaryBudget);
  });

  test('imports only the default export of lazily loaded CommonJS packages', () => {
    const files = readdirSync(bundle).map((file) => ({ file, code: readFileSync(join(bundle, file), 'utf8') }));
    const onlyDefault = files.filter(
      ({ code }) => /export default \w+\(\);\s*(\/\*|$)/.test(code) && !/export\s*\{/.test(code),
    );
    const asked = files.flatMap(({ code }) =>
      onlyDefault.flatMap(({ file }) =>
        [...code.matchAll(new RegExp(`\\{([^{}]*)\\}=await import\\("\\./${RegExp.escape(file)}"\\)`, 'g'))].map(
          ([, names = '']) => `${file}: ${names}`,
        ),
      ),
    );
    expect(asked.filter((names) => !/: default:\w+$/.test(names))).toEqual([]);
  });

  test('contains the names of languages only where they are read', () => {
    const hasTable = readdirSync(bundle).includes('languages.json.br');
    expect(hasTable).toBe(readers.includes(name));
  });

  test('reads only environment variables that the function has', () => {
    const code = readdirSync(bundle).map((file) => readFileSync(join(bundle, file), 'utf8'));
    const read = new Set(code.flatMap((text) => [...text.matchAll(settings)].map(([, setting]) => setting)));
    expect([...read].filter((setting) => !given.get(name)?.includes(setting as string))).toEqual([]);
    expect(read).toContain('TABLE_NAME');
  });
});
