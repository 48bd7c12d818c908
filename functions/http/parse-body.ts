import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { HttpError } from '#functions/platform/http-error.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { textId } from '#shared/texts/text-id.ts';
import { fieldsOf } from './form-fields.ts';

/** Largest JSON or urlencoded body in bytes, where the call names none. */
const maxTextBytes = 128 * 1024;

/**
 * The request's body as an unchecked value; `{}` when there is none.
 * @throws HttpError 413 when too large, 415 for a type the call does not take, 400 when malformed.
 */
export async function parseBody(event: APIGatewayProxyEventV2, call: CallDefinition): Promise<unknown> {
  if (!call.body || !event.body) return {};
  const bytes = bytesOf(event);
  const type = mediaType(event.headers['content-type']);
  if (type === 'multipart/form-data' && call.accepts === 'form') {
    // Loaded with the first upload: a cold start of other calls does without.
    const { parseMultipart } = await import('./parse-multipart.ts');
    return await parseMultipart(bytes, event.headers['content-type'] ?? '');
  }
  if (type !== 'application/json' && !(type === 'application/x-www-form-urlencoded' && call.accepts === 'form')) {
    throw new HttpError('UNSUPPORTED_CONTENT_TYPE');
  }
  if (bytes.byteLength > (call.maxBodyBytes ?? maxTextBytes)) throw new HttpError('BODY_TOO_LARGE');
  const text = decodeUtf8(bytes);
  return type === 'application/json' ? parseJson(text) : parseForm(text);
}

/**
 * The body's bytes as they came.
 * @throws HttpError 413 when there are too many
 */
export function rawBody(event: APIGatewayProxyEventV2): Uint8Array {
  const bytes = bytesOf(event);
  if (bytes.byteLength > maxTextBytes) throw new HttpError('BODY_TOO_LARGE');
  return bytes;
}

const bytesOf = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2) =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');

const mediaType = (header: string | undefined) => (header ?? '').split(';', 1)[0]?.trim().toLowerCase();

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError('MALFORMED_REQUEST', { text: textId('body_not_utf8') });
  }
}

function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError('MALFORMED_REQUEST', { text: textId('body_not_json') });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError('MALFORMED_REQUEST', { text: textId('body_not_object') });
  }
  return value;
}

function parseForm(text: string): unknown {
  return fieldsOf(new URLSearchParams(text));
}
