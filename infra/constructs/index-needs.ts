import { Size } from 'aws-cdk-lib';
import { maxDocuments } from '#functions/services/search/embedded/supported-size.ts';

/**
 * Bytes of a document in the file of an embedded index, and in the memory of a function that searches it; measured by
 * `npm run bench:search` (docs/performance/search.md).
 */
export const documentBytes = {
  jobs: { file: 4_863, memory: 5_400 },
  candidates: { file: 2_416, memory: 2_683 },
} as const;

type Kind = keyof typeof documentBytes;

/** Memory of a function without an index, and the least that functions get, in MB. */
export const [withoutIndexMb, minMb] = [250, 1_024];
const minStorageMb = 512;

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;
const bytesOf = (kinds: readonly Kind[], part: 'file' | 'memory') =>
  kinds.reduce((sum, kind) => sum + maxDocuments * documentBytes[kind][part], 0);

/** The memory in MB of a function that searches the indexes of kinds at their supported size. */
export const searchMemory = (kinds: readonly Kind[]): number =>
  Math.max(minMb, roundUp(withoutIndexMb + bytesOf(kinds, 'memory') / 1e6, 256));

/** The temporary storage of such a function: their files, and a quarter for the changes that it applies to them. */
export const searchStorage = (kinds: readonly Kind[]): Size => storage(1.25 * bytesOf(kinds, 'file'));

/**
 * The temporary storage of the function that writes snapshots, one kind after the other: the previous file, the new one, its
 * copy and the compressed one, a sixth.
 */
export const snapshotStorage = (): Size =>
  storage(3.2 * Math.max(bytesOf(['jobs'], 'file'), bytesOf(['candidates'], 'file')));

const storage = (bytes: number): Size => Size.mebibytes(Math.max(minStorageMb, roundUp(bytes / 2 ** 20, 512)));
