import type { S3Client } from '@aws-sdk/client-s3';
import { withStoreFailures } from '#functions/data/store-client.ts';
import { setting } from '#functions/platform/env.ts';

let client: S3Client | undefined;

/** Milliseconds that one attempt of a request may take until its answer begins, if it is given no time of its own. */
const attemptMs = 2_500;
const maxAttempts = 2;

/**
 * Milliseconds that a request may take as a whole, with all attempts and the answer's body. All requests of one call
 * together stay below its function's time-out, so that a slow file store ends with our own answer.
 */
export const fileMs = {
  /** A request with a short response. */
  ask: attemptMs * maxAttempts,
  /** A document that passes through a function or is copied: at most 10 MB. */
  put: 10_000,
  /** S3 copies a video of 500 MB in some seconds; its response starts immediately and ends when the copy is done. */
  copy: 16_000,
  /** The snapshot of a search index: some hundred MB. Its function has minutes. */
  snapshot: 120_000,
} as const;

/** Options of a request that ends after this time, whatever the file store does. */
export const within = (kind: keyof typeof fileMs) => ({
  abortSignal: AbortSignal.timeout(fileMs[kind]),
  ...(kind === 'ask' ? {} : { requestTimeout: fileMs[kind] }),
});

/**
 * The file store's client, one a process, and its bucket. The SDK is loaded with the first file: calls without files
 * do not pay for it.
 */
export async function fileClient() {
  const s3 = await import('@aws-sdk/client-s3');
  const endpoint = process.env.S3_ENDPOINT;
  client ??= withStoreFailures(createClient(s3, endpoint));
  return { s3, client, Bucket: setting('FILES_BUCKET') };
}

function createClient(s3: typeof import('@aws-sdk/client-s3'), endpoint: string | undefined): S3Client {
  const created = new s3.S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Presigned requests come from browsers, which send no checksum.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: attemptMs, throwOnRequestTimeout: true },
  });
  if (endpoint) signWithoutTrailingSlash(created);
  return created;
}

/** The local file server signs a bucket's own path without the slash that the SDK puts after it. */
const signWithoutTrailingSlash = ({ middlewareStack }: S3Client) =>
  middlewareStack.add(
    (next) => (step) => {
      const request = step.request as { path: string };
      if (request.path.endsWith('/')) request.path = request.path.slice(0, -1);
      return next(step);
    },
    { step: 'build' },
  );
