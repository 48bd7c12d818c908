import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { closeBootstrap } from '#functions/entities/account/master-store.ts';
import { seedPlans } from '#functions/entities/plan/seed-plans.ts';
import { addToStatistics } from '#functions/entities/statistics/statistics-store.ts';
import { fileClient } from '#functions/services/files/file-client.ts';
import { writeSnapshot } from '#functions/services/search/embedded/write-snapshot.ts';
import { searchKinds } from '#functions/services/search/search-kinds.ts';
import { securityHeaders } from '#infra/constructs/security-headers.ts';
import { exampleLegal } from '#infra/legal/example-legal.ts';
import { legalFiles, legalFrame } from '#infra/legal/legal-files.ts';
import { certificateFinding } from '#infra/operator/doctor/protection-checks.ts';
import { digestOf } from '#infra/settings/settings-digest.ts';
import { stageSettings } from '#infra/settings/stage-settings.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { tableProtection } from '#test/support/aws/dynamodb.ts';
import { QueueStandIn } from '#test/support/aws/sqs.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { urlOf } from '#test/support/ports.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';

const rates = vi.hoisted(() => ({ date: '' }));
vi.mock('#shared/domain/reference-rates.ts', async (original) => {
  const { referenceRates } = await original<typeof import('#shared/domain/reference-rates.ts')>();
  rates.date = referenceRates.date;
  return { referenceRates: Object.defineProperty({ ...referenceRates }, 'date', { get: () => rates.date }) };
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const api = await testApi();
const aws = awsStandIn();
const table = { isProtected: true, restoreDays: 35 };
aws.services.push(tableProtection(table));
const topic = 'arn:aws:sns:us-east-1:000000000000:alarms';
const tomorrow = 'arn:aws:sns:us-east-1:000000000000:tomorrow';
const release = 'c4fbf8947d09';
const edgeHeaders: Record<string, string> = {
  ...securityHeaders({ fileOrigins: [], transportSecurity: 'host' }),
  'x-release': release,
};
/** The operator of `addDeployedStage`. */
const operator = { ...exampleLegal, name: 'Jobs Without Borders Limited' };
/** The legal pages of the stage, and `security.txt`, by their file. */
let legal: Map<string, string>;
const pathOf = (url: string) => (url.includes('.') ? url : `${url}.html`);

const deployedLegal = (now: string) => {
  const siteFolder = mkdtempSync(join(tmpdir(), 'portal-doctor-'));
  writeFileSync(join(siteFolder, legalFrame), '<html lang="%LANG%"><title>%TITLE%</title>%CONTENT%');
  const stageFacts = {
    region: 'us-east-1',
    logRetention: 14,
    restoreDays: 7,
    takesCards: true,
    takesUpi: true,
    rooms: 'relayed' as const,
  };
  const files = legalFiles({
    siteFolder,
    legal: operator,
    stage: stageFacts,
    siteUrl: 'https://portal.example',
    now: epochMs(Date.parse(now)),
  });
  rmSync(siteFolder, { recursive: true });
  return new Map(files);
};

/** The edge's response. */
let edge: { status: number; health: number; headers: Record<string, string>; release?: string };
let site: Server;
let siteUrl: string;
let healthy: TableState;

beforeAll(async () => {
  site = createServer((request, response) => {
    const file = legal.get(pathOf(request.url ?? ''));
    const isHealth = request.url === '/api/health';
    const status = isHealth ? edge.health : file ? 200 : edge.status;
    response.writeHead(status, edge.headers).end(isHealth ? JSON.stringify({ release: edge.release }) : file);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = urlOf(site);
  await seedPlans(epochMs(Date.now()));
  await transact({ bootstrap: closeBootstrap(1) });
  for (const kind of searchKinds) await writeSnapshot(kind, epochMs(Date.now()));
  healthy = await tableState(api);
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
beforeEach(async () => {
  // What protects a table is no part of the local engine.
  process.env.AWS_ENDPOINT_URL_DYNAMODB = aws.url;
  Object.assign(table, { isProtected: true, restoreDays: 35 });
  rates.date = daysAgo(90);
  edge = { status: 200, health: 200, headers: edgeHeaders, release };
  legal = deployedLegal(daysAgo(0));
  addDeployedStage(aws, { SiteUrl: siteUrl });
  aws.queues['dead-letters'] = new QueueStandIn();
  Object.assign(aws.mail, { identities: { 'portal.example': true }, production: true, sending: true });
  for (const each of [topic, tomorrow]) aws.topics[each] = [{ endpoint: 'ops@portal.example', arn: `${each}:1` }];
  aws.functions.Payments = { environment: { ...keys(), SELLER: sold } };
  aws.functions.Stream = { environment: { SELLER: sold } };
  await restoreTable(api, healthy);
});

const keys = (changed: Record<string, string> = {}) => ({
  RAZORPAY_KEY_ID: process.env.RAZORPAY_KEY_ID ?? '',
  RAZORPAY_KEY_SECRET: process.env.RAZORPAY_KEY_SECRET ?? '',
  RAZORPAY_WEBHOOK_SECRET: process.env.RAZORPAY_WEBHOOK_SECRET ?? '',
  ...changed,
});
/** The seller of the stage. */
const seller = { name: 'Jobs Without Borders Limited', address: '1 Example Street', gstin: '29AAGCB7383J1Z4' };
const sold = JSON.stringify(seller);
/** Deploys another seller, or none, in each function that names it. */
const sells = (charging: string | undefined, issuing = charging) => {
  aws.functions.Payments = { environment: { ...keys(), ...(charging && { SELLER: charging }) } };
  aws.functions.Stream = { environment: issuing ? { SELLER: issuing } : {} };
};
const doctor = (...args: string[]) => runTask(['doctor', ...stage, ...args]);
const asProd = () => {
  // As before a stage had its API in a stack of its own.
  aws.stacks['LanguageJobPortal-prod'] = { ...aws.stacks['LanguageJobPortal-test'], PaymentsFunctionName: 'Payments' };
  return runTask(['doctor', '--stage', 'prod', '--region', 'us-east-1']);
};

test('finds no problem in a complete stage', async () => {
  const { code, out } = await doctor();
  expect(out).not.toMatch(/WARN|FAIL/);
  expect(out.match(/^OK/gm)).toHaveLength(21);
  expect(code).toBe(0);
});

describe('each check', () => {
  const cases: [string, () => unknown, RegExp, number?][] = [
    [
      'a site that answers with an error',
      () => {
        edge.status = 503;
      },
      /FAIL +site: .* answers with 503/,
    ],
    [
      'functions of another version',
      () => {
        edge.release = '000000000000';
      },
      /FAIL +version: the stack names c4fbf8947d09, the edge c4fbf8947d09, the functions 000000000000/,
    ],
    [
      'an edge without a version',
      () => {
        const { 'x-release': _, ...rest } = edgeHeaders;
        edge.headers = rest;
      },
      /FAIL +version: the stack names c4fbf8947d09, the edge none/,
    ],
    [
      'a version that no commit has',
      () => {
        const changed = `${release}-changed`;
        addDeployedStage(aws, { SiteUrl: siteUrl, Release: changed });
        edge = { ...edge, headers: { ...edgeHeaders, 'x-release': changed }, release: changed };
      },
      /WARN +version: c4fbf8947d09-changed: no commit has what is deployed/,
      0,
    ],
    [
      'a missing security header',
      () => {
        const { 'strict-transport-security': _, ...rest } = edgeHeaders;
        edge.headers = rest;
      },
      /FAIL +site: .*without strict-transport-security/,
    ],
    [
      'an API that does not answer',
      () => {
        edge.health = 503;
      },
      /FAIL +API: .*503/,
    ],
    [
      'a table that cannot be restored',
      () => {
        table.restoreDays = 0;
      },
      /FAIL +backup: the table cannot be restored/,
    ],
    [
      'settings that differ from the file',
      () =>
        addDeployedStage(aws, { SiteUrl: siteUrl, Settings: digestOf(stageSettings.parse({ region: 'eu-west-1' })) }),
      /WARN +settings: not deployed as stages\/test\.json says: region/,
      0,
    ],
    [
      'a legal page without an answer',
      () => {
        legal.delete('/ja/terms.html');
      },
      /FAIL +legal pages: not as deployed: \/ja\/terms\b/,
    ],
    [
      'a legal page whose placeholder was not filled',
      () => {
        legal.set('/fr/refunds.html', `${legal.get('/fr/refunds.html')} {email}`);
      },
      /FAIL +legal pages: not as deployed: \/fr\/refunds\b/,
    ],
    [
      'a legal page in another language',
      () => {
        legal.set('/de/privacy.html', legal.get('/en/privacy.html') ?? '');
      },
      /FAIL +legal pages: not as deployed: \/de\/privacy\b/,
    ],
    [
      'an imprint that names another operator',
      () => {
        const html = legal.get('/hi/imprint.html') ?? '';
        legal.set('/hi/imprint.html', html.replaceAll(operator.name, 'Jobs Limited'));
      },
      /FAIL +legal pages: not as deployed: \/hi\/imprint\b/,
    ],
    [
      'a file for reports of weaknesses that ends soon',
      () => {
        legal.set('/.well-known/security.txt', deployedLegal(daysAgo(290)).get('/.well-known/security.txt') ?? '');
      },
      /WARN +security\.txt: it is valid for \d+ days/,
      0,
    ],
    [
      'no file for reports of weaknesses',
      () => {
        legal.delete('/.well-known/security.txt');
      },
      /FAIL +security\.txt: there is none/,
    ],
    [
      'an identity that is not verified',
      () => {
        aws.mail.identities['portal.example'] = false;
      },
      /FAIL +mail sender: .*not verified.*DKIM/,
    ],
    [
      'a missing identity',
      () => {
        aws.mail.identities = {};
      },
      /FAIL +mail sender: not possible \(NotFoundException\)/,
    ],
    [
      'the SES sandbox',
      () => {
        aws.mail.production = false;
      },
      /WARN +mail account: .*sandbox/,
      0,
    ],
    [
      'paused sending',
      () => {
        aws.mail.sending = false;
      },
      /FAIL +mail account: .*paused/,
    ],
    [
      'a subscription that is not confirmed',
      () => {
        aws.topics[topic] = [{ endpoint: 'ops@portal.example', arn: 'PendingConfirmation' }];
      },
      /WARN +alarms: no subscription is confirmed/,
      0,
    ],
    [
      'an alarm topic without subscription',
      () => {
        aws.topics[topic] = [];
      },
      /WARN +alarms: the alarm topic has no subscription/,
      0,
    ],
    [
      'alarms of tomorrow without subscription',
      () => {
        aws.topics[tomorrow] = [];
      },
      /WARN +alarms of tomorrow: the alarm topic has no subscription/,
      0,
    ],
    [
      'card payments that are not set up',
      () => {
        aws.functions.Payments = { environment: { SELLER: sold } };
      },
      /WARN +card payments: not set up/,
      0,
    ],
    [
      'a malformed key',
      () => {
        aws.functions.Payments = { environment: keys({ SELLER: sold, RAZORPAY_KEY_ID: 'key_1' }) };
      },
      /FAIL +card payments: the key id/,
    ],
    [
      'a missing webhook secret',
      () => {
        aws.functions.Payments = { environment: keys({ SELLER: sold, RAZORPAY_WEBHOOK_SECRET: '' }) };
      },
      /FAIL +card payments: .*webhook secret is empty/,
    ],
    [
      'keys that Razorpay refuses',
      () => {
        aws.functions.Payments = { environment: keys({ SELLER: sold, RAZORPAY_KEY_SECRET: 'wrong' }) };
      },
      /FAIL +card payments: Razorpay refuses/,
    ],
    ['a missing seller', () => sells(undefined), /WARN +seller: .*without an address\. Set seller/, 0],
    ['a malformed seller', () => sells('Seller'), /FAIL +seller: no name/],
    ['a seller without address', () => sells(JSON.stringify({ ...seller, address: ' ' })), /FAIL +seller: no name/],
    [
      'a seller of whom it is not known whether there is a GSTIN',
      () => sells(JSON.stringify({ ...seller, gstin: undefined })),
      /FAIL +seller: .*no word about a GSTIN/,
    ],
    ['a seller on invoices who is not the one of the prices', () => sells(sold, '{}'), /FAIL +seller: .*different/],
    [
      'reference rates older than a year',
      () => {
        rates.date = daysAgo(367);
      },
      /WARN +reference rates: of .* older than a year.*"Reference rates"/,
      0,
    ],
    ['dead letters', () => aws.queues['dead-letters']?.send('{}'), /FAIL +dead letters: 1 messages.*redrive/],
    ['a portal without plans', () => restoreTable(api, without('plan')), /FAIL +plans: there is no plan.*plans/],
    [
      'a portal without master admin',
      () => restoreTable(api, without('master_admin')),
      /FAIL +master admin: there is none.*first-admin/,
    ],
  ];

  test.each(cases)('notices %s', async (_, spoil, line, expected = 1) => {
    await spoil();
    const { code, out } = await doctor();
    expect(out).toMatch(line);
    expect(out.match(/^(WARN|FAIL)/gm)).toHaveLength(1);
    expect(code).toBe(expected);
  });

  test('notices a site that does not answer', async () => {
    addDeployedStage(aws, { SiteUrl: 'http://127.0.0.1:1' });
    const { out } = await doctor();
    expect(out).toMatch(/FAIL +site: .*does not answer/);
    expect(out).toMatch(/FAIL +API: the health call is not answered/);
    expect(out).toMatch(/FAIL +legal pages: none is as deployed/);
    expect(out).toContain('5 of 21 checks failed.');
  });

  test('notices a missing search index', async () => {
    const { s3, client, Bucket } = await fileClient();
    const Key = `search/${tableName()}/jobs-v${searchKinds[0]?.version}.sqlite.zst`;
    await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
    const { code, out } = await doctor();
    expect(out).toMatch(/FAIL +search index: none for jobs\. Run the task index/);
    expect(code).toBe(1);
    expect((await runTask(['index', ...stage])).code).toBe(0);
    expect((await doctor()).out).toMatch(/OK +search index/);
  });

  test('notices more jobs than the embedded search engine supports for long', async () => {
    await transact({ more: addToStatistics({ totalJobs: 170_000 }) });
    expect((await doctor()).out).toMatch(/WARN +search index: 170000 jobs of at most 200000 .*another search engine/);
    await transact({ fewer: addToStatistics({ totalJobs: -170_000 }) });
    expect((await doctor()).out).toMatch(/OK +search index/);
  });

  test('notices that no snapshot was written for more than a day', async () => {
    const later = epochMs(Date.now() + 26 * 60 * 60 * 1000);
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect((await doctor()).out).toMatch(/WARN +search index: .*26 hours ago/);
  });
});

test('says whether invoices are tax invoices or plain ones', async () => {
  expect((await doctor()).out).toContain('OK    seller: tax invoices of Jobs Without Borders Limited, 29AAGCB7383J1Z4');
  sells(JSON.stringify({ ...seller, gstin: null }));
  expect((await doctor()).out).toContain(
    'OK    seller: plain invoices of Jobs Without Borders Limited, who has no GSTIN',
  );
});

test('reports as a failure in production what is a warning in other stages', async () => {
  aws.mail.production = false;
  aws.topics[topic] = [];
  sells(undefined);
  const { code, out } = await asProd();
  expect(out).toMatch(/FAIL +mail account/);
  expect(out).toMatch(/FAIL +alarms/);
  expect(out).toMatch(/FAIL +seller/);
  expect(out).toMatch(/WARN +card payments: .*test mode/);
  expect(code).toBe(1);
});

describe('a stage that retains its data', () => {
  test.each([
    [
      'the table',
      () => Object.assign(table, { isProtected: false }),
      /FAIL +protection: one command deletes the table\./,
    ],
    [
      'the stack',
      () => addDeployedStage(aws, { SiteUrl: siteUrl, IsUnprotected: 'true' }),
      /FAIL +protection: one command deletes the stack\./,
    ],
    [
      'the backups of some days',
      () => Object.assign(table, { restoreDays: 7 }),
      /WARN +backup: the table can be restored to the last 7 days, not 35/,
    ],
  ])('fails without the protection of %s', async (_, spoil, line) => {
    spoil();
    expect((await asProd()).out).toMatch(line);
  });
});

test.each([
  ['2027-03-01', 'OK'],
  ['2027-01-05', 'WARN'],
  ['2026-12-05', 'FAIL'],
  ['2026-11-01', 'FAIL'],
])('a certificate until %s is %s', (end, state) => {
  const finding = certificateFinding(`${end}T00:00:00Z`, Date.parse('2026-11-26T00:00:00Z'));
  expect(finding.state.toUpperCase()).toBe(state);
});

test('prints no secret and no personal address', async () => {
  const { out } = await doctor();
  expect(out).not.toContain('ops@');
  for (const secret of Object.values(keys())) expect(out).not.toContain(secret);
});

test('a dry run reads only the outputs', async () => {
  aws.requested.length = 0;
  expect((await doctor('--dry-run')).out).toMatch(/^Would check: site, API, /);
  expect(new Set(aws.requested)).toEqual(new Set(['DescribeStacks']));
});

const without = (entity: string): TableState => new Map([...healthy].filter(([, item]) => item.entity !== entity));
