import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesBucket, localTable } from '#infra/local/environment.ts';
import { callApi } from '#test/support/http-api.ts';
import { runLocal, type Stack, somePort, startStack } from '#test/support/stack.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const region = 'us-east-1';
const folders: string[] = [];

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'job-portal-'));
  folders.push(folder);
  return folder;
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Runs the program until it exits with a plain explanation; returns that text. */
const refusalOf = async (port: number, dataDir: string, env: Record<string, string> = {}): Promise<string> => {
  const { code, output } = await runLocal(port, dataDir, { env }).ended;
  expect(code).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  return output;
};

describe('a run that cannot start says why and what to do', () => {
  test.each([
    [0, 'site and API'],
    [1, 'mail inbox'],
    [2, 'files'],
    [3, 'database'],
    [4, 'Razorpay stand-in'],
  ])('when port PORT+%i of the %s is taken', async (offset, service) => {
    const blocker = createServer();
    const port = somePort();
    await new Promise<void>((done) => blocker.listen(port + offset, '127.0.0.1', done));
    try {
      const output = await refusalOf(port, temporaryFolder());
      expect(output).toContain(`Port ${port + offset}, meant for the ${service}`);
      expect(output).toContain('PORT=');
    } finally {
      await new Promise((done) => blocker.close(done));
    }
  });

  test.each([
    'dynamodb.sqlite',
    'secrets.json',
    'seeded.json',
    'razorpay.json',
    'stream-position.json',
    'mails-position.json',
  ])('when %s is damaged', async (file) => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'seeded.json'), '{"kind":"empty"}');
    writeFileSync(join(dataDir, file), 'this is no database and no JSON either'.repeat(200));
    const output = await refusalOf(somePort(), dataDir);
    expect(output).toContain('damaged');
    if (file.endsWith('.json')) expect(output).toContain(`(${file}: `);
    expect(output).toContain('npm start -- --fresh');
  });

  test('when there is no database engine for the machine', async () => {
    const hideEngine = `--import=data:text/javascript,${encodeURIComponent(
      "Object.defineProperty(process, 'arch', { value: 'unknown' })",
    )}`;
    const output = await refusalOf(somePort(), temporaryFolder(), { NODE_OPTIONS: hideEngine });
    expect(output).toContain('npm has no engine for linux unknown');
    expect(output).toContain('DYNAMODB_ENDPOINT');
  });

  test('when PORT is no port', async () => {
    expect(await refusalOf(99_999, temporaryFolder())).toContain('PORT must be a whole number');
  });

  test('when ADDRESS_BUDGET is no number', async () => {
    const output = await refusalOf(somePort(), temporaryFolder(), { ADDRESS_BUDGET: '0' });
    expect(output).toContain('ADDRESS_BUDGET must be a whole number');
  });
});

const databaseOf = (stack: Stack) => new DynamoDBClient({ endpoint: stack.databaseUrl, region, credentials });
const itemKey = (name: string) => ({ PK: { S: `TEST#${name}` }, SK: { S: 'TEST' } });

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

const untilSilent = async (url: string): Promise<boolean> => {
  const deadline = Date.now() + 5_000;
  while (Date.now() < deadline) {
    if (!(await answers(url))) return true;
    await pause(20);
  }
  return false;
};

test('a run killed by kill -9 leaves no process behind and loses no acknowledged write', async () => {
  const dataDir = temporaryFolder();
  const first = await startStack({ dataDir });
  const written: string[] = [];
  const database = databaseOf(first);
  const writing = (async () => {
    for (let index = 0; ; index += 1) {
      await database.send(
        new PutItemCommand({ TableName: localTable, Item: { ...itemKey(String(index)), entity: { S: 'test' } } }),
      );
      written.push(String(index));
      if (index === 50) first.process.kill('SIGKILL');
    }
  })();
  await expect(writing).rejects.toThrow();
  expect(await untilSilent(first.databaseUrl)).toBe(true);

  const second = await startStack({ dataDir, port: first.port });
  try {
    const client = databaseOf(second);
    for (const name of written) {
      const { Item } = await client.send(new GetItemCommand({ TableName: localTable, Key: itemKey(name) }));
      expect(Item).toMatchObject(itemKey(name));
    }
  } finally {
    await second.stop();
  }
  expect(await answers(second.databaseUrl)).toBe(false);
});

test('a second run on the same data is refused', async () => {
  const dataDir = temporaryFolder();
  const stack = await startStack({ dataDir });
  try {
    expect(await refusalOf(somePort(), dataDir)).toContain('Another run is using the local data');
    expect((await callApi(stack, 'GET', '/health')).status).toBe(200);
  } finally {
    await stack.stop();
  }
});

describe('a running stack', () => {
  let stack: Stack;
  let files: S3Client;
  beforeAll(async () => {
    stack = await startStack();
    files = new S3Client({
      endpoint: stack.filesUrl,
      region,
      credentials,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
  });
  afterAll(() => stack.stop());

  test('answers the API behind /api and refuses unknown routes as API Gateway does', async () => {
    expect(await callApi(stack, 'GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await callApi(stack, 'GET', '/nothing/here')).toMatchObject({ status: 404, body: { message: 'Not Found' } });
  });

  test('answers 400 to malformed percent-encoding in path and query', async () => {
    for (const path of ['/jobs/%zz', '/health?a=%e0%80']) {
      expect(await callApi(stack, 'GET', path)).toMatchObject({ status: 400, body: { code: 'MALFORMED_REQUEST' } });
    }
  });

  test('answers 413 to more than 10 MB', async () => {
    const body = 'x'.repeat(10 * 1024 * 1024 + 1);
    expect((await callApi(stack, 'POST', '/jobs', { body })).status).toBe(413);
  });

  test('sets the edge headers itself, whatever the client sends', async () => {
    const headers = { 'x-origin-verify': 'forged', 'cloudfront-viewer-address': '203.0.113.9:1' };
    expect((await callApi(stack, 'GET', '/health', { headers })).status).toBe(200);
  });

  test('never leaves the folder of the site', async () => {
    for (const path of ['/..%2f..%2fpackage.json', '/assets/%2e%2e%2f%2e%2e%2fpackage.json', '/%00']) {
      const response = await fetch(stack.url + path);
      expect([400, 404, 503]).toContain(response.status);
      expect(await response.text()).not.toContain('"dependencies"');
    }
  });

  const rules = { type: 'application/pdf', min: 10, max: 1_000 };

  const signPost = (key: string, seconds = 300) =>
    createPresignedPost(files, {
      Bucket: filesBucket,
      Key: key,
      Expires: seconds,
      Fields: { 'Content-Type': rules.type },
      Conditions: [
        ['content-length-range', rules.min, rules.max],
        ['eq', '$Content-Type', rules.type],
      ],
    });

  const post = async (fields: Record<string, string>, size = 100) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(size).fill(65)]), 'cv.pdf');
    const response = await fetch(`${stack.filesUrl}/${filesBucket}`, {
      method: 'POST',
      body: form,
      headers: { origin: stack.url },
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };

  const isStored = async (key: string): Promise<boolean> => {
    const url = await getSignedUrl(files, new GetObjectCommand({ Bucket: filesBucket, Key: key }));
    return (await fetch(url)).ok;
  };

  test('stores a file posted within its policy, and serves parts of it to signed addresses', async () => {
    const { fields } = await signPost('incoming/good');
    const answer = await post(fields);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(stack.url);
    const url = await getSignedUrl(files, new GetObjectCommand({ Bucket: filesBucket, Key: 'incoming/good' }));
    const part = await fetch(url, { headers: { range: 'bytes=0-9' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 0-9/100');
    expect(part.headers.get('content-type')).toBe(rules.type);
    expect(await part.text()).toBe('A'.repeat(10));
  });

  test.each([
    ['another key', { key: 'cv/1.pdf' }, 100, 403, 'AccessDenied'],
    ['another type', { 'Content-Type': 'text/html' }, 100, 403, 'AccessDenied'],
    ['a field beyond the policy', { 'x-amz-meta-more': '1' }, 100, 403, 'AccessDenied'],
    ['a changed policy', { Policy: Buffer.from('{"conditions":[]}').toString('base64') }, 100, 403, 'SignatureDoes'],
    ['too large a file', {}, 1_001, 400, 'EntityTooLarge'],
    ['too small a file', {}, 9, 400, 'EntityTooSmall'],
  ])('refuses a post with %s', async (label, changed, size, status, code) => {
    const key = `incoming/${label.replaceAll(' ', '-')}`;
    const { fields } = await signPost(key);
    const wanted = { ...fields, ...changed };
    const answer = await post(wanted, size);
    expect(answer).toMatchObject({ status, text: expect.stringContaining(code) });
    expect(await isStored(key)).toBe(false);
    expect(await isStored('cv/1.pdf')).toBe(false);
  });

  test('refuses a post after its policy has expired', async () => {
    const { fields } = await signPost('incoming/late', -1);
    expect(await post(fields)).toMatchObject({ status: 403, text: expect.stringContaining('expired') });
  });

  test('refuses anonymous calls and expired addresses', async () => {
    const { fields } = await signPost('incoming/secret');
    await post(fields);
    const address = `${stack.filesUrl}/${filesBucket}/incoming/secret`;
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await fetch(address, { method })).status).toBe(403);
    }
    expect((await fetch(`${stack.filesUrl}/${filesBucket}?list-type=2`)).status).toBe(403);
    expect((await post({ key: 'incoming/anonymous' })).status).toBe(403);
    const command = new GetObjectCommand({ Bucket: filesBucket, Key: 'incoming/secret' });
    const old = await getSignedUrl(files, command, { expiresIn: 60, signingDate: new Date(Date.now() - 120_000) });
    expect((await fetch(old)).status).toBe(403);
    expect(await isStored('incoming/secret')).toBe(true);
  });
});
