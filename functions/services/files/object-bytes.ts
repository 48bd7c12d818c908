import { Readable } from 'node:stream';
import { fileClient } from './file-client.ts';

/** How long an answer may say nothing, and how many answers in a row may break off without a byte. */
const silenceMs = 5_000;
const maxFailures = 3;

/**
 * The bytes of an object, in pieces. When the connection breaks, as it does while a function sleeps between its calls,
 * reading goes on where it stopped.
 * @throws the SDK's error; `PreconditionFailed` when the object was replaced meanwhile
 */
export async function* objectBytes(key: string): AsyncGenerator<Uint8Array> {
  let [read, failures] = [0, 0];
  let answer: Answer | undefined;
  let tag: string | undefined;
  try {
    for (;;) {
      let piece: Uint8Array | undefined;
      try {
        answer ??= await openObject(key, read, tag);
        tag = answer.tag;
        piece = await nextPiece(answer);
      } catch (error) {
        failures += 1;
        if (read === 0 || failures > maxFailures || isReplaced(error)) throw error;
        answer?.body.destroy();
        answer = undefined;
        continue;
      }
      if (!piece) return;
      failures = 0;
      read += piece.length;
      yield piece;
    }
  } finally {
    answer?.body.destroy();
  }
}

/** Whether an object was replaced while it was read. */
export const isReplaced = (error: unknown): boolean => error instanceof Error && error.name === 'PreconditionFailed';

interface Answer {
  body: Readable;
  pieces: AsyncIterator<Uint8Array>;
  tag: string | undefined;
}

async function openObject(Key: string, start: number, tag: string | undefined): Promise<Answer> {
  const { s3, client, Bucket } = await fileClient();
  const rest = start === 0 ? {} : { Range: `bytes=${start}-`, IfMatch: tag };
  const { Body, ETag } = await client.send(new s3.GetObjectCommand({ Bucket, Key, ...rest }));
  if (!(Body instanceof Readable)) throw new Error('The file store answered without a body.');
  // The local file server does not look at the condition.
  if (start > 0 && ETag !== tag) throw Object.assign(new Error('It was replaced.'), { name: 'PreconditionFailed' });
  return { body: Body, pieces: Body[Symbol.asyncIterator](), tag: ETag };
}

/** The next bytes of an answer, or undefined at its end. */
async function nextPiece({ body, pieces }: Answer): Promise<Uint8Array | undefined> {
  const silent = setTimeout(() => body.destroy(new Error('The file store fell silent.')), silenceMs);
  try {
    const { value, done } = await pieces.next();
    return done ? undefined : value;
  } finally {
    clearTimeout(silent);
  }
}
