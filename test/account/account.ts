import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startFileServer } from '#infra/local/storage/file-server.ts';
import { ensureTable } from '#infra/local/table.ts';
import { openFiles } from '#infra/local/transcription/local-files.ts';
import { jsonAnswer, queryAnswer } from '#test/support/aws/services.ts';
import { makeDatabasesFolder, startDatabase } from '#test/support/database.ts';
import { urlOf } from '#test/support/ports.ts';
import { AssetStore } from './asset-store.ts';
import { StackStore } from './stack-store.ts';

const keys = { accessKeyId: 'local', secretAccessKey: 'local' };
const buckets = ['portal-files', 'portal-files-before', 'portal-files-elsewhere'] as const;

/** What the documented copies leave behind: bucket and key. */
const copied = [
  ['portal-files', 'files/portal-files-before'],
  ['portal-files', 'erasures/portal-files-before'],
  ['portal-files', 'erasures/portal-files-elsewhere'],
  ['portal-files-elsewhere', 'files/portal-files'],
  ['portal-files-elsewhere', 'erasures/portal-files'],
] as const;

/** Answers that a command reads a value from, by operation or path; all others are empty. */
const answers: Record<string, unknown> = {
  DescribeTable: { Table: { TableStatus: 'ACTIVE' } },
  GetSecretValue: { SecretString: 'a secret' },
  '/2015-03-31/functions/portal-auth/configuration': { Environment: { Variables: { TRIAL_SECRET: 'a secret' } } },
};

/** Calls that the local engine of the table executes. */
const executed = ['Query', 'DeleteItem'];

/** The operation that a request names by a header or in its body, or its path. */
function operationOf({ headers, url = '/' }: IncomingMessage, body: string): string {
  const target = headers['x-amz-target'];
  return typeof target === 'string'
    ? (target.split('.').at(-1) ?? '')
    : (new URLSearchParams(body).get('Action') ?? new URL(url, 'http://aws').pathname);
}

function answerTo(request: IncomingMessage, body: string) {
  const operation = operationOf(request, body);
  if (request.headers['smithy-protocol'] === 'rpc-v2-cbor') {
    // An empty map.
    const headers = { 'smithy-protocol': 'rpc-v2-cbor' };
    return { status: 200, type: 'application/cbor', headers, body: Buffer.from([0xa0]) };
  }
  return body.includes('Action=') ? queryAnswer(operation, '') : jsonAnswer(answers[operation] ?? {});
}

/**
 * Starts an account for the AWS CLI and the CDK: the local engines of the table and of files, stacks that only store their
 * templates, and a server that accepts what any other service is called with. That a command and its parameters exist, the
 * CLI checks itself.
 */
export async function startAccount(folder: string) {
  const received: string[] = [];
  const database = await startDatabase(makeDatabasesFolder());
  await ensureTable(database.endpoint, 'portal-data');
  const files = await startFileServer({
    port: 0,
    directory: join(folder, 'files'),
    buckets,
    ...keys,
    allowedOrigins: [],
  });
  const assets = new AssetStore();
  const stacks = new StackStore(assets);
  files.on('request', ({ method, url, headers }) =>
    received.push(`${method} ${url} ${headers['x-amz-copy-source'] ?? ''}`),
  );
  const stored = openFiles({ filesEndpoint: urlOf(files), ...keys });
  for (const bucket of buckets) {
    for (const kind of ['files', 'erasures']) await stored.write(bucket, `${kind}/${bucket}`, '{}');
  }
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    if (/\/s3\/aws4_request/.test(`${request.headers.authorization}`)) {
      const { status, type, headers, body } = assets.answer(request, bytes);
      response.writeHead(status, { 'content-type': type, ...headers }).end(body);
      return;
    }
    const body = bytes.toString();
    received.push(`${request.url} ${decodeURIComponent(body)}`);
    if (executed.includes(operationOf(request, body))) {
      const { host: _, ...headers } = request.headers as Record<string, string>;
      const answer = await fetch(database.endpoint, { method: 'POST', headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(await answer.text());
      return;
    }
    const { method = '', url = '/', headers } = request;
    const answer = (await stacks.answer({ method, path: url, headers, body })) ?? answerTo(request, body);
    response.writeHead(answer.status, { 'content-type': answer.type, ...answer.headers }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** What was requested since it was last emptied. */
    received,
    stacks,
    environment: {
      AWS_ENDPOINT_URL: urlOf(server),
      AWS_ENDPOINT_URL_S3: urlOf(files),
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
      // Lines without a region are typed where the terminal has one.
      AWS_DEFAULT_REGION: 'ap-south-1',
      AWS_MAX_ATTEMPTS: '1',
    },
    /** The documented copies whose result is not there. */
    async missing(): Promise<string[]> {
      const looked = copied.map(([bucket, key]) =>
        stored.require(bucket, key).then(
          () => [],
          () => [`not copied: ${key} into ${bucket}`],
        ),
      );
      return (await Promise.all(looked)).flat();
    },
    async stop(): Promise<void> {
      for (const each of [server, files]) each.close();
      for (const each of [server, files]) each.closeAllConnections();
      await database.stop();
    },
  };
}
