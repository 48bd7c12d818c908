import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parts } from '#infra/release/loss-parts.ts';
import { lossesBetween, lossNames, type StackTemplate } from '#infra/release/losses.ts';
import { confirmedIn, refuseLosses } from '#infra/release/refuse-losses.ts';
import { placeholderSender, type StackConfig } from '#infra/settings/config.ts';
import { digestOf } from '#infra/settings/settings-digest.ts';
import { stageSettings } from '#infra/settings/stage-settings.ts';
import { ownDomain, plainSeller, synthesize } from './synthesize.ts';

type Resources = NonNullable<StackTemplate['Resources']>;

const site = (Aliases?: string[], AcmCertificateArn?: unknown): Resources[string] => ({
  Type: 'AWS::CloudFront::Distribution',
  Properties: {
    DistributionConfig: { Aliases, ...(AcmCertificateArn ? { ViewerCertificate: { AcmCertificateArn } } : {}) },
  },
});
const withVariables = (Variables?: Record<string, unknown>): Resources[string] => ({
  Type: 'AWS::Lambda::Function',
  ...(Variables && { Properties: { Environment: { Variables } } }),
});
const table = (DeletionProtectionEnabled?: boolean): Resources[string] => ({
  Type: 'AWS::DynamoDB::GlobalTable',
  Properties: { Replicas: [{ Region: 'us-east-1', DeletionProtectionEnabled }] },
});
const subscription = (Protocol: string, Endpoint: unknown): Resources[string] => ({
  Type: 'AWS::SNS::Subscription',
  Properties: { Protocol, Endpoint },
});

const seller = (name: string, gstin: string | null = '29AAGCB7383J1Z4') => JSON.stringify({ name, gstin });
const headers = (StrictTransportSecurity?: { IncludeSubdomains?: boolean; Preload?: boolean }): Resources[string] => ({
  Type: 'AWS::CloudFront::ResponseHeadersPolicy',
  Properties: { ResponseHeadersPolicyConfig: { SecurityHeadersConfig: { StrictTransportSecurity } } },
});

/** A stage with all that can be lost: the shapes are those of the synthesized templates, as a test below shows. */
const whole: Resources = {
  Site: site(['jobs.example'], 'arn:first'),
  Payments: withVariables({ RAZORPAY_KEY_ID: '{{resolve:first}}', UPI_ID: 'portal@bank', SELLER: seller('First') }),
  Stream: withVariables({ SELLER: seller('First') }),
  Headers: headers({ IncludeSubdomains: true, Preload: true }),
  Jobs: withVariables(),
  Table: table(true),
  Firewall: { Type: 'AWS::WAFv2::WebACL' },
  Budget: { Type: 'AWS::Budgets::Budget', Properties: { Budget: { BudgetLimit: { Amount: 250 } } } },
  Alarms: subscription('email', 'operations@jobs.example'),
};

/** A stage with other resources; undefined ones are missing. */
const stageWith = (changes: Record<string, Resources[string] | undefined>): StackTemplate => ({
  Resources: Object.fromEntries(
    Object.entries({ ...whole, ...changes }).flatMap(([id, resource]) => (resource ? [[id, resource]] : [])),
  ),
});
const payments = (variables: Record<string, unknown>) => ({
  Payments: withVariables({ RAZORPAY_KEY_ID: '{{resolve:first}}', UPI_ID: 'portal@bank', ...variables }),
});

const partNames = Object.keys(parts);

type Row = [what: string, changes: Record<string, Resources[string] | undefined>, lost: string[]];
const rows: Row[] = [
  ['nothing', {}, []],
  ['host name and certificate', { Site: site() }, ['alias', 'certificate']],
  ['the host name', { Site: site(undefined, 'arn:first') }, ['alias']],
  ['the last host name of a list', { Site: site([], 'arn:first') }, ['alias']],
  ['the certificate', { Site: site(['jobs.example']) }, ['certificate']],
  ['the host name for another', { Site: site(['www.jobs.example'], 'arn:first') }, ['alias']],
  ['nothing, with one more host name', { Site: site(['jobs.example', 'www.jobs.example'], 'arn:first') }, []],
  ['the certificate for another', { Site: site(['jobs.example'], 'arn:renewed') }, []],
  ['the certificate for that of a resource', { Site: site(['jobs.example'], { Ref: 'Certificate' }) }, []],
  ['the distribution', { Site: undefined }, ['alias', 'certificate']],
  ['the distribution for one with another id', { Site: undefined, Edge: whole.Site }, []],
  ['the Razorpay keys', payments({ RAZORPAY_KEY_ID: undefined }), ['payments']],
  ['the Razorpay keys for empty ones', payments({ RAZORPAY_KEY_ID: '' }), ['payments']],
  ['the Razorpay keys for others', payments({ RAZORPAY_KEY_ID: '{{resolve:second}}' }), []],
  ['the UPI id', payments({ UPI_ID: undefined }), ['upi']],
  ['the UPI id for another', payments({ UPI_ID: 'other@bank' }), []],
  ['all payments', payments({ RAZORPAY_KEY_ID: undefined, UPI_ID: undefined }), ['payments', 'upi']],
  ['the function of payments', { Payments: undefined }, ['payments', 'upi']],
  ['the function of payments for another', { Payments: undefined, Money: whole.Payments }, []],
  ['the seller in one of two functions', payments({}), []],
  ['the seller', { ...payments({}), Stream: withVariables({}) }, ['seller', 'gst']],
  ['the seller for another', { ...payments({}), Stream: withVariables({ SELLER: seller('Second') }) }, []],
  [
    'the GSTIN for another',
    { ...payments({}), Stream: withVariables({ SELLER: seller('First', '27AAGCB7383J1Z8') }) },
    [],
  ],
  ['the GSTIN', { ...payments({}), Stream: withVariables({ SELLER: seller('First', null) }) }, ['gst']],
  [
    'the GSTIN with the seller for another',
    { ...payments({}), Stream: withVariables({ SELLER: seller('B', null) }) },
    ['gst'],
  ],
  ['the preload list', { Headers: headers({ IncludeSubdomains: true, Preload: false }) }, ['transport']],
  ['HTTPS of the subdomains', { Headers: headers({ IncludeSubdomains: false }) }, ['transport']],
  ['HSTS', { Headers: headers() }, ['transport']],
  ['the policy of headers for another', { Headers: undefined, Others: whole.Headers }, []],
  ['the functions', { Payments: undefined, Stream: undefined, Jobs: undefined }, ['payments', 'upi', 'seller', 'gst']],
  ['the protection', { Table: table(false) }, ['protection']],
  ['the protection, unsaid', { Table: table() }, ['protection']],
  ['the table', { Table: undefined }, ['protection']],
  [
    'the kind of the table',
    { Table: { Type: 'AWS::DynamoDB::Table', Properties: { DeletionProtectionEnabled: true } } },
    [],
  ],
  ['the firewall', { Firewall: undefined }, ['firewall']],
  ['the firewall for its rules elsewhere', { Firewall: { Type: 'AWS::WAFv2::RuleGroup' } }, ['firewall']],
  [
    'the firewall for another',
    { Firewall: undefined, Acl: { Type: 'AWS::WAFv2::WebACL', Properties: { Name: 'b' } } },
    [],
  ],
  ['the budget', { Budget: undefined }, ['budget']],
  ['the budget for a larger one', { Budget: { Type: 'AWS::Budgets::Budget', Properties: { Budget: {} } } }, []],
  ['the alarm address', { Alarms: undefined }, ['alarms']],
  ['the alarm address for a queue', { Alarms: subscription('sqs', 'arn:queue') }, ['alarms']],
  ['the alarm address for another', { Alarms: subscription('email', 'others@jobs.example') }, []],
  ['nothing, with one more alarm address', { More: subscription('email', 'others@jobs.example') }, []],
  ['budget and alarms', { Budget: undefined, Alarms: undefined }, ['budget', 'alarms']],
  ['a resource of another kind', { Jobs: undefined, Queue: { Type: 'AWS::SQS::Queue' } }, []],
  [
    'all but data and site',
    { ...payments({ UPI_ID: '' }), Firewall: undefined, Budget: undefined },
    ['upi', 'firewall', 'budget'],
  ],
  ['everything', Object.fromEntries(Object.keys(whole).map((id) => [id, undefined])), partNames],
];

const lostBetween = (deployed: readonly StackTemplate[], next: readonly StackTemplate[]) =>
  lossesBetween(deployed, next).map(({ name }) => name);

describe('what a deployment would take away', () => {
  test.each(rows)('%s', (_, changes, lost) => {
    expect(lostBetween([stageWith({})], [stageWith(changes)])).toEqual(lost);
  });

  test('is nothing for what a stage never had, nor what it gains', () => {
    const bare = stageWith({ ...payments({ RAZORPAY_KEY_ID: undefined }), Site: site(), Table: table(false) });
    expect(lostBetween([bare], [bare])).toEqual([]);
    expect(lostBetween([bare], [stageWith({})])).toEqual([]);
    expect(lostBetween([{}], [stageWith({})])).toEqual([]);
  });

  test('is nothing when a part moves to another stack of the stage', () => {
    const isWatch = (type: string) => /Budgets|SNS|WAF/.test(type);
    const split = [true, false].map((wanted) => ({
      Resources: Object.fromEntries(Object.entries(whole).filter(([, { Type }]) => isWatch(Type) === wanted)),
    }));
    expect(lostBetween([stageWith({})], split)).toEqual([]);
    expect(lostBetween(split, [stageWith({})])).toEqual([]);
    expect(lostBetween(split, split.slice(1))).toEqual(['firewall', 'budget', 'alarms']);
  });

  test.each([
    ['1', '2', ['origin']],
    ['1', '2 1', ['origin']],
    ['1', '1 2', []],
    ['1 2', '2 1', []],
    ['2 1', '2', []],
    ['2 1', '1', ['origin']],
    [undefined, '2', []],
  ])('is some calls with the origin secret %s before and %s after: %j', (before, after, lost) => {
    const stageOf = (Value: string | undefined) => ({
      ...stageWith({}),
      ...(Value && { Outputs: { OriginSecret: { Value } } }),
    });
    expect(lostBetween([stageOf(before)], [stageOf(after)])).toEqual(lost);
  });

  test.each([
    ['1 2', '1', '1 2', []],
    ['1 2', '1', '1', []],
    ['1 2', '1', '2 1', ['origin']],
    ['2 1', '1 2', '2 1', []],
    ['2 1', '1 2', '2', []],
    ['2', '2 1', '2', []],
    ['1 2', '1 2', '2 1', []],
  ])(
    'is some calls when the edge has %s, the functions %s and both will have %s: %j',
    (edge, functions, after, lost) => {
      const outputs = (...[OriginSecret, AcceptedOrigin]: [string, string]) => [
        { ...stageWith({}), Outputs: { OriginSecret: { Value: OriginSecret } } },
        { Outputs: { AcceptedOrigin: { Value: AcceptedOrigin } } },
      ];
      expect(lostBetween(outputs(edge, functions), outputs(after, after))).toEqual(lost);
    },
  );

  const identity = { Type: 'AWS::SES::EmailIdentity' };
  test.each<[from: string | undefined, to: string, made: boolean, lost: string[]]>([
    ['jobs.example', 'jobs.example', true, []],
    ['jobs.example', 'jobs.example', false, []],
    ['jobs.example', 'example.com', true, ['sender']],
    ['jobs.example', 'example.com', false, ['sender']],
    ['jobs.example', 'other.example', true, ['sender']],
    ['jobs.example', 'other.example', false, []],
    ['jobs.example', 'no-reply@jobs.example', true, ['sender']],
    ['no-reply@jobs.example', 'office@jobs.example', true, ['sender']],
    ['example.com', 'jobs.example', true, []],
    [undefined, 'jobs.example', true, []],
  ])('is the sender %s for %s, made by the deployment: %j', (from, to, isMade, lost) => {
    const stageOf = (Value: string | undefined, made: boolean): StackTemplate => ({
      ...stageWith({ Sender: made ? identity : undefined }),
      ...(Value && { Outputs: { MailIdentity: { Value } } }),
    });
    expect(lostBetween([stageOf(from, true)], [stageOf(to, isMade)])).toEqual(lost);
  });

  test.each<[before: string, after: string, lost: string[]]>([
    ['site:1a2b3c supportEmail:4d5e6f', 'site:1a2b3c supportEmail:4d5e6f', []],
    ['site:1a2b3c supportEmail:4d5e6f', 'site:999999 supportEmail:888888', []],
    ['site:1a2b3c supportEmail:4d5e6f', 'supportEmail:4d5e6f', ['site']],
    ['supportEmail:4d5e6f supportPhone:1a2b3c', '', ['supportEmail', 'supportPhone']],
    ['landingFigures:1a2b3c legal:4d5e6f', 'layout:c9964c', ['landingFigures', 'legal']],
    ['razorpaySecretVersion:1a2b3c', '', []],
    ['', 'site:1a2b3c', []],
  ])('is settings by their names before (%s) and after (%s): %j', (before, after, lost) => {
    const stageOf = (Value: string): StackTemplate => ({ ...stageWith({}), Outputs: { Settings: { Value } } });
    expect(lostBetween([stageOf(before)], [stageOf(after)])).toEqual(lost);
  });

  test('is said in words, with the values', () => {
    const [alias] = lossesBetween([stageWith({})], [stageWith({ Site: site(['www.jobs.example'], 'arn:first') })]);
    expect(alias?.words).toBe('the site no longer answers as jobs.example: links, mails and installed apps lead there');
  });
});

describe('the templates of this version', () => {
  // Stages without payments, sender or protection print a warning.
  beforeEach(() => {
    for (const method of ['error', 'warn', 'info', 'log'] as const) vi.spyOn(console, method).mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const full = {
    ...ownDomain,
    budgetUsd: '250',
    deletionProtection: 'true',
    transportSecurity: 'preload',
    seller: JSON.stringify({ ...plainSeller, gstin: '29AAGCB7383J1Z4' }),
  };
  /** As of a file with the settings that leave no other trace. */
  const settingsDigest = digestOf({ site: {}, supportEmail: '', supportPhone: '', landingFigures: {}, legal: {} });
  const templateOf = (changed: Partial<StackConfig> = {}) =>
    synthesize('prod', full, { settingsDigest, ...changed }).template.toJSON() as StackTemplate;
  const nothing = { domainName: undefined, certificateArn: undefined, razorpaySecret: undefined, upiId: undefined };

  test('have each part, and lose each without its setting', () => {
    const bare = templateOf({
      ...nothing,
      ...{ seller: undefined, budgetUsd: undefined, alarmMail: undefined },
      ...{ deletionProtection: false, firewall: false, transportSecurity: 'host' },
      ...{ mailFrom: placeholderSender, settingsDigest: '' },
    });
    expect(lostBetween([templateOf()], [bare])).toEqual(lossNames.slice(lossNames.indexOf('sender')));
    expect(lostBetween([bare], [templateOf()])).toEqual([]);
  });

  test('lose nothing by other values', () => {
    const certificateArn = `${ownDomain.certificateArn}-renewed`;
    const others = { certificateArn, razorpaySecret: 'portal/other', upiId: 'other@bank', budgetUsd: 900 };
    expect(lostBetween([templateOf()], [templateOf({ ...others, alarmMail: 'others@jobs.example' })])).toEqual([]);
  });
});

describe('a deployment', () => {
  const prod = { stage: 'prod', region: 'us-east-1', confirmed: [] };
  const next = [stageWith({ Site: site() })];
  const previous = { region: 'us-east-1', templates: [stageWith({})] };

  test('that would take something away stops, and names the remedy', () => {
    const stopped = () => refuseLosses({ ...prod, deployed: previous, next });
    expect(stopped).toThrow('Compared with what is deployed, prod would lose:\n  alias: the site no longer answers as');
    expect(stopped).toThrow('npx cdk deploy --all -c confirm=alias,certificate');
  });

  test('goes on when everything is confirmed, and only then', () => {
    const given = (confirm: string) => () =>
      refuseLosses({ ...prod, deployed: previous, next, confirmed: confirmedIn(confirm) });
    expect(given('alias, certificate')).not.toThrow();
    expect(given('alias')).toThrow('prod would lose:\n  certificate:');
    expect(given('budget')).toThrow('prod would lose:\n  alias:');
  });

  test('that takes nothing away goes on, and so does a first one', () => {
    expect(() => refuseLosses({ ...prod, deployed: previous, next: [stageWith({})] })).not.toThrow();
    expect(() => refuseLosses({ ...prod, deployed: undefined, next })).not.toThrow();
  });

  test.each([
    ['ap-south-1', 'the stage is in ap-south-1'],
    [undefined, 'the stage is in another region'],
  ])('to another region than %s stops', (region, words) => {
    const elsewhere = { ...prod, deployed: { region, templates: [] }, next };
    expect(() => refuseLosses(elsewhere)).toThrow(words);
    expect(() => refuseLosses({ ...elsewhere, confirmed: ['region'] })).not.toThrow();
  });
});

test('a confirmation names losses, and no other words', () => {
  expect(confirmedIn(undefined)).toEqual([]);
  expect(confirmedIn('alias,region')).toEqual(['alias', 'region']);
  for (const name of lossNames) expect(confirmedIn(name)).toEqual([name]);
  for (const wrong of ['all', 'alias;certificate', 'Alias', '']) {
    expect(() => confirmedIn(wrong), wrong).toThrow(
      'What can be confirmed: account, region, origin, secrets, sender, alias, certificate, payments',
    );
  }
});

test('each setting of a stage that may be left out is compared', () => {
  /** By which part or comparison, for those that are not compared by their own name. */
  const comparedAs: Record<string, string> = {
    domainName: 'alias',
    certificateArn: 'certificate',
    razorpaySecret: 'payments',
    upiId: 'upi',
    mailFrom: 'sender',
    alarmMail: 'alarms',
    budgetUsd: 'budget',
    deletionProtection: 'protection',
  };
  // Without them nothing is lost: an editor's help, a check of the credentials, and the version of a secret that is read.
  const harmless = ['$schema', 'account', 'razorpaySecretVersion'];
  const optional = Object.entries(stageSettings.shape).flatMap(([name, schema]) =>
    schema.safeParse(undefined).data === undefined && !harmless.includes(name) ? [name] : [],
  );
  expect(optional.length).toBeGreaterThan(10);
  expect(optional.filter((name) => !lossNames.includes(comparedAs[name] ?? name))).toEqual([]);
});

test('each loss is documented', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations/settings.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(lossNames.filter((name) => !rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``)))).toEqual([]);
});
