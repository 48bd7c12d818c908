import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { documents } from '#functions/data/table.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { fileClient } from '#functions/services/files/file-client.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';
import { ensureTable } from '#infra/local/table.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { makeBelongings, putFiles, settle } from '#test/support/belongings.ts';
import { commandsIn } from '#test/support/documented-commands.ts';
import { entitySums } from '#test/support/entity-sums.ts';
import { checksums, versionsBelow } from '#test/support/file-steps.ts';
import { addDeployedStage, runTask } from '#test/support/operator.ts';
import { pages } from '#test/support/pages.ts';
import { withinSeconds } from '#test/support/restore-time.ts';
import { restoreTable, tableState } from '#test/support/table-state.ts';

const api = await testApi();
const aws = awsStandIn();
const me = 7_200_001;
const folder = mkdtempSync(join(tmpdir(), 'portal-stage-'));
const all = await makeBelongings(api, me);
await putFiles(all.files);
await settle(api);

/** The name that the documents give to the table which takes the place of a restored one. */
const oldTable = 'portal-restored';
const oldBucket = `old-${randomUUID()}`;
const secretNames = ['OTP_PEPPER', 'CURSOR_SECRET', 'MAIL_LINK_SECRET', 'BOOTSTRAP_SECRET', 'TRIAL_SECRET'] as const;
const oldSecrets = new Map(secretNames.map((name) => [name, process.env[name] ?? '']));

const [, page = ''] =
  pages.find(({ path }) => path === 'docs/operations/runbooks.md')?.text.split('## Accidental `cdk destroy`') ?? [];
/** The indented lines of the runbook, in order. */
const lines = [...(page.split('\n## ')[0] ?? '').matchAll(/^ {4,}((?:aws|npx|npm|value=).*)$/gm)].map(
  ([, line = '']) => line,
);

beforeAll(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  Object.assign(process.env, { PORTAL_STAGE: 'test', PORTAL_REGION: 'us-east-1' });
});
afterAll(() => {
  vi.unstubAllEnvs();
  delete process.env.PORTAL_STAGE;
  delete process.env.PORTAL_REGION;
  rmSync(folder, { recursive: true });
});

/** Copies what requests find below a prefix, as `aws s3 sync` does into an empty bucket. */
async function sync(from: string, to: string, prefix: string): Promise<void> {
  const { s3, client } = await fileClient();
  const { Contents = [] } = await client.send(new s3.ListObjectsV2Command({ Bucket: from, Prefix: prefix }));
  for (const { Key } of Contents) {
    await client.send(new s3.CopyObjectCommand({ Bucket: to, Key, CopySource: `${from}/${Key}` }));
  }
}

/** The stage is gone, but for its table and its files, whose names the new ones do not have. */
async function loseStage(): Promise<void> {
  const { Bucket } = await fileClient();
  await ensureTable(process.env.DYNAMODB_ENDPOINT ?? '', oldTable);
  const items = [...(await tableState(api)).values()];
  for (let start = 0; start < items.length; start += 25) {
    const puts = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [oldTable]: puts } }));
  }
  mkdirSync(join(inject('bucketsFolder'), oldBucket));
  for (const prefix of ['files/', 'erasures/', 'incoming/']) await sync(Bucket, oldBucket, prefix);
  await restoreTable(api, new Map());
  const { files, markers } = await versionsBelow('');
  await deleteFiles([...files, ...markers].map(({ Key }) => Key));
  await api.readStream();
}

/** Counted views: those of people who were erased before are not counted again. */
const sums = async () => {
  const { job_stats: _, ...others } = entitySums(await tableState(api));
  return others;
};
async function viewsByJob(entity: string, viewsOf: (item: Record<string, unknown>) => number) {
  const views = new Map<string, number>();
  for (const item of await api.scan()) {
    const job = String(item.PK);
    if (item.entity === entity && viewsOf(item) > 0) views.set(job, (views.get(job) ?? 0) + viewsOf(item));
  }
  return views;
}

let isDeployed = false;
/** Carries out a line of the runbook; what only an account of AWS has is done by hand. */
async function carryOut(line: string): Promise<void> {
  const [words] = commandsIn(line);
  if (words) {
    const { code, out, errors } = await runTask(words);
    const mayFind = words[0] === 'doctor';
    expect({ line, errors, isRight: code === 0 || (mayFind && code === 1) }).toEqual({
      line,
      errors: '',
      isRight: true,
    });
    expect(out).not.toBe('');
    await settle(api);
  } else if (line.startsWith('npx cdk deploy')) {
    // Each secret of the new stage has a new value.
    if (!isDeployed) for (const name of secretNames) vi.stubEnv(name, `new ${name}`);
    isDeployed = true;
    addDeployedStage(aws);
  } else if (line.startsWith('aws secretsmanager put-secret-value')) {
    for (const name of ['CURSOR_SECRET', 'TRIAL_SECRET'] as const) vi.stubEnv(name, oldSecrets.get(name));
  } else if (line.startsWith('aws s3 sync')) {
    const [, prefix = '', target = ''] = /s3:\/\/<old bucket>\/(\w+) s3:\/\/<FilesBucketName>\/(\w+)$/.exec(line) ?? [];
    expect([line, prefix]).toEqual([line, target]);
    await sync(oldBucket, (await fileClient()).Bucket, `${prefix}/`);
  } else
    expect(line).toMatch(
      /^(aws dynamodb update-table|aws s3api list-buckets|value=\$\(aws secretsmanager get-secret-value)/,
    );
}

test('a destroyed stage is brought back by the commands of the runbook, with equal counts and checksums', async () => {
  await api.call(adminCalls.hardDeleteUser, { params: { a: 'candidate', b: me + 1 }, token: all.admin.token });
  await settle(api);
  const [items, files] = [await sums(), await checksums()];
  expect(Object.keys(files).length).toBeGreaterThan(2);
  await loseStage();
  expect([await api.scan(), await checksums()]).toEqual([[], {}]);
  await withinSeconds(60, async () => {
    for (const line of lines) await carryOut(line);
  });
  expect(await sums()).toEqual(items);
  const views = await viewsByJob('job_view', () => 1);
  for (const [job, count] of await viewsByJob('job_stats', ({ views_count }) => Number(views_count))) {
    expect([job, count]).toEqual([job, views.get(job)]);
  }
  expect(await checksums()).toEqual(files);
  expect(await readAccount('candidate', me + 1)).toMatchObject({ state: 'erased' });

  // Sessions are lost, and a new code opens a new one.
  const { token, email } = all.recruiter;
  expect(await api.call(authCalls.session, { token })).toMatchObject({ status: 401 });
  const again = await authSteps(api).signIn('recruiter', email);
  expect(await api.call(authCalls.session, { token: again })).toMatchObject({ status: 200 });
  // The copied secret knows who took the trial.
  expect(await api.call(subscriptionCalls.create, { token: again, body: { plan_name: 'trial' } })).toMatchObject({
    status: 400,
  });
});

test('the runbook copies files and records before items', () => {
  const place = (part: string) => lines.findIndex((line) => line.includes(part));
  const order = [
    'cdk deploy',
    'put-secret-value',
    'deploy --all',
    '/files s3',
    '/erasures s3',
    '--off',
    '-- restore',
    'statistics',
    '-- index',
    'doctor',
    '--on',
  ];
  expect(order.map(place)).toEqual(order.map(place).toSorted((left, right) => left - right));
  expect(Math.min(...order.map(place))).toBeGreaterThanOrEqual(0);
});
