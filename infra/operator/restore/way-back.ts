import type { DeleteMarkerEntry, ListObjectVersionsOutput, ObjectVersion } from '@aws-sdk/client-s3';
import { fileClient } from '#functions/services/files/file-client.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** All versions of a file, and the markers that hide it, in any order. */
export interface FileVersions {
  key: string;
  files: ObjectVersion[];
  markers: DeleteMarkerEntry[];
}

/** What makes a file again what it was: markers to delete, and a version to copy over a later one. */
export interface WayBack {
  markers: DeleteMarkerEntry[];
  copy: ObjectVersion | undefined;
}

type Entry = Pick<ObjectVersion, 'LastModified' | 'IsLatest'>;
const timeOf = ({ LastModified }: Entry): number => LastModified?.getTime() ?? 0;
/** S3's times are whole seconds: of two equal ones, the latest version is known. */
const latestFirst = (left: Entry, right: Entry): number =>
  Number(right.IsLatest ?? false) - Number(left.IsLatest ?? false) || timeOf(right) - timeOf(left);

/**
 * How a file becomes what it was at a time, if it was hidden or overwritten since; undefined if it was not, or when no version is left.
 */
export function wayBack({ files, markers }: FileVersions, since: EpochMs): WayBack | undefined {
  const versions = files.toSorted(latestFirst);
  const [latest] = versions;
  if (!latest) return undefined;
  const hiding = markers.filter((marker) => latestFirst(marker, latest) <= 0);
  if (hiding.some((marker) => timeOf(marker) < since)) return undefined;
  const before = versions.find((version) => timeOf(version) < since);
  const copy = before && before.ETag !== latest.ETag ? before : undefined;
  return hiding.length > 0 || copy ? { markers: hiding, copy } : undefined;
}

/** The versions of all files whose keys begin so, in the order of the keys (one request for each 1000 versions). */
export async function* versionsOfFiles(Prefix: string, MaxKeys = 1000): AsyncGenerator<FileVersions> {
  const { s3, client, Bucket } = await fileClient();
  let open = new Map<string, FileVersions>();
  let next: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | undefined = {};
  while (next) {
    const page: ListObjectVersionsOutput = await client.send(
      new s3.ListObjectVersionsCommand({ Bucket, Prefix, MaxKeys, ...next }),
    );
    const at = ({ Key: key = '' }: { Key?: string | undefined }) => {
      const found = open.get(key) ?? { key, files: [], markers: [] };
      open.set(key, found);
      return found;
    };
    for (const version of page.Versions ?? []) at(version).files.push(version);
    for (const marker of page.DeleteMarkers ?? []) at(marker).markers.push(marker);
    next = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker } : undefined;
    // The versions of the last key may go on with the next page.
    const last = next && open.get(next.KeyMarker ?? '');
    if (last) open.delete(last.key);
    yield* open.values();
    open = new Map(last ? [[last.key, last]] : []);
  }
}

/** Brings a file back. The versions over which one is copied stay, as earlier ones. */
export async function bringBack(key: string, { markers, copy }: WayBack): Promise<void> {
  const { s3, client, Bucket } = await fileClient();
  for (const { VersionId } of markers) await client.send(new s3.DeleteObjectCommand({ Bucket, Key: key, VersionId }));
  if (!copy) return;
  const CopySource = `${Bucket}/${key}?versionId=${copy.VersionId}`;
  await client.send(new s3.CopyObjectCommand({ Bucket, Key: key, CopySource }));
}
