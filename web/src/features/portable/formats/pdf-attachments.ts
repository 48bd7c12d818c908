import { FileRefusal } from './file-refusal.ts';
import { maxUnpackedBytes } from './limits.ts';
import { unpack } from './unpack.ts';

/** The longest dictionary of an embedded file; real ones have some 200 characters. */
const longestDictionary = 2_000;
/** Europass puts one file into a PDF. */
const mostAttachments = 20;

/** One character for each byte, so that places in the text are places in the file. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

interface Stored {
  dictionary: string;
  start: number;
}

/** All embedded files (ISO 32000-1, 7.11.4): objects whose stream is of the type `EmbeddedFile`. */
function embeddedFiles(pdf: string): Stored[] {
  const found: Stored[] = [];
  for (const match of pdf.matchAll(/\bstream(?:\r\n|\n|\r)/g)) {
    const before = pdf.slice(Math.max(0, match.index - longestDictionary), match.index);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    if (/\/EmbeddedFile\b(?!s)/.test(dictionary)) found.push({ dictionary, start: match.index + match[0].length });
    if (found.length > mostAttachments) throw new FileRefusal('tooComplex');
  }
  return found;
}

/** The length of a stream: written in its dictionary, or in an object of its own. */
function statedLength(pdf: string, dictionary: string): number | null {
  const [, length, isReference] = /\/Length\s+(\d{1,10})(\s+\d+\s+R\b)?/.exec(dictionary) ?? [];
  if (length === undefined) return null;
  if (!isReference) return Number(length);
  const [, referred] = new RegExp(`(?:^|[\\r\\n ])${length} \\d+ obj\\s+(\\d{1,10})\\s+endobj`).exec(pdf) ?? [];
  return referred === undefined ? null : Number(referred);
}

/** Where the data of a stream may end: as stated, otherwise before `endstream`, with or without the line end there. */
function possibleEnds(pdf: string, { dictionary, start }: Stored): number[] {
  const length = statedLength(pdf, dictionary);
  if (length !== null && /^\s*endstream/.test(pdf.slice(start + length, start + length + 20))) return [start + length];
  const end = pdf.indexOf('endstream', start);
  return end < 0 ? [] : [end - 2, end - 1, end].filter((place) => place >= start);
}

/** The data of an embedded file; null if they are packed in another way, or damaged. */
async function contentOf(
  bytes: Uint8Array<ArrayBuffer>,
  pdf: string,
  file: Stored,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [, filters = ''] = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(file.dictionary) ?? [];
  const names = filters.match(/\/\w+/g) ?? [];
  const ends = possibleEnds(pdf, file);
  if (names.length === 0) {
    const end = ends.at(-1);
    return end === undefined ? null : bytes.slice(file.start, end);
  }
  if (names.join() !== '/FlateDecode') return null;
  for (const end of ends) {
    const content = await unpack(bytes.slice(file.start, end), most);
    if (content) return content;
  }
  return null;
}

/**
 * Reads the files that a PDF has embedded, the last one first, since later versions of a file are at its end.
 *
 * @throws FileRefusal for a protected PDF, and for too much content
 */
export async function readAttachments(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>[]> {
  const pdf = latin1(bytes);
  if (/\/Encrypt\s+\d+\s+\d+\s+R\b/.test(pdf)) throw new FileRefusal('protectedPdf');
  const contents: Uint8Array<ArrayBuffer>[] = [];
  let left = maxUnpackedBytes;
  for (const file of embeddedFiles(pdf).reverse()) {
    const content = await contentOf(bytes, pdf, file, left);
    if (content === null) continue;
    left -= content.length;
    contents.push(content);
  }
  return contents;
}
