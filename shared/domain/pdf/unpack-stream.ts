import { fromBase85, fromHex } from './ascii-filters.ts';
import type { PdfFile, PdfStream } from './pdf-objects.ts';
import { listOf, nameOf, type PdfDictionary } from './pdf-value.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Data that would take more memory than allowed. */
export class TooMuchData extends Error {}

/** Joins chunks of `size` bytes in total. */
function join(chunks: readonly Uint8Array[], size: number): Bytes {
  const bytes = new Uint8Array(size);
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  return bytes;
}

/** Unpacks zlib data; null for data that are not intact. It stops as soon as there are more than `maxBytes`. */
async function inflate(packed: Bytes, maxBytes: number): Promise<Bytes | null> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > maxBytes) break;
      chunks.push(part.value);
    }
  } catch {
    return null;
  }
  if (size > maxBytes) {
    await reader.cancel();
    throw new TooMuchData();
  }
  return join(chunks, size);
}

/** Runs of bytes that are copied or repeated, up to the length 128 (ISO 32000-1, 7.4.5). */
function fromRuns(packed: Bytes, maxBytes: number): Bytes {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let place = 0; place < packed.length; ) {
    const length = packed[place] ?? 128;
    if (length === 128) break;
    const copied = packed.subarray(place + 1, place + 2 + length);
    const chunk = length < 128 ? copied : new Uint8Array(257 - length).fill(packed[place + 1] ?? 0);
    size += chunk.length;
    if (size > maxBytes) throw new TooMuchData();
    chunks.push(chunk);
    place += length < 128 ? length + 2 : 2;
  }
  return join(chunks, size);
}

const decoders: Readonly<Record<string, (packed: Bytes, maxBytes: number) => Bytes | null | Promise<Bytes | null>>> = {
  FlateDecode: inflate,
  Fl: inflate,
  ASCIIHexDecode: fromHex,
  AHx: fromHex,
  ASCII85Decode: fromBase85,
  A85: fromBase85,
  RunLengthDecode: fromRuns,
  RL: fromRuns,
};

/** A stream of real files has at most three filters. */
const maxFilters = 5;

/** Whether values are stored as differences to those before, as pictures are. */
const isPredicted = (dictionary: PdfDictionary): boolean =>
  listOf(dictionary.get('DecodeParms') ?? dictionary.get('DP')).some(
    (each) => each instanceof Map && typeof each.get('Predictor') === 'number' && each.get('Predictor') !== 1,
  );

const possibleEnds = ({ end, isOpenEnd }: PdfStream): number[] => (isOpenEnd ? [end - 2, end - 1, end] : [end]);

/**
 * The data of a stream, through all of its filters.
 * @returns null for filters that are not known here, and for data that are not intact
 * @throws TooMuchData for more than `maxBytes` after any of the filters
 */
export async function unpackStream(
  { bytes }: PdfFile,
  dictionary: PdfDictionary,
  stream: PdfStream,
  maxBytes: number,
): Promise<Bytes | null> {
  const filters = listOf(dictionary.get('Filter') ?? dictionary.get('F')).map(nameOf);
  if (filters.length > maxFilters || isPredicted(dictionary)) return null;
  if (filters.length === 0) return bytes.slice(stream.start, stream.end);
  for (const end of possibleEnds(stream)) {
    let data: Bytes | null = bytes.slice(stream.start, Math.max(stream.start, end));
    for (const filter of filters) {
      const decode: (typeof decoders)[string] | undefined =
        filter !== undefined && Object.hasOwn(decoders, filter) ? decoders[filter] : undefined;
      data = data && decode ? await decode(data, maxBytes) : null;
    }
    if (data) return data;
  }
  return null;
}
