import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileMs } from '#functions/services/files/file-client.ts';
import { maxDocuments } from '#functions/services/search/embedded/supported-size.ts';
import { documentBytes } from '#infra/constructs/index-needs.ts';
import { contracts, type Domain } from '#shared/contracts/index.ts';
import { allowedTo, ourFunctions, type Resource, resourcesOf, type Statement, synthesize } from './synthesize.ts';

type Stack = ReturnType<typeof synthesize>;
let prod: Stack;
beforeAll(() => {
  prod = synthesize('prod');
});

const domainOf = ([, { Properties }]: [string, Resource]): string =>
  (Properties.Description as string).split(': ')[1] as string;
const roleOf = ([, { Properties }]: [string, Resource]): string =>
  (Properties.Role as { 'Fn::GetAtt': string[] })['Fn::GetAtt'][0] as string;
const variablesOf = ([, { Properties }]: [string, Resource]): Record<string, unknown> =>
  (Properties.Environment as { Variables: Record<string, unknown> }).Variables;
const actionsOf = (statements: Statement[]): string[] => statements.flatMap(({ Action }) => Action).sort();

const rightsOf = (domain: string): Statement[] => {
  const found = ourFunctions(prod.template).find((entry) => domainOf(entry) === domain);
  if (!found) throw new Error(`No function ${domain}`);
  return allowedTo(prod.template, roleOf(found));
};

/** Short names for the resources of a right. */
function subject(resource: unknown): string {
  const text = JSON.stringify(resource);
  const known = [
    'files/candidates/*/transcript/*',
    'files/threads/*',
    'files/*',
    'incoming/*',
    'erasures/*',
    'search/*',
    'index/GSI1',
    'index/GSI2',
    'index/GSI3',
    'identity/',
    'configuration-set/',
    'transcription-job/language-job-portal-prod-*',
    'channel/language-job-portal-prod-*',
  ];
  const below = known.find((name) => text.includes(`/${name}`) || text.includes(`:${name}`));
  if (below) return below;
  return text === '"*"'
    ? '*'
    : (/"(Table|FilesBucket|\w+Log|EventsDeadLetters|WebsitesVisit)\w*","(Arn|StreamArn)"/.exec(text)?.[1] ?? text);
}

/** Rights as `action subject`, each once. */
const flatten = (statements: Statement[]): string[] => [
  ...new Set(
    statements.flatMap(({ Action, Resource }) =>
      [Action].flat().flatMap((action) => [Resource].flat().map((resource) => `${action} ${subject(resource)}`)),
    ),
  ),
];

/** A right on the table's items or indexes; `rights.test.ts` compares these with the recorded requests. */
const isOnTable = (right: string) =>
  /^dynamodb:.* (Table|index\/GSI\d)$/.test(right) && !/Stream|Records|Shard/.test(right);
const writing = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((name) => `dynamodb:${name}`);

const always = (log: string) => [`logs:CreateLogStream ${log}`, `logs:PutLogEvents ${log}`];

describe('the functions with search indexes', () => {
  const settingsOf = (description: string, { template }: Pick<Stack, 'template'> = prod) => {
    const found = ourFunctions(template).find(([, { Properties }]) =>
      String(Properties.Description).endsWith(`: ${description}`),
    );
    const { MemorySize, EphemeralStorage } = found?.[1].Properties ?? {};
    return [MemorySize, (EphemeralStorage as { Size: number } | undefined)?.Size ?? 512];
  };
  const { jobs, candidates } = documentBytes;
  /** MB of the memory, and MiB of the files, of indexes of the supported size. */
  const memoryOf = (bytes: number) => 250 + (maxDocuments * bytes) / 1e6;
  const filesOf = (bytes: number) => (maxDocuments * bytes) / 2 ** 20;

  test.each([
    ['jobs', jobs],
    ['candidates', candidates],
    ['search', { file: jobs.file + candidates.file, memory: jobs.memory + candidates.memory }],
  ])('have memory and storage for those of the supported size: %s', (name, { file, memory }) => {
    const [megabytes, storage] = settingsOf(name);
    expect(megabytes).toBeGreaterThanOrEqual(memoryOf(memory));
    expect(storage).toBeGreaterThan(filesOf(file));
  });

  test('have storage for the former index, the new one, its copy and the compressed one', () => {
    const [, storage] = settingsOf('snapshots of the search indexes');
    expect(storage).toBeGreaterThan(filesOf(jobs.file) * (3 + 1 / 6));
  });

  test('have the same with OpenSearch, until whose indexes are built they search the last snapshot', () => {
    const { template } = synthesize(
      'dev',
      {},
      { search: { engine: 'opensearch', maxIndexingOcu: 2, maxSearchOcu: 4 } },
    );
    for (const name of ['jobs', 'candidates', 'search']) {
      expect(settingsOf(name, { template })).toEqual(settingsOf(name));
    }
  });

  test('are sized by what docs/performance/search.md says that the benchmark measured', () => {
    const document = readFileSync(join(import.meta.dirname, '../../docs/performance/search.md'), 'utf8');
    const rows = document.split('\n').flatMap((line) => {
      const [, size, engine, ...cells] = line.split('|').map((cell) => cell.trim().replaceAll(',', ''));
      return size === '100000' && engine === 'embedded' ? [cells.map(Number)] : [];
    });
    const [, , , memory = 0, , jobBytes = 0, candidateBytes = 0] = rows.at(-1) ?? [];
    const withoutIndex = 114;
    const memoryBytes = ((memory - withoutIndex) * 1e6) / 100_000;
    expect(jobs).toEqual({ file: jobBytes, memory: memoryBytes });
    // Memory of candidates was not measured alone: it is taken as in proportion to the file.
    expect(candidates).toEqual({ file: candidateBytes, memory: Math.round((candidateBytes * memoryBytes) / jobBytes) });
  });
});

test('a slow file store ends a call with our own response, before the function or API Gateway times out', () => {
  const apiGatewaySeconds = 30;
  // Sequential requests of the slowest call of a domain to the file store, when each takes its full time-out.
  const slowest: Partial<Record<Domain, number>> = {
    uploads: Math.max(fileMs.ask + fileMs.copy, fileMs.put + fileMs.put) + fileMs.ask,
    certificates: fileMs.put + fileMs.put + fileMs.ask,
    samples: fileMs.ask + fileMs.put + fileMs.ask,
    candidates: fileMs.put,
    transcriptions: fileMs.ask,
  };
  for (const domain of Object.keys(contracts) as Domain[]) {
    const found = ourFunctions(prod.template).find((entry) => domainOf(entry) === domain);
    const seconds = Number(found?.[1].Properties.Timeout);
    expect(seconds, domain).toBeLessThan(apiGatewaySeconds);
    expect(seconds * 1_000, domain).toBeGreaterThan((slowest[domain] ?? fileMs.ask) + 1_000);
  }
});

/** Actions that AWS limits to no resource, or not to one that exists before. */
const onAll: Partial<Record<string, string[]>> = {
  transcriptions: ['transcribe:StartTranscriptionJob'],
  'budgets of failed calls': ['cloudwatch:GetMetricData'],
  'discarded transcriptions': ['kinesisvideo:ListSignalingChannels'],
};

describe('every function', () => {
  test('belongs to a domain of the contract, renders documents, follows the stream, or runs by schedule or at a deployment', () => {
    const names = ourFunctions(prod.template).map(domainOf).sort();
    expect(names).toEqual(
      [
        ...Object.keys(contracts),
        'pages',
        'what follows from a write',
        'ends of subscriptions',
        'snapshots of the search indexes',
        'discarded transcriptions',
        'results of saved searches',
        'mails about notifications',
        'standard plans',
        'removes files of replaced releases',
        'tries new versions',
        'visits the site',
        'visits websites of companies',
        'budgets of failed calls',
      ].sort(),
    );
  });

  test('has its own code', () => {
    const code = ourFunctions(prod.template).map(([, { Properties }]) => JSON.stringify(Properties.Code));
    expect(new Set(code).size).toBe(code.length);
  });

  test('runs Node 24 on arm64 and writes JSON to a log with a retention period', () => {
    const logs = resourcesOf(prod.template, 'AWS::Logs::LogGroup');
    for (const [id, { Properties }] of logs) expect(Properties.RetentionInDays, id).toBe(90);
    for (const [id, { Properties }] of ourFunctions(prod.template)) {
      expect(Properties, id).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        LoggingConfig: { LogFormat: 'JSON', LogGroup: { Ref: expect.any(String) } },
      });
      const { Ref } = (Properties.LoggingConfig as { LogGroup: { Ref: string } }).LogGroup;
      expect(logs.map(([logId]) => logId)).toContain(Ref);
    }
  });

  test('may not scan, and has no wildcard action and no managed policy', () => {
    for (const entry of ourFunctions(prod.template)) {
      const actions = actionsOf(allowedTo(prod.template, roleOf(entry)));
      expect(actions, entry[0]).not.toContain('dynamodb:Scan');
      expect(
        actions.filter((action) => action.includes('*')),
        entry[0],
      ).toEqual([]);
      const role = prod.template.findResources('AWS::IAM::Role')[roleOf(entry)] as Resource;
      expect(role.Properties.ManagedPolicyArns, entry[0]).toBeUndefined();
    }
  });

  test('has no right on all resources, except for transcriptions into our bucket and the figures of CloudWatch', () => {
    for (const entry of ourFunctions(prod.template)) {
      const onEverything = allowedTo(prod.template, roleOf(entry)).filter(({ Resource }) => Resource === '*');
      expect(actionsOf(onEverything), entry[0]).toEqual(onAll[domainOf(entry)] ?? []);
    }
  });
});

describe('rights beyond the table', () => {
  const listing = 's3:ListBucketVersions FilesBucket';
  const ofReceiver = [
    ...['s3:ListBucket FilesBucket', listing],
    ...['files/*', 'incoming/*'].flatMap((keys) =>
      ['GetObject', 'PutObject', 'DeleteObjectVersion'].map((name) => `s3:${name} ${keys}`),
    ),
  ];
  const expected: Record<Domain, string[]> = {
    auth: ['s3:GetObject files/*', 'ses:SendRawEmail identity/', 'ses:SendRawEmail configuration-set/'],
    candidates: [
      ...['s3:ListBucket FilesBucket', listing],
      ...['GetObject', 'PutObject', 'DeleteObject', 'DeleteObjectVersion'].map((name) => `s3:${name} files/*`),
      's3:GetObject search/*',
    ],
    recruiters: ['lambda:InvokeFunction WebsitesVisit'],
    jobs: ['s3:GetObject search/*'],
    languages: [],
    matches: [],
    applications: ['s3:GetObject files/*'],
    subscriptions: [],
    payments: [],
    admin: ['s3:GetObject files/threads/*'],
    account: ['s3:GetObject files/*'],
    notifications: [],
    reports: [],
    certificates: [
      ...['s3:ListBucket FilesBucket', listing],
      ...['GetObject', 'PutObject', 'DeleteObject', 'DeleteObjectVersion'].map((name) => `s3:${name} files/*`),
      ...['GetObject', 'DeleteObjectVersion'].map((name) => `s3:${name} incoming/*`),
    ],
    attestations: [],
    shortlist: [
      'CreateSignalingChannel',
      'DescribeSignalingChannel',
      'GetSignalingChannelEndpoint',
      'GetIceServerConfig',
      'ConnectAsMaster',
      'ConnectAsViewer',
    ].map((name) => `kinesisvideo:${name} channel/language-job-portal-prod-*`),
    uploads: [...ofReceiver, 's3:DeleteObject files/*'],
    samples: ofReceiver,
    transcriptions: [
      's3:GetObject files/*',
      's3:PutObject files/candidates/*/transcript/*',
      'transcribe:GetTranscriptionJob transcription-job/language-job-portal-prod-*',
      'transcribe:StartTranscriptionJob *',
    ],
    search: ['s3:GetObject files/*', 's3:GetObject search/*'],
    searches: [],
    system: [],
  };

  test.for(Object.keys(contracts) as Domain[])('of %s are exactly the expected ones', (domain) => {
    const rights = flatten(rightsOf(domain)).filter((right) => !isOnTable(right));
    expect(rights.sort()).toEqual([...expected[domain], ...always(`Functions${domain}Log`)].sort());
  });

  test('of the stream function are the stream, the queue, to hide and delete files and to record erasures', () => {
    const beyondTable = flatten(rightsOf('what follows from a write')).filter(
      (right) => !isOnTable(right) && !always('EventsStreamLog').includes(right),
    );
    expect(beyondTable.sort()).toEqual([
      'dynamodb:DescribeStream Table',
      'dynamodb:GetRecords Table',
      'dynamodb:GetShardIterator Table',
      'dynamodb:ListStreams Table',
      's3:DeleteObject files/*',
      's3:DeleteObjectVersion files/*',
      's3:DeleteObjectVersion incoming/*',
      listing,
      's3:PutObject erasures/*',
      'sqs:GetQueueAttributes EventsDeadLetters',
      'sqs:GetQueueUrl EventsDeadLetters',
      'sqs:SendMessage EventsDeadLetters',
    ]);
  });

  test.each([
    ['candidates', ['files/*']],
    ['certificates', ['incoming/*', 'files/*']],
    ['uploads', ['incoming/*', 'files/*']],
    ['samples', ['incoming/*', 'files/*']],
    ['what follows from a write', ['files/*', 'incoming/*']],
    ['snapshots of the search indexes', ['search/*']],
    ['discarded transcriptions', ['files/candidates/*/transcript/*']],
  ])('of %s to list versions are for the keys that it deletes for good', (name, prefixes) => {
    const [found, ...others] = rightsOf(name).filter(({ Action }) => Action === 's3:ListBucketVersions');
    expect(others).toEqual([]);
    expect(found?.Condition).toEqual({ StringLike: { 's3:prefix': prefixes } });
  });

  test('of the function that visits websites are none but to write its log', () => {
    expect(flatten(rightsOf('visits websites of companies')).sort()).toEqual(always('WebsitesVisitLog'));
  });

  test('of the function that closes ended subscriptions are to send mail', () => {
    const sending = ['ses:SendRawEmail identity/', 'ses:SendRawEmail configuration-set/'];
    const rights = flatten(rightsOf('ends of subscriptions')).filter((right) => !isOnTable(right));
    expect(rights.sort()).toEqual([...sending, ...always('EventsExpiryLog')].sort());
  });

  test('of the snapshots are to read and write snapshots', () => {
    const rights = flatten(rightsOf('snapshots of the search indexes')).filter((right) => !isOnTable(right));
    const own = ['s3:DeleteObjectVersion search/*', 's3:GetObject search/*', 's3:PutObject search/*'];
    expect(rights.sort()).toEqual([...own, listing, ...always('SearchSnapshotsLog')].sort());
  });

  test('of the function that clears discarded transcriptions are results and jobs of Transcribe, and channels of video rooms', () => {
    const rights = flatten(rightsOf('discarded transcriptions')).filter((right) => !isOnTable(right));
    const own = [
      'kinesisvideo:DeleteSignalingChannel channel/language-job-portal-prod-*',
      'kinesisvideo:ListSignalingChannels *',
      's3:DeleteObjectVersion files/candidates/*/transcript/*',
      listing,
      'transcribe:DeleteTranscriptionJob transcription-job/language-job-portal-prod-*',
      'transcribe:GetTranscriptionJob transcription-job/language-job-portal-prod-*',
    ];
    expect(rights.sort()).toEqual([...own, ...always('TranscriptsCleanUpLog')].sort());
  });

  test('of the mail function are the stream, the queue, and to send raw mails', () => {
    const beyondTable = flatten(rightsOf('mails about notifications')).filter(
      (right) => !isOnTable(right) && !always('EventsMailsLog').includes(right),
    );
    expect(beyondTable.sort()).toEqual([
      'dynamodb:DescribeStream Table',
      'dynamodb:GetRecords Table',
      'dynamodb:GetShardIterator Table',
      'dynamodb:ListStreams Table',
      'ses:SendRawEmail configuration-set/',
      'ses:SendRawEmail identity/',
      'sqs:GetQueueAttributes EventsDeadLetters',
      'sqs:GetQueueUrl EventsDeadLetters',
      'sqs:SendMessage EventsDeadLetters',
    ]);
  });

  test.each([
    ['auth', 'ses:SendRawEmail'],
    ['ends of subscriptions', 'ses:SendRawEmail'],
    ['mails about notifications', 'ses:SendRawEmail'],
  ])('of %s to send mail are for the sender only', (name, action) => {
    const sending = rightsOf(name).filter(({ Action }) => Action === action);
    expect(sending).toHaveLength(1);
    expect(sending[0]?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@jobs.example' } });
    expect(JSON.stringify(sending[0]?.Resource)).not.toContain('*');
  });
});

describe('rights on the table', () => {
  const keysOf = ({ Condition }: Statement): string[] => {
    const conditions = Object.values((Condition ?? {}) as Record<string, Record<string, string | string[]>>);
    return conditions.flatMap((keys) => keys['dynamodb:LeadingKeys'] ?? []);
  };
  const writesOf = (statements: Statement[]) =>
    statements.filter(({ Action }) => [Action].flat().some((action) => writing.includes(action)));

  test('let a function write only under listed keys, none of which begins with a wildcard', () => {
    for (const entry of ourFunctions(prod.template)) {
      for (const statement of writesOf(allowedTo(prod.template, roleOf(entry)))) {
        expect(keysOf(statement), entry[0]).not.toEqual([]);
        for (const key of keysOf(statement)) expect(key, entry[0]).toMatch(/^[A-Z_]+(#(\*|[a-z]+))?$/);
      }
    }
  });

  test.each([
    [
      'AUDIT#*',
      [
        'admin',
        'applications',
        'attestations',
        'auth',
        'candidates',
        'certificates',
        'jobs',
        'payments',
        'recruiters',
        'reports',
        'subscriptions',
        'uploads',
      ],
    ],
    ['MASTER_ADMIN', ['admin', 'auth']],
    ['PAYMENT#*', ['payments', 'subscriptions', 'what follows from a write']],
    ['EMAIL#*', ['account', 'admin', 'auth', 'reports']],
    ['STATISTICS', ['what follows from a write']],
  ])('let only the expected functions write under %s', (key, names) => {
    const writers = ourFunctions(prod.template).filter((entry) =>
      writesOf(allowedTo(prod.template, roleOf(entry))).some((statement) => keysOf(statement).includes(key)),
    );
    expect(writers.map(domainOf).sort()).toEqual(names);
  });

  test.each(['system', 'snapshots of the search indexes'])('let %s only read', (name) => {
    expect(writesOf(rightsOf(name))).toEqual([]);
  });
});

test('transcriptions can be started only with our bucket for their results', () => {
  const starting = rightsOf('transcriptions').filter(({ Action }) => Action === 'transcribe:StartTranscriptionJob');
  const Ref = expect.stringMatching(/^FilesBucket/);
  expect(starting).toMatchObject([{ Condition: { StringEquals: { 'transcribe:OutputBucketName': { Ref } } } }]);
});

describe('settings', () => {
  const given = (domain: string): string[] => {
    const found = ourFunctions(prod.template).find((entry) => domainOf(entry) === domain);
    return found ? Object.keys(variablesOf(found)).sort() : [];
  };
  const everyone = ['COUNTED_RELEASE', 'CURSOR_SECRET', 'ORIGIN_SECRET', 'STAGE', 'TABLE_NAME'];
  const mailing = ['MAIL_CONFIGURATION_SET', 'MAIL_FROM'];

  test('are only those that each function needs', () => {
    expect(given('shortlist')).toEqual([...everyone, 'SITE_URL', 'VIDEO_ROOMS'].sort());
    expect(given('notifications')).toEqual([...everyone, 'MAIL_LINK_SECRET'].sort());
    expect(given('jobs')).toEqual([...everyone, 'FILES_BUCKET'].sort());
    expect(given('tries new versions')).toEqual(['ORIGIN_SECRET', 'STAGE']);
    expect(given('snapshots of the search indexes')).toEqual(['FILES_BUCKET', 'STAGE', 'TABLE_NAME']);
    expect(given('discarded transcriptions')).toEqual(['FILES_BUCKET', 'STAGE', 'TABLE_NAME', 'VIDEO_ROOMS']);
    expect(given('uploads')).toEqual([...everyone, 'FILES_BUCKET'].sort());
    expect(given('auth')).toEqual(
      [
        ...everyone,
        ...mailing,
        'ADDRESS_BUDGET',
        'BOOTSTRAP_SECRET',
        'FILES_BUCKET',
        'MAIL_LINK_SECRET',
        'OTP_PEPPER',
        'SITE_URL',
        'TRIAL_SECRET',
      ].sort(),
    );
    expect(given('subscriptions')).toEqual([...everyone, 'SELLER', 'TRIAL_SECRET'].sort());
    expect(given('transcriptions')).toEqual([...everyone, 'FILES_BUCKET'].sort());
    expect(given('payments')).toEqual(
      [
        ...everyone,
        'RAZORPAY_KEY_ID',
        'RAZORPAY_KEY_SECRET',
        'RAZORPAY_WEBHOOK_SECRET',
        'SELLER',
        'SITE_URL',
        'UPI_ID',
      ].sort(),
    );
    expect(given('ends of subscriptions')).toEqual([...mailing, 'SITE_URL', 'STAGE', 'TABLE_NAME']);
    expect(given('what follows from a write')).toEqual(['FILES_BUCKET', 'SELLER', 'SITE_URL', 'STAGE', 'TABLE_NAME']);
    const ofMails = ['CURSOR_SECRET', ...mailing, 'MAIL_LINK_SECRET', 'SITE_URL', 'STAGE', 'TABLE_NAME'];
    expect(given('mails about notifications')).toEqual(ofMails);
  });

  test('have the seller where prices are charged and invoices issued, if the deployment has one', () => {
    const seller = { name: 'Seller', address: 'Here', gstin: '29AAGCB7383J1Z4' };
    const { template } = synthesize('dev', { seller: JSON.stringify(seller) });
    const named = ourFunctions(template).flatMap((entry) => {
      const value = variablesOf(entry).SELLER;
      return value === undefined ? [] : [[domainOf(entry), JSON.parse(String(value))]];
    });
    const parsed = { ...seller, sac: '998439', gstRate: 18, pricesIncludeGst: true };
    expect(named.sort()).toEqual(
      ['payments', 'subscriptions', 'what follows from a write'].map((name) => [name, parsed]),
    );
    expect(() => synthesize('dev', { seller: '{"name":"Seller","address":"Here","gstin":"29AAGCB7383J1Z5"}' })).toThrow(
      'GSTIN',
    );
    expect(() => synthesize('dev', { seller: 'Seller' })).toThrow('seller');
  });

  test('have the support contact where it is shown or mails are sent, if the deployment has one', () => {
    const { template } = synthesize('dev', { supportEmail: 'help@jobs.example', supportPhone: '+91 80 5550 0100' });
    const named = (variable: string) =>
      ourFunctions(template)
        .flatMap((entry) => (variablesOf(entry)[variable] ? [domainOf(entry)] : []))
        .sort();
    for (const contact of ['SUPPORT_EMAIL', 'SUPPORT_PHONE']) {
      expect(named(contact)).toEqual(['auth', 'ends of subscriptions', 'mails about notifications', 'system']);
    }
    expect(given('system')).toEqual([...everyone, 'RELEASE'].sort());
  });

  test('contain references to secrets, never a value', () => {
    for (const entry of ourFunctions(prod.template)) {
      for (const [name, value] of Object.entries(variablesOf(entry))) {
        if (!/SECRET|PEPPER|RAZORPAY/.test(name)) continue;
        expect(JSON.stringify(value), `${entry[0]} ${name}`).toMatch(
          /^(\{"Fn::Join":\["",\[)?"\{\{resolve:secretsmanager:/,
        );
      }
    }
  });

  test('never set the local stage or local endpoints', () => {
    for (const entry of ourFunctions(prod.template)) expect(variablesOf(entry).STAGE, entry[0]).toBe('prod');
    expect(prod.text).not.toMatch(/_ENDPOINT"|ECHO|"local"/i);
  });
});

test('roles that other services assume are limited to this account', () => {
  interface Trust {
    Statement: { Principal: { Service: string }; Condition?: unknown }[];
  }
  const trusts = resourcesOf(prod.template, 'AWS::IAM::Role').flatMap(
    ([, { Properties }]) => (Properties.AssumeRolePolicyDocument as Trust).Statement,
  );
  // They assume a role only for a function or an API of the same account, and document no such condition key.
  const ownRoles = ['lambda.amazonaws.com', 'apigateway.amazonaws.com'];
  const others = trusts.filter(({ Principal }) => !ownRoles.includes(Principal.Service));
  expect(others.map(({ Principal }) => Principal.Service)).toContain('scheduler.amazonaws.com');
  for (const { Condition } of others) {
    expect(Condition).toMatchObject({ StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } });
  }
});
