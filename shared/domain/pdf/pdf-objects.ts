import { PdfReader } from './pdf-reader.ts';
import { isDictionary, type PdfDictionary, type PdfValue } from './pdf-value.ts';

/** The bytes of a PDF, and the same as text with one character each, in which words are found. */
export interface PdfFile {
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
}

const latin1 = new TextDecoder('latin1');

export const pdfFile = (bytes: Uint8Array<ArrayBuffer>): PdfFile => ({ bytes, text: latin1.decode(bytes) });

export interface PdfStream {
  start: number;
  end: number;
  /** Whether a line end that is no part of the data may precede `end`. */
  isOpenEnd: boolean;
}

/** An object of a PDF, or the dictionary of a trailer, which has no number. */
export interface PdfObject {
  number: number | null;
  value: PdfValue;
  stream?: PdfStream;
  /** Where it ends in the file. */
  end: number;
}

/** More objects than a file of 10 MB with a person's documents has; the rest is not looked at. */
const maxObjects = 200_000;

/** Where the data of a stream begin and end: as its dictionary says, otherwise before the word that ends it. */
function streamAt(text: string, position: number, dictionary: PdfDictionary): PdfStream | undefined {
  if (!text.startsWith('stream', position)) return undefined;
  const [lineEnd = ''] = /^(?:\r\n|\n|\r)?/.exec(text.slice(position + 6, position + 8)) ?? [];
  const start = position + 6 + lineEnd.length;
  const length = dictionary.get('Length');
  if (typeof length === 'number' && /^\s*endstream/.test(text.slice(start + length, start + length + 20))) {
    return { start, end: start + length, isOpenEnd: false };
  }
  const end = text.indexOf('endstream', start);
  return end < 0 ? undefined : { start, end, isOpenEnd: true };
}

/**
 * All objects of a PDF in the order in which they are stored, older revisions included, without those in object streams.
 * It does not use the table of objects, which is often wrong where a program has added something. It reads each byte
 * once, and never looks for objects within the data of a stream.
 */
export function* pdfObjects({ bytes, text }: PdfFile): Generator<PdfObject> {
  const start = /(\d{1,10})[\s\0]{1,20}\d{1,5}[\s\0]{1,20}obj(?![a-z])|\btrailer\b/g;
  for (let count = 0; count < maxObjects; count += 1) {
    const match = start.exec(text);
    if (!match) return;
    const reader = new PdfReader(bytes, start.lastIndex);
    const value = reader.read();
    const number = match[1] === undefined ? null : Number(match[1]);
    if (value !== undefined) {
      reader.skipSpace();
      const stream = isDictionary(value) ? streamAt(text, reader.position, value) : undefined;
      const isCutOff = stream === undefined && isDictionary(value) && text.startsWith('stream', reader.position);
      if (isCutOff) return;
      const end = stream?.end ?? reader.position;
      yield { number, value, end, ...(stream && { stream }) };
      start.lastIndex = end;
    } else start.lastIndex = Math.max(start.lastIndex, reader.position);
  }
}
