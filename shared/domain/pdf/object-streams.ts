import type { PdfFile, PdfObject } from './pdf-objects.ts';
import { PdfReader } from './pdf-reader.ts';
import { isDictionary, type PdfValue, typeOf } from './pdf-value.ts';
import { unpackStream } from './unpack-stream.ts';

/**
 * The values in a stream of objects (ISO 32000-1, 7.5.7); none for any other object, and for what cannot be unpacked.
 * @throws TooMuchData for more than `maxBytes`
 */
export async function valuesIn(file: PdfFile, { value, stream }: PdfObject, maxBytes: number): Promise<PdfValue[]> {
  if (!stream || !isDictionary(value) || typeOf(value) !== 'ObjStm') return [];
  const first = value.get('First');
  const data = typeof first === 'number' ? await unpackStream(file, value, stream, maxBytes) : null;
  if (!data || typeof first !== 'number') return [];
  // The values follow one another; the table of their numbers before them is not needed.
  const reader = new PdfReader(data, first);
  const values: PdfValue[] = [];
  for (let found = reader.read(); found !== undefined; found = reader.read()) values.push(found);
  return values;
}
