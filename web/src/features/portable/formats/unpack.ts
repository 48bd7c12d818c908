import { FileRefusal } from './file-refusal.ts';

/** Joins chunks of `size` bytes in total. */
function join(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  return bytes;
}

/**
 * Unpacks zlib data (PDF's `FlateDecode`) of at most `most` bytes; it stops as soon as there are more.
 *
 * @returns null for data that are not intact
 * @throws FileRefusal for more bytes
 */
export async function unpack(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > most) break;
      chunks.push(part.value);
    }
  } catch {
    return null;
  }
  if (size > most) {
    await reader.cancel();
    throw new FileRefusal('unpackedTooLarge');
  }
  return join(chunks, size);
}
