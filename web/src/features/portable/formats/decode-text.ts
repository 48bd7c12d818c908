import { FileRefusal } from './file-refusal.ts';

const startsWith = (bytes: Uint8Array, ...prefix: number[]): boolean =>
  prefix.every((byte, index) => bytes[index] === byte);

/** UTF-16 where a byte order mark says so, otherwise UTF-8. What a declaration in the text says does not count. */
function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return 'utf-8';
}

/**
 * Decodes a text file, without its byte order mark.
 *
 * @throws FileRefusal for another encoding: its letters would be wrong unnoticed.
 */
export function decodeText(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new FileRefusal('encoding');
  }
  // UTF-16 without a mark reads as UTF-8 with a NUL beside every Latin letter.
  if (text.includes('\0')) throw new FileRefusal('encoding');
  return text;
}
