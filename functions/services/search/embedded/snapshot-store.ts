import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { setting } from '#functions/platform/env.ts';
import { fileClient, within } from '#functions/services/files/file-client.ts';
import { isReplaced, objectBytes } from '#functions/services/files/object-bytes.ts';
import { deleteEarlierVersions } from '#functions/services/files/remove-files.ts';
import { type EpochMs, epochMs } from '#shared/domain/time.ts';

/** A snapshot belongs to one table: another table's index would find items that do not exist. */
const keyOf = (name: string) => `search/${setting('TABLE_NAME')}/${name}.sqlite.zst`;

/** Downloads the snapshot of this name to a local path; false when there is none. */
export async function fetchSnapshot(name: string, path: string): Promise<boolean> {
  try {
    await pipeline(objectBytes(keyOf(name)), createZstdDecompress(), createWriteStream(path, { mode: 0o600 }));
    return true;
  } catch (error) {
    if (isReplaced(error)) return fetchSnapshot(name, path);
    if (isAbsent(error)) return false;
    throw error;
  }
}

/** Without the right to list the bucket, S3 calls an absent object forbidden. */
const isAbsent = (error: unknown) =>
  error instanceof Error && ['NoSuchKey', 'NotFound', 'AccessDenied'].includes(error.name);

/** When the snapshot of this name was written; undefined without one. */
export async function snapshotWrittenAt(name: string): Promise<EpochMs | undefined> {
  const { s3, client, Bucket } = await fileClient();
  try {
    const { LastModified } = await client.send(new s3.HeadObjectCommand({ Bucket, Key: keyOf(name) }));
    return LastModified && epochMs(LastModified.getTime());
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/**
 * Uploads the file at a local path as the snapshot of this name, compressed (in a file beside it, as `.zst`), in place of the one
 * before.
 */
export async function keepSnapshot(name: string, path: string): Promise<void> {
  const compressed = `${path}.zst`;
  const fast = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  await pipeline(createReadStream(path), fast, createWriteStream(compressed, { mode: 0o600 }));
  const { s3, client, Bucket } = await fileClient();
  const { size } = await stat(compressed);
  await client.send(
    new s3.PutObjectCommand({
      Bucket,
      Key: keyOf(name),
      Body: createReadStream(compressed),
      ContentLength: size,
      ContentType: 'application/zstd',
    }),
    within('snapshot'),
  );
  // The bucket stores versions, and a snapshot of some hundred MB is written up to 144 times a day.
  await deleteEarlierVersions(keyOf(name));
}
