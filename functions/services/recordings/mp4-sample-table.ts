import { boxesIn, contentAt, onlyBox, versionedReader } from './mp4-boxes.ts';
import { unreadable } from './recording.ts';

/** Where one frame lies in the file. */
export interface FilePart {
  offset: number;
  size: number;
}

/** From which chunk on (counted from 1) chunks have how many samples. */
type Run = [firstChunk: number, samples: number];

function readRuns(content: Uint8Array): Run[] {
  const { reader } = versionedReader(content);
  reader.uint(4);
  const runs: Run[] = [];
  while (!reader.isAtEnd) {
    runs.push([reader.uint(4), reader.uint(4)]);
    reader.uint(4);
  }
  return runs;
}

function readOffsets(table: Uint8Array): number[] {
  const boxes = boxesIn(table);
  const [short, long] = [onlyBox(boxes, 'stco'), onlyBox(boxes, 'co64')];
  const found = short ?? long;
  if (!found) throw unreadable();
  const { reader } = versionedReader(found.content);
  const offsets: number[] = [];
  for (let rest = reader.uint(4); rest > 0; rest -= 1) offsets.push(reader.uint(short ? 4 : 8));
  return offsets;
}

/** The sizes of the samples in their order: one for all, or one each. */
function* sizesIn(content: Uint8Array): Generator<number> {
  const { reader } = versionedReader(content);
  const usual = reader.uint(4);
  for (let rest = reader.uint(4); rest > 0; rest -= 1) yield usual === 0 ? reader.uint(4) : usual;
}

/** Where the frames lie that the table of a whole file lists; none in a file of fragments. */
export function* sampleTableParts(table: Uint8Array): Generator<FilePart> {
  const sizes = sizesIn(contentAt(table, 'stsz'));
  const runs = readRuns(contentAt(table, 'stsc'));
  let run = -1;
  for (const [index, start] of readOffsets(table).entries()) {
    while ((runs[run + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1;
    let offset = start;
    for (let rest = runs[run]?.[1] ?? 0; rest > 0; rest -= 1) {
      const { value: size, done } = sizes.next();
      if (done) return;
      yield { offset, size };
      offset += size;
    }
  }
}
