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
  client ??= new s3.S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Presigned requests come from browsers, which send no checksum.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  });
  return { s3, client, Bucket: setting('FILES_BUCKET') };
}
