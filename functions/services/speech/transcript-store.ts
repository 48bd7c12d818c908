import * as z from 'zod/mini';
import { asStoreFailure } from '#functions/data/store-client.ts';
import { fileClient, within } from '#functions/services/files/file-client.ts';

/** Transcribe's result as far as it is needed. */
const transcript = z.object({
  results: z.object({ transcripts: z.array(z.object({ transcript: z.string() })) }),
});

/** The text that Transcribe understood, possibly empty; undefined when there is no result under the key. */
export async function readTranscript(key: string): Promise<string | undefined> {
  const { s3, client, Bucket } = await fileClient();
  try {
    const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: key }), within('ask'));
    const { results } = transcript.parse(JSON.parse((await Body?.transformToString()) ?? ''));
    return results.transcripts.map((part) => part.transcript.trim()).join('\n');
  } catch (error) {
    // Without the right to list the bucket, S3 calls an absent file forbidden.
    if (error instanceof Error && ['NoSuchKey', 'NotFound', 'AccessDenied'].includes(error.name)) return undefined;
    throw asStoreFailure(error);
  }
}
