import type { ObjectVersion } from '@aws-sdk/client-s3';
import { candidateFolder } from '#functions/data/file-keys.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { fileClient, within } from './file-client.ts';

// The bucket stores earlier versions (decision 101). A file that its owner deletes or replaces is hidden, and gone within 14 days; all
// else is deleted with every version: what never became a file of an account, recordings, rejected documents, erased accounts.

type Keys = readonly (string | undefined)[];

/** Hides files: no request finds them, and an operator can bring them back for 13 days. Absent keys and files are fine. */
export async function hideFiles(keys: Keys): Promise<void> {
  const { s3, client, Bucket } = await fileClient();
  await forEach(keys, (Key) => client.send(new s3.DeleteObjectCommand({ Bucket, Key }), within('ask')));
}

/**
 * Deletes files with all their versions, so that they cannot be brought back, in the time of one short request. Absent keys and files
 * are fine.
 */
export async function deleteFiles(keys: Keys): Promise<void> {
  await forEach(keys, async (key) => {
    const time = within('ask');
    // A prefix finds longer keys, too.
    await deleteVersions(
      (await versionsBelow(key, time)).filter(({ Key }) => Key === key),
      time,
    );
  });
}

/** Deletes the versions of a file before the latest one: of what is replaced every few minutes. */
export async function deleteEarlierVersions(key: string): Promise<void> {
  const time = within('ask');
  const versions = await versionsBelow(key, time);
  await deleteVersions(
    versions.filter(({ Key, IsLatest }) => Key === key && !IsLatest),
    time,
  );
}

/** Deletes up to 1000 versions of a candidate's files; false when there was none. */
export async function deleteCandidateFiles(candidateId: number): Promise<boolean> {
  const found = await versionsBelow(candidateFolder(candidateId), within('ask'));
  await deleteVersions(found, within('ask'));
  return found.length > 0;
}

/**
 * Removes files that nothing needs any more, after what mattered is done: a failure is logged, and must not be taken for
 * one of the call.
 */
export async function clearFiles(keys: Keys, remove: typeof deleteFiles = deleteFiles): Promise<void> {
  try {
    await remove(keys);
  } catch (error) {
    log('STORE_UNAVAILABLE', describeError(error));
  }
}

const forEach = (keys: Keys, remove: (key: string) => Promise<unknown>) =>
  Promise.all(keys.flatMap((key) => (key === undefined ? [] : remove(key))));

/** A version of a file, or the marker that hides it. */
type Version = Pick<ObjectVersion, 'Key' | 'VersionId' | 'IsLatest'>;
type Time = ReturnType<typeof within>;

/** Up to 1000 versions of files whose keys begin so, and the markers that hide them. */
async function versionsBelow(Prefix: string, time: Time): Promise<Version[]> {
  const { s3, client, Bucket } = await fileClient();
  const { Versions = [], DeleteMarkers = [] } = await client.send(
    new s3.ListObjectVersionsCommand({ Bucket, Prefix }),
    time,
  );
  return [...Versions, ...DeleteMarkers];
}

async function deleteVersions(versions: readonly Version[], time: Time): Promise<void> {
  const { s3, client, Bucket } = await fileClient();
  await Promise.all(
    versions.map(({ Key, VersionId }) => client.send(new s3.DeleteObjectCommand({ Bucket, Key, VersionId }), time)),
  );
}
