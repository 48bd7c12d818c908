import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { PostFields, SizeRange } from './post-policy.ts';
import { S3Refusal } from './s3-error.ts';

const malformed = () => new S3Refusal('MalformedPOSTRequest', 400, 'The body of your POST request is not well-formed.');

/**
 * Reads a multipart POST form. As on S3, only fields before the file count. `check` validates them before the file is
 * stored and returns the allowed size; the file is then written to `path`. A rejected file is still read to its end, so
 * that the browser gets the error response instead of a broken connection.
 * @returns the fields
 * @throws S3Refusal when the form is invalid
 */
export const receivePost = (
  request: IncomingMessage,
  path: string,
  check: (fields: PostFields) => SizeRange,
): Promise<PostFields> =>
  new Promise((done, fail) => {
    const contentType = request.headers['content-type'] ?? '';
    if (!contentType.startsWith('multipart/form-data')) {
      request.resume();
      fail(new S3Refusal('PreconditionFailed', 412, 'Bucket POST must be of the enclosure-type multipart/form-data'));
      return;
    }
    const fields = new Map<string, string>();
    let stored: Promise<void> | undefined;
    const form = new Busboy({ headers: { ...request.headers, 'content-type': contentType } });
    form.on('field', (name, value) => {
      if (stored === undefined) {
        fields.set(name.toLowerCase(), value);
      }
    });
    form.on('file', (name, file) => {
      if (name !== 'file' || stored !== undefined) {
        file.resume();
        return;
      }
      stored = keepFile(file, path, () => check(fields));
      // The result is awaited when the form has ended.
      stored.catch(() => undefined);
    });
    form.on('error', () => fail(malformed()));
    request.on('error', () => fail(malformed()));
    form.on('finish', () => {
      const missing = new S3Refusal('InvalidArgument', 400, 'POST requires exactly one file upload per request.');
      (stored ?? Promise.reject(missing)).then(() => done(fields), fail);
    });
    request.pipe(form);
  });

const keepFile = async (file: Readable, path: string, check: () => SizeRange): Promise<void> => {
  const allowed = permit(file, check);
  let size = 0;
  const withinLimit = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size <= allowed.max) {
        yield chunk;
      }
    }
  };
  await pipeline(file, withinLimit, createWriteStream(path));
  if (size > allowed.max) {
    throw new S3Refusal('EntityTooLarge', 400, 'Your proposed upload exceeds the maximum allowed size');
  }
  if (size < allowed.min) {
    throw new S3Refusal('EntityTooSmall', 400, 'Your proposed upload is smaller than the minimum allowed size');
  }
};

const permit = (file: Readable, check: () => SizeRange): SizeRange => {
  try {
    return check();
  } catch (error) {
    file.resume();
    throw error;
  }
};
