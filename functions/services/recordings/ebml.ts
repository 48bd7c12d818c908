import type { ByteReader } from './byte-reader.ts';
import { joinBytes, textBytes, uintBytes } from './byte-writer.ts';
import { unreadable } from './recording.ts';

/** Elements of WebM that are read or written (RFC 9559). */
export const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  codecDelay: 0x56aa,
  seekPreRoll: 0x56bb,
  contentEncodings: 0x6d80,
  audio: 0xe1,
  samplingFrequency: 0xb5,
  channels: 0x9f,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
} as const;

/** Bytes of a number of variable length, by the position of its first set bit. */
function lengthOf(first: number, maxLength: number): number {
  const length = Math.clz32(first) - 23;
  if (length > maxLength) throw unreadable();
  return length;
}

/** A number of variable length without its marker; null when all its bits are set, which means "unknown". */
export function readVint(reader: ByteReader): number | null {
  const first = reader.uint(1);
  const length = lengthOf(first, 8);
  const mask = 2 ** (8 - length) - 1;
  const others = reader.take(length - 1);
  if ((first & mask) === mask && others.every((byte) => byte === 255)) return null;
  return others.reduce((sum, byte) => sum * 256 + byte, first & mask);
}

/** The id and size of the next element; null for an unknown size. */
export function readElementHead(reader: ByteReader): { id: number; size: number | null } {
  const first = reader.uint(1);
  const others = reader.take(lengthOf(first, 4) - 1);
  return { id: others.reduce((sum, byte) => sum * 256 + byte, first), size: readVint(reader) };
}

const idBytes = (id: number): Uint8Array => uintBytes(id, Math.ceil((32 - Math.clz32(id)) / 8));

/** An element with its parts; the size has always 4 bytes, so that it is known before the content. */
export function element(id: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  return joinBytes([idBytes(id), uintBytes(size + 0x10000000, 4), ...parts]);
}

/** An element with a whole number of 4 bytes, or of 8 where it may be greater. */
export const uintElement = (id: number, value: number, length = 4): Uint8Array => element(id, uintBytes(value, length));

export const textElement = (id: number, text: string): Uint8Array => element(id, textBytes(text));

export function floatElement(id: number, value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(id, bytes);
}
