import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import accounts from '@20minutes/s3rver/lib/models/account.js';
import S3Object from '@20minutes/s3rver/lib/models/object.js';
import { listen } from '../process/ports.ts';
import { storeVersions } from './answer-versions.ts';
import { expireVersions } from './expire-versions.ts';
import { checkPostPolicy } from './post-policy.ts';
import { receivePost } from './receive-post.ts';
import { accessDenied, answerRefusal, S3Refusal } from './s3-error.ts';
import { writeWholeMetadata } from './whole-metadata.ts';

export interface FileServerOptions {
  port: number;
  /** Folder of the stored files. */
  directory: string;
  /** Names of the buckets to create; folders added to `directory` later are buckets too. */
  buckets: readonly string[];
  accessKeyId: string;
  secretAccessKey: string;
  /** Origins of pages that may upload and play files. */
  allowedOrigins: readonly string[];
}

/**
 * Starts the S3 emulator with what it lacks: earlier versions, whose time may be over since the last start, and checks: calls without a
 * signature are rejected, and POST forms must satisfy their signed policy.
 * @throws LocalProblem when the port is taken
 */
export const startFileServer = async (options: FileServerOptions): Promise<Server> => {
  const incoming = `${options.directory}-incoming`;
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  mkdirSync(options.directory, { recursive: true });
  accounts.DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
  accounts.DUMMY_ACCOUNT.createKeyPair(options.accessKeyId, options.secretAccessKey);
  const s3 = new S3rver({
    directory: options.directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: options.buckets.map((name) => ({ name })),
  });
  writeWholeMetadata(s3.store);
  storeVersions(s3);
  await s3.configureBuckets();
  for (const bucket of options.buckets) await expireVersions(options.directory, bucket, Date.now());
  const emulator = s3.callback();
  const server = createServer((request, response) => {
    answer(request, response, s3, emulator, options, incoming).catch((error) => answerRefusal(response, error));
  });
  await listen(server, options.port, 'files (S3)');
  return server;
};

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  s3: S3rver,
  emulator: RequestListener,
  options: FileServerOptions,
  incoming: string,
): Promise<void> => {
  allowOrigin(request, response, options.allowedOrigins);
  if (request.method === 'OPTIONS') {
    response.writeHead(200).end();
    return;
  }
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, bucket = '', ...key] = url.pathname.split('/');
  if (request.method === 'POST' && key.join('') === '' && !url.searchParams.has('delete')) {
    await storePost(request, response, s3, options, bucket, join(incoming, randomUUID()));
    return;
  }
  requireSignature(request, url);
  await emulator(request, response);
};

/** Requires a signature in the header or the query; the emulator verifies it only if present. */
const requireSignature = (request: IncomingMessage, url: URL): void => {
  if (request.headers.authorization === undefined && !url.searchParams.has('X-Amz-Algorithm')) {
    throw accessDenied();
  }
  const expires = url.searchParams.get('X-Amz-Expires');
  if (expires !== null && !/^[0-9]{1,6}$/.test(expires)) {
    throw new S3Refusal('AuthorizationQueryParametersError', 400, 'X-Amz-Expires should be a number');
  }
};

const storePost = async (
  request: IncomingMessage,
  response: ServerResponse,
  s3: S3rver,
  options: FileServerOptions,
  bucket: string,
  path: string,
): Promise<void> => {
  if (bucket === '' || !(await s3.store.getBucket(bucket))) {
    throw new S3Refusal('NoSuchBucket', 404, 'The specified bucket does not exist');
  }
  try {
    const fields = await receivePost(request, path, (given) =>
      checkPostPolicy(given, bucket, options.secretAccessKey, Date.now()),
    );
    const key = fields.get('key') ?? '';
    const type = fields.get('content-type') ?? 'application/octet-stream';
    const stored = await s3.store.putObject(
      new S3Object(bucket, key, createReadStream(path), { 'content-type': type }),
    );
    const wanted = fields.get('success_action_status');
    response.writeHead(wanted === '200' || wanted === '201' ? Number(wanted) : 204, { etag: `"${stored.md5}"` }).end();
  } finally {
    rmSync(path, { force: true });
  }
};

const allowOrigin = (request: IncomingMessage, response: ServerResponse, allowed: readonly string[]): void => {
  const { origin } = request.headers;
  response.setHeader('vary', 'Origin');
  if (origin !== undefined && allowed.includes(origin)) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-methods', 'GET, HEAD, POST, PUT');
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
    response.setHeader('access-control-expose-headers', 'ETag, Content-Range, Content-Length, Accept-Ranges');
    response.setHeader('access-control-max-age', '600');
  }
};
