import type { BusboyConstructor, BusboyInstance } from '@fastify/busboy';
import { HttpError } from '#functions/platform/http-error.ts';
import { textId } from '#shared/texts/text-id.ts';
import { fieldsOf } from './form-fields.ts';

/** Maximum size of a file in the profile form, in bytes (a Lambda request is limited to 6 MB, base64 included). */
const fileMaxBytes = 4 * 1024 * 1024;

const limits = {
  fields: 60,
  files: 2,
  parts: 62,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  fileSize: fileMaxBytes,
};

/**
 * A multipart form's fields by name; files become their bytes.
 * @throws HttpError 413 when a part exceeds the limits, 400 when the form is malformed.
 */
export async function parseMultipart(
  bytes: Uint8Array,
  contentType: string,
): Promise<Record<string, string | Uint8Array>> {
  // Only forms need the parser: JSON calls do not pay for loading it. A bundle gives a CommonJS package no name but
  // `default`.
  const { default: Busboy } = await import('@fastify/busboy');
  const entries: [string, string | Uint8Array][] = [];
  await new Promise<void>((resolve, reject) => {
    const parser = newParser(Busboy, contentType, reject);
    let isRefused = false;
    const tooLarge = () => {
      isRefused = true;
      reject(
        new HttpError('BODY_TOO_LARGE', {
          text: textId('form_file_too_large', { megabytes: fileMaxBytes / 1024 / 1024 }),
        }),
      );
    };
    parser.on('field', (name, value, _nameCut, valueCut) => (valueCut ? tooLarge() : entries.push([name, value])));
    parser.on('file', (name, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', tooLarge);
      stream.on('error', () => reject(malformed()));
      stream.on('end', () => entries.push([name, Buffer.concat(chunks)]));
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(limit, tooLarge);
    parser.on('error', () => reject(malformed()));
    parser.on('finish', resolve);
    feed(parser, bytes, () => isRefused);
  });
  // A file field left empty by the browser arrives as an empty file: nothing was sent.
  return fieldsOf(entries.filter(([, value]) => typeof value === 'string' || value.byteLength > 0));
}

const pieceBytes = 64 * 1024;

/** Gives the parser the form piece by piece: what comes after a refusal, such as ten thousand parts, is not read. */
function feed(parser: BusboyInstance, bytes: Uint8Array, isRefused: () => boolean): void {
  for (let start = 0; start < bytes.byteLength && !isRefused(); start += pieceBytes) {
    parser.write(bytes.subarray(start, start + pieceBytes));
  }
  if (!isRefused()) parser.end();
}

const malformed = () => new HttpError('MALFORMED_REQUEST', { text: textId('form_unreadable') });

function newParser(Busboy: BusboyConstructor, contentType: string, reject: (error: Error) => void): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch (cause) {
    // A wrong use of the parser is our failure, not the form's.
    const error = cause instanceof TypeError ? cause : malformed();
    reject(error);
    throw error;
  }
}
