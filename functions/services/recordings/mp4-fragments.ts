import type { ByteReader } from './byte-reader.ts';
import { boxesIn, contentAt, onlyBox, versionedReader } from './mp4-boxes.ts';
import type { FilePart } from './mp4-sample-table.ts';
import { unreadable } from './recording.ts';

/** The size of a sample that fragments do not name; 0 without one. */
export function trackDefaultSize(movie: Uint8Array): number {
  const extension = onlyBox(boxesIn(movie), 'mvex');
  if (!extension) return 0;
  const { reader } = versionedReader(contentAt(extension.content, 'trex'));
  // Track, description and duration.
  reader.take(12);
  return reader.uint(4);
}

/** Reads a field of 4 or 8 bytes that is there only if its flag is set. */
const optional = (reader: ByteReader, flags: number, flag: number, length = 4): number | undefined =>
  (flags & flag) === 0 ? undefined : reader.uint(length);

/** Where a fragment's data begin, and the size of its samples. */
function readHeader(content: Uint8Array, start: number, usualSize: number) {
  const { reader, flags } = versionedReader(content);
  reader.uint(4);
  const base = optional(reader, flags, 0x01, 8) ?? start;
  optional(reader, flags, 0x02);
  optional(reader, flags, 0x08);
  return { base, size: optional(reader, flags, 0x10) ?? usualSize };
}

/** The frames of one run of samples; `next` is where the run before ended. */
function* runParts(content: Uint8Array, { base, size }: { base: number; size: number }, next: number) {
  const { reader, flags } = versionedReader(content);
  const count = reader.uint(4);
  const distance = optional(reader, flags, 0x01);
  // A number with sign.
  let offset = distance === undefined ? next : base + (distance | 0);
  optional(reader, flags, 0x04);
  for (let rest = count; rest > 0; rest -= 1) {
    optional(reader, flags, 0x100);
    const own = optional(reader, flags, 0x200) ?? size;
    optional(reader, flags, 0x400);
    optional(reader, flags, 0x800);
    yield { offset, size: own };
    offset += own;
  }
}

/**
 * Where the frames of a fragment lie.
 * @param start where the fragment's own box begins, from which its offsets count
 */
export function* fragmentParts(fragment: Uint8Array, start: number, usualSize: number): Generator<FilePart> {
  const boxes = boxesIn(contentAt(fragment, 'traf'));
  const header = onlyBox(boxes, 'tfhd');
  if (!header) throw unreadable();
  const place = readHeader(header.content, start, usualSize);
  let next = place.base;
  for (const { content } of boxes.filter(({ type }) => type === 'trun')) {
    for (const part of runParts(content, place, next)) {
      yield part;
      next = part.offset + part.size;
    }
  }
}
