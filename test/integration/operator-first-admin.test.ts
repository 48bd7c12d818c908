import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { putEmailPointer } from '#functions/entities/account/email-store.ts';
import { startGateway } from '#infra/local/gateway/server.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { urlOf } from '#test/support/ports.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';

const api = await testApi();
const aws = awsStandIn();
const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:bootstrap';
const person = ['--name', 'Mira Rao', '--email', 'mira@portal.example', '--phone', '+919876543210'];
const firstAdmin = (...args: string[]) => runTask(['first-admin', ...stage, ...args]);
let gateway: Server;
let empty: TableState;

beforeAll(async () => {
  const originSecret = process.env.ORIGIN_SECRET ?? '';
  gateway = await startGateway({ port: 0, siteDir: '/', originSecret, fileOrigins: [], checkoutOrigins: [] });
  empty = await tableState(api);
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(async () => {
  await restoreTable(api, empty);
  aws.secrets[arn] = process.env.BOOTSTRAP_SECRET ?? '';
  addDeployedStage(aws, { SiteUrl: urlOf(gateway) });
});

const masters = async () =>
  (await api.scan()).filter(({ role, entity }) => entity === 'account' && role === 'master_admin');

test('creates the master admin of a deployed stage with the secret that its outputs name', async () => {
  const { code, out, errors } = await firstAdmin(...person);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(out).toContain('/admin/login');
  expect(await masters()).toMatchObject([{ name: 'Mira Rao', email: 'mira@portal.example', state: 'active' }]);
  expect(aws.requested).toContain('secretsmanager.GetSecretValue');
});

test('asks for missing options', async () => {
  const requested: string[] = [];
  const answers: Record<string, string> = { email: 'mira@portal.example', phone: '+919876543210' };
  const { code } = await runTask(['first-admin', ...stage, '--name', 'Mira'], async (question) => {
    requested.push(question);
    return answers[question.split(' ').at(-1) ?? ''] ?? '';
  });
  expect(code).toBe(0);
  expect(requested).toEqual(["The master admin's email", "The master admin's phone"]);
  expect(await masters()).toHaveLength(1);
});

test('works once, and prints neither the secret nor the personal data', async () => {
  const runs = [await firstAdmin(...person), await firstAdmin(...person)];
  expect(runs.map(({ code }) => code)).toEqual([0, 2]);
  expect(runs[1]?.errors).toContain('has had its master admin already');
  const printed = JSON.stringify(runs);
  for (const secret of [aws.secrets[arn], 'Mira', 'mira@portal', '9876543210']) expect(printed).not.toContain(secret);
});

describe('a dry run', () => {
  const other = ['--name', 'Noor Lal', '--email', 'noor@portal.example', '--phone', '+919876543211'];
  const siteIs = (SiteUrl: string) => addDeployedStage(aws, { SiteUrl });
  const otherAdmin = () =>
    transact({ address: putEmailPointer({ kind: 'admin', id: 7, email: person[3] ?? '', role: 'admin' }) });

  test.each<[state: string, prepare: () => unknown, args?: string[]]>([
    ['a new deployment', () => undefined],
    ['one that has its master admin', () => firstAdmin(...other)],
    ['one whose master admin was the same person', () => firstAdmin(...person)],
    ['one whose admin has the address', otherAdmin],
    [
      'one whose candidate has the address',
      () => transact({ address: putEmailPointer({ kind: 'candidate', id: 7, email: person[3] ?? '', role: null }) }),
    ],
    ['one without a readable secret', () => delete aws.secrets[arn]],
    ['one with an empty secret', () => Object.assign(aws.secrets, { [arn]: '' })],
    ['a site that does not answer', () => siteIs('http://127.0.0.1:1')],
    ['a site without encryption', () => siteIs('http://portal.example')],
    ['a name without a letter', () => undefined, ['--name', '12', ...person.slice(2)]],
    ['a long address', () => undefined, [...person, '--address', 'a'.repeat(201)]],
    ['a long company', () => undefined, [...person, '--company', 'a'.repeat(101)]],
  ])('of %s ends as the real one then does, and writes nothing', async (_, prepare, args = person) => {
    await prepare();
    const before = await tableState(api);
    const dry = await firstAdmin(...args, '--dry-run');
    expect(await tableState(api)).toEqual(before);
    const real = await firstAdmin(...args);
    expect({ code: dry.code, errors: dry.errors }).toEqual({ code: real.code, errors: real.errors });
    expect(dry.out.includes('Would create')).toBe(real.code === 0);
    for (const secret of [process.env.BOOTSTRAP_SECRET, 'Mira', 'mira@portal'])
      expect(JSON.stringify(dry)).not.toContain(secret);
  });
});

test.each([
  ['no phone', person.slice(0, 4), '--phone is missing'],
  ['a wrong phone', [...person.slice(0, 5), '12'], 'a valid number with its country code'],
  ['an unknown option', [...person, '--force'], "Unknown option '--force'"],
])('refuses %s before anything is sent', async (_, args, problem) => {
  const { code, errors } = await firstAdmin(...args);
  expect(code).toBe(2);
  expect(errors).toContain(problem);
  expect(await masters()).toEqual([]);
});

test('a wrong secret creates no admin', async () => {
  aws.secrets[arn] = 'another secret';
  expect(await firstAdmin(...person)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('the secret is wrong'),
  });
  expect(await masters()).toEqual([]);
});

test('reports an unknown stage and the options that name one', async () => {
  const unknown = await runTask(['first-admin', '--stage', 'none', '--region', 'eu-west-1', ...person]);
  expect(unknown).toMatchObject({ code: 2, errors: expect.stringContaining('LanguageJobPortal-none') });
  expect(unknown.errors).toContain('eu-west-1');
  expect((await runTask(['first-admin'])).errors).toContain('--stage');
});
