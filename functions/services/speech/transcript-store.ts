import * as z from 'zod/mini';
import { asStoreFailure } from '#functions/data/store-client.ts';
import { fileClient, within } from '#functions/services/files/file-client.ts';
import type { Caption } from '#shared/contracts/transcriptions.ts';
import { captionsOf } from './captions.ts';

/** Seconds as Transcribe writes them: `1.25`. */
const seconds = z.optional(z.coerce.number());

/** Transcribe's result as far as it is needed. */
const transcript = z.object({
  results: z.object({
    transcripts: z.array(z.object({ transcript: z.string() })),
    items: z._default(
      z.array(
        z.object({
          start_time: seconds,
          end_time: seconds,
          alternatives: z.array(z.object({ content: z.string() })),
        }),
      ),
      [],
    ),
  }),
});

/** What was said in a video; `captions` is empty where Transcribe gave no times. */
export interface Transcript {
  text: string;
  captions: Caption[];
}

/** The text that Transcribe understood, possibly empty; undefined when there is no result under the key. */
export const readTranscript = async (key: string): Promise<string | undefined> =>
  (await readTimedTranscript(key))?.text;

/** The same with its captions. */
export async function readTimedTranscript(key: string): Promise<Transcript | undefined> {
  const { s3, client, Bucket } = await fileClient();
  try {
    const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: key }), within('ask'));
    const { results } = transcript.parse(JSON.parse((await Body?.transformToString()) ?? ''));
    const text = results.transcripts.map((part) => part.transcript.trim()).join('\n');
    const items = results.items.map(({ start_time: from, end_time: to, alternatives }) => ({
      content: alternatives[0]?.content ?? '',
      from,
      to,
    }));
    return { text, captions: captionsOf(text, items) };
  } catch (error) {
    // Without the right to list the bucket, S3 calls an absent file forbidden.
    if (error instanceof Error && ['NoSuchKey', 'NotFound', 'AccessDenied'].includes(error.name)) return undefined;
    throw asStoreFailure(error);
  }
}
