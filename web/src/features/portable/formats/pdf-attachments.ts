import { valuesIn } from '#shared/domain/pdf/object-streams.ts';
import { type PdfFile, type PdfObject, pdfFile, pdfObjects } from '#shared/domain/pdf/pdf-objects.ts';
import { isDictionary, type PdfValue, referenceOf, typeOf } from '#shared/domain/pdf/pdf-value.ts';
import { TooMuchData, unpackStream } from '#shared/domain/pdf/unpack-stream.ts';
import { FileRefusal } from './file-refusal.ts';
import { maxUnpackedBytes } from './limits.ts';

/** Europass puts one file into a PDF. */
const maxAttachments = 20;
/** Bytes and number of the streams of objects that are looked at for the names of embedded files. */
const maxObjectBytes = 4 * 1024 * 1024;
const maxObjectStreams = 50;

/** The objects that a file specification names as embedded files (ISO 32000-1, 7.11.3), under any of its keys. */
function embeddedIn(value: PdfValue): number[] {
  const entries = isDictionary(value) ? value.get('EF') : undefined;
  return isDictionary(entries) ? [...entries.values()].flatMap((each) => referenceOf(each) ?? []) : [];
}

interface Parts {
  streams: PdfObject[];
  objectStreams: PdfObject[];
  /** Numbers of the objects that file specifications name. */
  embedded: Set<number>;
}

function findParts(file: PdfFile): Parts {
  const parts: Parts = { streams: [], objectStreams: [], embedded: new Set() };
  for (const object of pdfObjects(file)) {
    const { value, stream, number } = object;
    if ((number === null || typeOf(value) === 'XRef') && isDictionary(value) && value.has('Encrypt')) {
      throw new FileRefusal('protectedPdf');
    }
    for (const embedded of embeddedIn(value)) parts.embedded.add(embedded);
    if (!stream) continue;
    if (typeOf(value) === 'ObjStm') parts.objectStreams.push(object);
    else parts.streams.push(object);
  }
  return parts;
}

/** Adds what file specifications in streams of objects name. */
async function addNamed(file: PdfFile, { objectStreams, embedded }: Parts): Promise<void> {
  for (const stream of objectStreams.slice(0, maxObjectStreams)) {
    const values = await valuesIn(file, stream, maxObjectBytes);
    for (const number of values.flatMap(embeddedIn)) embedded.add(number);
  }
}

/** Embedded files (ISO 32000-1, 7.11.4): of their type, or without it where a file specification names them. */
const isEmbedded = ({ number, value }: PdfObject, { embedded }: Parts): boolean =>
  typeOf(value) === 'EmbeddedFile' || (typeOf(value) === undefined && number !== null && embedded.has(number));

async function readEmbedded(file: PdfFile): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts = findParts(file);
  await addNamed(file, parts);
  const found = parts.streams.filter((each) => isEmbedded(each, parts));
  if (found.length > maxAttachments) throw new FileRefusal('tooComplex');
  const contents: Uint8Array<ArrayBuffer>[] = [];
  let left = maxUnpackedBytes;
  for (const { value, stream } of found.reverse()) {
    const content = isDictionary(value) && stream ? await unpackStream(file, value, stream, left) : null;
    if (content === null) continue;
    left -= content.length;
    contents.push(content);
  }
  return contents;
}

/**
 * Reads the files that a PDF has embedded, the last one first, since later versions of a file are at its end.
 *
 * @throws FileRefusal for a protected PDF, and for too much content
 */
export async function readAttachments(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>[]> {
  try {
    return await readEmbedded(pdfFile(bytes));
  } catch (error) {
    if (error instanceof TooMuchData) throw new FileRefusal('unpackedTooLarge');
    throw error;
  }
}
