import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { writeOnePageSite } from './one-page-site.ts';
import { ownDomain } from './synthesize.ts';

const root = join(import.meta.dirname, '../..');
const example = JSON.parse(readFileSync(join(root, 'stages/prod.example.json'), 'utf8'));
const prod = { ...example, ...ownDomain, region: 'us-east-1' };
const { domainName: _, certificateArn: __, ...withoutDomain } = prod;
const portal = 'LanguageJobPortal-prod';

const aws = awsStandIn();
let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'portal-app-'));
  mkdirSync(join(checkout, 'stages'));
  writeOnePageSite(join(checkout, 'dist/web'));
});
beforeEach(() => {
  aws.deployed.length = 0;
  aws.requested.length = 0;
});
afterAll(() => rmSync(checkout, { recursive: true }));

interface Run {
  /** The stage's file; absent: the one of the run before. */
  settings?: unknown;
  environment?: Record<string, string | undefined>;
  context?: Record<string, string>;
}

/** Runs the app as the CDK command does, in a checkout with one stage; credentials are those of the stage's account. */
async function runApp({ settings = prod, environment, context }: Run = {}): Promise<{ code: number; errors: string }> {
  writeFileSync(join(checkout, 'stages/prod.json'), JSON.stringify(settings));
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = {
    ...{ PATH, HOME, NODE_COMPILE_CACHE },
    ...{ PORTAL_STAGE: 'prod', RELEASE: 'first', CDK_DEFAULT_ACCOUNT: prod.account },
    ...{ AWS_ENDPOINT_URL: aws.url, AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none', AWS_MAX_ATTEMPTS: '1' },
    CDK_OUTDIR: join(checkout, 'cdk.out'),
    CDK_CONTEXT_JSON: JSON.stringify({ ...cdk.context, 'aws:cdk:bundling-stacks': [], ...context }),
    ...environment,
  };
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  const child = spawn(process.execPath, [join(root, 'infra/app.ts')], { cwd: checkout, env, stdio: [...stdio] });
  const ended = new Promise<number>((done) => child.once('close', (code) => done(code ?? -1)));
  const errors = child.stderr ? await text(child.stderr) : '';
  return { code: await ended, errors };
}

const synthesized = () => JSON.parse(readFileSync(join(checkout, `cdk.out/${portal}.template.json`), 'utf8'));
const isProtected = () => JSON.stringify(synthesized()).includes('"DeletionProtectionEnabled":true');

type Row = [what: string, run: Run, words: string];
const rows: Row[] = [
  ['an unknown stage', { environment: { PORTAL_STAGE: 'local' } }, 'There is no stage local.'],
  ['a stage that the context names wrongly', { context: { stage: 'production' } }, 'There is no stage production.'],
  ['a confirmation of no loss', { context: { confirm: 'all' } }, 'There is no all to confirm.'],
  ['a setting by a variable', { environment: { PORTAL_UPI_ID: 'a@b' } }, 'there are also PORTAL_UPI_ID.'],
  ['a setting by context', { context: { domainName: 'jobs.example' } }, 'there are also -c domainName.'],
  ['another region', { environment: { PORTAL_REGION: 'eu-central-1' } }, 'PORTAL_REGION is eu-central-1'],
  ['settings that are not valid', { settings: { ...prod, budgetUsd: 0 } }, 'The settings of prod are not valid.'],
  ['settings that are not complete', { settings: {} }, 'The stage prod needs mailFrom'],
  [
    'credentials of another account',
    { environment: { CDK_DEFAULT_ACCOUNT: '999999999999' } },
    'belongs to the account',
  ],
  ['a version that no header carries', { environment: { RELEASE: 'a b' } }, 'RELEASE must be'],
];

describe('a deployment stops', () => {
  test.each(rows)('before it reads anything, at %s', async (_what, run, words) => {
    const { code, errors } = await runApp(run);
    expect(errors).toContain(words);
    expect(code).toBe(1);
    expect(aws.requested).toEqual([]);
  });

  test('when it would be compared with another account, as an option --profile is not seen', async () => {
    aws.deployed.push({ region: 'us-east-1', name: 'CDKToolkit', status: 'CREATE_COMPLETE', account: '999999999999' });
    const { code, errors } = await runApp();
    expect(errors).toContain(`999999999999, but this deployment goes to ${prod.account}`);
    expect(code).toBe(1);
  });

  test('when what is deployed cannot be read', async () => {
    const { code, errors } = await runApp({ environment: { AWS_ENDPOINT_URL: 'http://127.0.0.1:1' } });
    expect(errors).toContain('What is deployed in us-east-1 cannot be read');
    expect(code).toBe(1);
  });
});

test('a stage is synthesized without credentials; its second deployment is protected, and stops where it would lose something', async () => {
  // Each synthesis takes seconds: the first one is the first deployment.
  expect(await runApp({ environment: { CDK_DEFAULT_ACCOUNT: undefined } })).toMatchObject({ code: 0 });
  expect(aws.requested).toEqual([]);
  expect(isProtected()).toBe(false);

  aws.deployed.push({ region: 'us-east-1', name: portal, status: 'CREATE_COMPLETE', template: synthesized() });
  const stopped = await runApp({ settings: withoutDomain });
  expect(stopped.errors).toContain('prod would lose:\n  alias: the site no longer answers as jobs.example');
  expect(stopped.errors).toContain('npx cdk deploy --all -c confirm=alias,certificate');
  expect(stopped.code).toBe(1);
  expect(aws.requested).toEqual(['DescribeStacks', 'GetTemplate']);

  const confirmed = await runApp({ settings: withoutDomain, context: { confirm: 'alias,certificate' } });
  expect(confirmed).toMatchObject({ code: 0 });
  expect(isProtected()).toBe(true);
}, 180_000);
