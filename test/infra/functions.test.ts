import { beforeAll, describe, expect, test } from 'vitest';
import { fileMs } from '#functions/services/files/file-client.ts';
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

/** What a right is about, in short. */
function subject(resource: unknown): string {
  const text = JSON.stringify(resource);
  const known = [
    'files/candidates/*/transcript/*',
    'files/*',
    'incoming/*',
    'search/*',
    'index/GSI1',
    'index/GSI2',
    'index/GSI3',
    'identity/',
    'configuration-set/',
    'transcription-job/language-job-portal-prod-*',
  ];
  const below = known.find((name) => text.includes(`/${name}`) || text.includes(`:${name}`));
  if (below) return below;
  return text === '"*"'
    ? '*'
    : (/"(Table|FilesBucket|\w+Log|EventsDeadLetters)\w*","(Arn|StreamArn)"/.exec(text)?.[1] ?? text);
}

/** Rights as `action subject`, each once. */
const flatten = (statements: Statement[]): string[] => [
  ...new Set(
    statements.flatMap(({ Action, Resource }) =>
      [Action].flat().flatMap((action) => [Resource].flat().map((resource) => `${action} ${subject(resource)}`)),
    ),
  ),
];

/** A right on the table's items or indexes; which of them a function needs is judged by what it does (`rights.test.ts`). */
const isOnTable = (right: string) =>
  /^dynamodb:.* (Table|index\/GSI\d)$/.test(right) && !/Stream|Records|Shard/.test(right);
const writing = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((name) => `dynamodb:${name}`);

const always = (log: string) => [
  `logs:CreateLogStream ${log}`,
  `logs:PutLogEvents ${log}`,
  'xray:PutTelemetryRecords *',
  'xray:PutTraceSegments *',
];

test('the functions that hold a search index of 100,000 jobs have room for it', () => {
  const roomOf = (what: RegExp) =>
    ourFunctions(prod.template)
      .filter((entry) => what.test(entry[1].Properties.Description as string))
      .map(([, { Properties }]) => (Properties.EphemeralStorage as { Size: number } | undefined)?.Size ?? 512);
  // The index is 445 MB; the schedule's function writes a copy beside it, and compresses that.
  expect(roomOf(/: jobs$/)).toEqual([2_048]);
  expect(roomOf(/: snapshots/)).toEqual([3_072]);
});

test('a slow file store ends a call with our own answer, before the function or API Gateway gives up', () => {
  const apiGatewaySeconds = 30;
  // What the slowest call of a domain asks the file store, one request after the other, when each takes its whole time.
  const slowest: Partial<Record<Domain, number>> = {
    uploads: fileMs.ask + fileMs.copy + fileMs.ask,
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

describe('every function', () => {
  test('stands for a domain of the contract, follows the stream, or runs by schedule or at a deployment', () => {
    const names = ourFunctions(prod.template).map(domainOf).sort();
    expect(names).toEqual(
      [
        ...Object.keys(contracts),
        'what follows from a write',
        'ends of subscriptions',
        'snapshots of the search indexes',
        'discarded transcriptions',
        'mails about notifications',
        'standard plans',
      ].sort(),
    );
  });

  test('has code of its own', () => {
    const code = ourFunctions(prod.template).map(([, { Properties }]) => JSON.stringify(Properties.Code));
    expect(new Set(code).size).toBe(code.length);
  });

  test('runs Node 24 on arm64 and writes JSON into a log that does not grow for ever', () => {
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

  test('may not scan, nor do anything by a wildcard action or a foreign policy', () => {
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

  test('has no right on everything, but for traces and to start transcriptions into our bucket', () => {
    const tracing = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];
    for (const entry of ourFunctions(prod.template)) {
      const onEverything = allowedTo(prod.template, roleOf(entry)).filter(({ Resource }) => Resource === '*');
      const starts = domainOf(entry) === 'transcriptions' ? ['transcribe:StartTranscriptionJob'] : [];
      expect(actionsOf(onEverything), entry[0]).toEqual([...starts, ...tracing]);
    }
  });
});

describe('rights beyond the table', () => {
  const expected: Record<Domain, string[]> = {
    auth: ['s3:GetObject files/*', 'ses:SendEmail identity/', 'ses:SendEmail configuration-set/'],
    candidates: [
      's3:ListBucket FilesBucket',
      ...['GetObject', 'PutObject', 'DeleteObject'].map((name) => `s3:${name} files/*`),
      's3:GetObject search/*',
    ],
    recruiters: [],
    jobs: ['s3:GetObject search/*'],
    applications: ['s3:GetObject files/*'],
    subscriptions: [],
    payments: [],
    admin: [],
    account: ['s3:GetObject files/*'],
    notifications: [],
    shortlist: [],
    uploads: [
      's3:ListBucket FilesBucket',
      ...['files/*', 'incoming/*'].flatMap((keys) =>
        ['GetObject', 'PutObject', 'DeleteObject'].map((name) => `s3:${name} ${keys}`),
      ),
    ],
    transcriptions: [
      's3:GetObject files/*',
      's3:PutObject files/candidates/*/transcript/*',
      'transcribe:GetTranscriptionJob transcription-job/language-job-portal-prod-*',
      'transcribe:StartTranscriptionJob *',
    ],
    system: [],
  };

  test.for(Object.keys(contracts) as Domain[])('of %s are exactly what it needs', (domain) => {
    const rights = flatten(rightsOf(domain)).filter((right) => !isOnTable(right));
    expect(rights.sort()).toEqual([...expected[domain], ...always(`Functions${domain}Log`)].sort());
  });

  test('of the stream follower are the stream, the queue, and to remove files', () => {
    const beyondTable = flatten(rightsOf('what follows from a write')).filter(
      (right) => !isOnTable(right) && !always('EventsStreamLog').includes(right),
    );
    expect(beyondTable.sort()).toEqual([
      'dynamodb:DescribeStream Table',
      'dynamodb:GetRecords Table',
      'dynamodb:GetShardIterator Table',
      'dynamodb:ListStreams Table',
      's3:DeleteObject files/*',
      's3:DeleteObject incoming/*',
      's3:ListBucket FilesBucket',
      'sqs:GetQueueAttributes EventsDeadLetters',
      'sqs:GetQueueUrl EventsDeadLetters',
      'sqs:SendMessage EventsDeadLetters',
    ]);
  });

  test('of the function that closes ended subscriptions are the sender', () => {
    const sending = ['ses:SendEmail identity/', 'ses:SendEmail configuration-set/'];
    const rights = flatten(rightsOf('ends of subscriptions')).filter((right) => !isOnTable(right));
    expect(rights.sort()).toEqual([...sending, ...always('EventsExpiryLog')].sort());
  });

  test('of the snapshots are to read and write snapshots', () => {
    const rights = flatten(rightsOf('snapshots of the search indexes')).filter((right) => !isOnTable(right));
    const own = ['s3:GetObject search/*', 's3:PutObject search/*'];
    expect(rights.sort()).toEqual([...own, ...always('SearchSnapshotsLog')].sort());
  });

  test('of the function that clears discarded transcriptions are results and jobs of Transcribe', () => {
    const rights = flatten(rightsOf('discarded transcriptions')).filter((right) => !isOnTable(right));
    const own = [
      's3:DeleteObject files/candidates/*/transcript/*',
      'transcribe:DeleteTranscriptionJob transcription-job/language-job-portal-prod-*',
      'transcribe:GetTranscriptionJob transcription-job/language-job-portal-prod-*',
    ];
    expect(rights.sort()).toEqual([...own, ...always('TranscriptsCleanUpLog')].sort());
  });

  test('of the mails are the stream, the queue, and to send raw mails', () => {
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
    ['auth', 'ses:SendEmail'],
    ['ends of subscriptions', 'ses:SendEmail'],
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

  test('let a function write only under keys that are named, and none that is open at its beginning', () => {
    for (const entry of ourFunctions(prod.template)) {
      for (const statement of writesOf(allowedTo(prod.template, roleOf(entry)))) {
        expect(keysOf(statement), entry[0]).not.toEqual([]);
        for (const key of keysOf(statement)) expect(key, entry[0]).toMatch(/^[A-Z_]+(#(\*|[a-z]+))?$/);
      }
    }
  });

  test.each([
    ['AUDIT#*', ['admin', 'applications', 'auth', 'candidates', 'jobs', 'payments', 'subscriptions']],
    ['MASTER_ADMIN', ['admin', 'auth']],
    ['PAYMENT#*', ['payments', 'subscriptions', 'what follows from a write']],
    ['EMAIL#*', ['account', 'admin', 'auth']],
    ['STATISTICS', ['what follows from a write']],
  ])('let only few write under %s', (key, names) => {
    const writers = ourFunctions(prod.template).filter((entry) =>
      writesOf(allowedTo(prod.template, roleOf(entry))).some((statement) => keysOf(statement).includes(key)),
    );
    expect(writers.map(domainOf).sort()).toEqual(names);
  });

  test.each(['system', 'snapshots of the search indexes'])('let %s write nothing', (name) => {
    expect(writesOf(rightsOf(name))).toEqual([]);
  });
});

test('transcriptions are started only with our own bucket for their results', () => {
  const starting = rightsOf('transcriptions').filter(({ Action }) => Action === 'transcribe:StartTranscriptionJob');
  const Ref = expect.stringMatching(/^FilesBucket/);
  expect(starting).toMatchObject([{ Condition: { StringEquals: { 'transcribe:OutputBucketName': { Ref } } } }]);
});

describe('settings', () => {
  const given = (domain: string): string[] => {
    const found = ourFunctions(prod.template).find((entry) => domainOf(entry) === domain);
    return found ? Object.keys(variablesOf(found)).sort() : [];
  };
  const everyone = ['CURSOR_SECRET', 'ORIGIN_SECRET', 'STAGE', 'TABLE_NAME'];
  const mailing = ['MAIL_CONFIGURATION_SET', 'MAIL_FROM'];

  test('are only those that a function needs', () => {
    expect(given('shortlist')).toEqual(everyone);
    expect(given('notifications')).toEqual([...everyone, 'MAIL_LINK_SECRET'].sort());
    expect(given('jobs')).toEqual([...everyone, 'FILES_BUCKET'].sort());
    expect(given('snapshots of the search indexes')).toEqual(['FILES_BUCKET', 'STAGE', 'TABLE_NAME']);
    expect(given('discarded transcriptions')).toEqual(['FILES_BUCKET', 'STAGE', 'TABLE_NAME']);
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
    expect(given('subscriptions')).toEqual([...everyone, 'TRIAL_SECRET'].sort());
    expect(given('transcriptions')).toEqual([...everyone, 'FILES_BUCKET'].sort());
    expect(given('payments')).toEqual(
      [...everyone, 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'SITE_URL', 'UPI_ID'].sort(),
    );
    expect(given('ends of subscriptions')).toEqual([...mailing, 'SITE_URL', 'STAGE', 'TABLE_NAME']);
    expect(given('what follows from a write')).toEqual(['FILES_BUCKET', 'STAGE', 'TABLE_NAME']);
    const ofMails = [...mailing, 'MAIL_LINK_SECRET', 'SITE_URL', 'STAGE', 'TABLE_NAME'];
    expect(given('mails about notifications')).toEqual(ofMails);
  });

  test('hold references to secrets, never a value', () => {
    for (const entry of ourFunctions(prod.template)) {
      for (const [name, value] of Object.entries(variablesOf(entry))) {
        if (!/SECRET|PEPPER|RAZORPAY/.test(name)) continue;
        expect(JSON.stringify(value), `${entry[0]} ${name}`).toMatch(
          /^(\{"Fn::Join":\["",\[)?"\{\{resolve:secretsmanager:/,
        );
      }
    }
  });

  test('cannot make a deployed function believe that it runs locally', () => {
    for (const entry of ourFunctions(prod.template)) expect(variablesOf(entry).STAGE, entry[0]).toBe('prod');
    expect(prod.text).not.toMatch(/_ENDPOINT"|ECHO|"local"/i);
  });
});

test('the roles that other services take on serve this account only', () => {
  interface Trust {
    Statement: { Principal: { Service: string }; Condition?: unknown }[];
  }
  const trusts = resourcesOf(prod.template, 'AWS::IAM::Role').flatMap(
    ([, { Properties }]) => (Properties.AssumeRolePolicyDocument as Trust).Statement,
  );
  // Lambda takes on a role only for the function it was given to, in the same account, and sends no such condition.
  const others = trusts.filter(({ Principal }) => Principal.Service !== 'lambda.amazonaws.com');
  expect(others.map(({ Principal }) => Principal.Service)).toContain('scheduler.amazonaws.com');
  for (const { Condition } of others) {
    expect(Condition).toMatchObject({ StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } });
  }
});
