import { ByteReader } from './byte-reader.ts';
import { joinBytes, textBytes, uintBytes } from './byte-writer.ts';
import { unreadable } from './recording.ts';

/** A box of an MP4 file (ISO 14496-12): `start` is where its header begins among the bytes it was read from. */
export interface Box {
  type: string;
  start: number;
  content: Uint8Array;
}

/** A recorder that writes a fragment for every frame stays below it. */
const maxBoxes = 20_000;

/** The boxes one after the other in some bytes. */
export function boxesIn(bytes: Uint8Array): Box[] {
  const reader = new ByteReader(bytes);
  const boxes: Box[] = [];
  while (!reader.isAtEnd) {
    if (boxes.length === maxBoxes) throw unreadable();
    const start = reader.position;
    const short = reader.uint(4);
    const type = reader.text(4);
    // 1: a size of 8 bytes follows; 0: the rest of the file.
    const size = short === 1 ? reader.uint(8) : short;
    const content = size === 0 ? reader.rest() : reader.take(size - (reader.position - start));
    boxes.push({ type, start, content });
  }
  return boxes;
}

/** The only box of a type; undefined when there is none. */
export function onlyBox(boxes: readonly Box[], type: string): Box | undefined {
  const found = boxes.filter((each) => each.type === type);
  if (found.length > 1) throw unreadable();
  return found[0];
}

/** The content of the only box at the end of a path of boxes. */
export function contentAt(bytes: Uint8Array, ...path: readonly string[]): Uint8Array {
  return path.reduce((content, type) => {
    const found = onlyBox(boxesIn(content), type);
    if (!found) throw unreadable();
    return found.content;
  }, bytes);
}

/** A reader of a box with a version and flags, which come first. */
export function versionedReader(content: Uint8Array): { reader: ByteReader; version: number; flags: number } {
  const reader = new ByteReader(content);
  return { version: reader.uint(1), flags: reader.uint(3), reader };
}

export const box = (type: string, ...parts: readonly Uint8Array[]): Uint8Array => {
  const content = joinBytes(parts);
  return joinBytes([uintBytes(content.length + 8, 4), textBytes(type), content]);
};

/** A box of version 0. */
export const versionedBox = (type: string, flags: number, ...parts: readonly Uint8Array[]): Uint8Array =>
  box(type, uintBytes(flags, 4), ...parts);
