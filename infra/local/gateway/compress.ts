import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Minimum size in bytes that the edge compresses. */
export const smallestCompressed = 1_000;

const compressible = /^(text\/|image\/svg\+xml|application\/(json|javascript|xml|manifest\+json|openapi\+json))/;

/**
 * Chooses the encoding for content of this type and size in bytes by the client's Accept-Encoding; undefined for none.
 */
export const chooseEncoding = (accept: string | undefined, type: string, size: number): Encoding | undefined => {
  if (accept === undefined || size < smallestCompressed || !compressible.test(type)) {
    return undefined;
  }
  const accepted = accept
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
};

/** Compresses at the medium level that the edge uses. */
export const compress = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      })
    : zip(content, { level: 6 });
