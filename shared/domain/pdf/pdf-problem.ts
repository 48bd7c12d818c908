import { valuesIn } from './object-streams.ts';
import { type PdfFile, type PdfObject, pdfFile, pdfObjects } from './pdf-objects.ts';
import {
  bytesIn,
  isDictionary,
  listOf,
  nameOf,
  type PdfDictionary,
  type PdfValue,
  referenceOf,
  typeOf,
} from './pdf-value.ts';
import { TooMuchData } from './unpack-stream.ts';

/** Why no one could read a PDF that is sent to them. */
export const pdfProblems = ['pdf_locked', 'pdf_incomplete', 'pdf_without_pages'] as const;
export type PdfProblem = (typeof pdfProblems)[number];

/** What one pass over the objects of a file finds. */
interface Found {
  hasPage: boolean;
  /** Streams of further objects: pages may be in them. */
  streams: PdfObject[];
  /** Dictionaries of encryption by their objects' numbers. */
  handlers: Map<number, PdfDictionary>;
  /** The last trailer, or stream in place of one, that names an encryption. */
  locked?: PdfDictionary;
  /** Where the last object ends. */
  end: number;
}

/** Pages always have their type; some programs leave it out and write only what a page needs. */
const isPage = (value: PdfValue): boolean =>
  typeOf(value) === 'Page' ||
  (isDictionary(value) && !value.has('Type') && value.has('Parent') && value.has('MediaBox'));

function findParts(file: PdfFile): Found {
  const found: Found = { hasPage: false, streams: [], handlers: new Map(), end: 0 };
  for (const object of pdfObjects(file)) {
    const { number, value, end } = object;
    if (number !== null) found.end = end;
    if (!isDictionary(value)) continue;
    if (isPage(value)) found.hasPage = true;
    if (typeOf(value) === 'ObjStm') found.streams.push(object);
    if ((number === null || typeOf(value) === 'XRef') && value.has('Encrypt')) found.locked = value;
    if (number !== null && value.has('O') && value.has('U')) found.handlers.set(number, value);
  }
  return found;
}

/** Whether the file opens only with a password. */
async function needsPassword({ locked, handlers }: Found): Promise<boolean> {
  const entry = locked?.get('Encrypt');
  if (!locked || entry === undefined || entry === null) return false;
  const handler = isDictionary(entry) ? entry : handlers.get(referenceOf(entry) ?? -1);
  if (!handler || nameOf(handler.get('Filter')) !== 'Standard') return true;
  const { opensWithoutPassword } = await import('./empty-password.ts');
  return !(await opensWithoutPassword(handler, bytesIn(listOf(locked.get('ID'))[0]) ?? new Uint8Array()));
}

/** Bytes of one stream of objects, and how many streams are looked at for a page. */
const maxStreamBytes = 4 * 1024 * 1024;
const maxStreams = 50;

/** Whether a page may be in the streams of objects: also true for those that cannot be looked at within bounds. */
async function mayHavePage(file: PdfFile, streams: readonly PdfObject[]): Promise<boolean> {
  if (streams.length > maxStreams) return true;
  try {
    for (const stream of streams) {
      const values = await valuesIn(file, stream, maxStreamBytes);
      if (values.length === 0 || values.some(isPage)) return true;
    }
  } catch (error) {
    if (error instanceof TooMuchData) return true;
    throw error;
  }
  return false;
}

/** What follows the last object of a complete file (ISO 32000-1, 7.5.5). Programs repair a file with any of them. */
const isEnd = /\b(?:startxref|trailer)\b|%%EOF/;

/**
 * Why a PDF cannot be read by whoever opens it; null when nothing says so. One that only restricts printing or copying
 * opens for everyone. It takes time and memory in proportion to the file, whose size callers bound.
 */
export async function pdfProblem(bytes: Uint8Array<ArrayBuffer>): Promise<PdfProblem | null> {
  const file = pdfFile(bytes);
  const found = findParts(file);
  if (!isEnd.test(file.text.slice(found.end))) return 'pdf_incomplete';
  if (found.locked) return (await needsPassword(found)) ? 'pdf_locked' : null;
  return found.hasPage || (await mayHavePage(file, found.streams)) ? null : 'pdf_without_pages';
}
