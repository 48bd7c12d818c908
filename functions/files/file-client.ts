import type { S3Client } from '@aws-sdk/client-s3';
import { setting } from '#functions/runtime/env.ts';

let client: S3Client | undefined;

/**
 * The file store's client, one a process, and its bucket. The SDK is loaded with the first file: calls without files
 * do not pay for it. Copying a video of 500 MB takes S3 some seconds, hence the longer time-out.
 */
export async function fileClient() {
  const s3 = await import('@aws-sdk/client-s3');
  const endpoint = process.env.S3_ENDPOINT;
  client ??= createClient(s3, endpoint);
  return { s3, client, Bucket: setting('FILES_BUCKET') };
}

function createClient(s3: typeof import('@aws-sdk/client-s3'), endpoint: string | undefined): S3Client {
  const created = new s3.S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Presigned requests come from browsers, which send no checksum.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
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
