import FilesystemStore from '@20minutes/s3rver/lib/stores/filesystem.js';
import { type FileLifetime, fileLifetimes } from '#infra/constructs/file-lifetimes.ts';
import { dayMs } from '#shared/domain/time.ts';
import { type StoredVersion, Versions } from './versions.ts';

/** S3 acts at the first midnight (UTC) after the days are over. Times are in milliseconds since 1970. */
const isDue = (since: number, days: number, now: number): boolean => {
  const over = since + days * dayMs;
  return Math.ceil(over / dayMs) * dayMs <= now;
};

/**
 * Does with a bucket's objects what S3 does by the lifecycle rules of a stage: hides what is over its time, and deletes versions that
 * were hidden or replaced long ago, and markers that hide nothing any more.
 * @param directory folder of the buckets
 * @param now milliseconds since 1970
 */
export async function expireVersions(directory: string, bucket: string, now: number): Promise<void> {
  const versions = new Versions(new FilesystemStore(directory));
  for (const lifetime of fileLifetimes) {
    for (const [key, found] of await versions.list(bucket, lifetime.prefix)) {
      await expireKey(versions, { bucket, key, found }, lifetime, now);
    }
  }
}

interface Found {
  bucket: string;
  key: string;
  /** The latest first. */
  found: readonly StoredVersion[];
}

async function expireKey(versions: Versions, { bucket, key, found }: Found, lifetime: FileLifetime, now: number) {
  const { days, earlierDays } = lifetime;
  const [latest, ...earlier] = found;
  if (!latest) return;
  if (!latest.isMarker && days !== undefined && isDue(latest.modified, days, now))
    await versions.hide(bucket, key, now);
  const over = earlier.filter((_, index) => isDue(found[index]?.modified ?? now, earlierDays, now));
  for (const { id } of over) await versions.remove(bucket, key, id);
  if (latest.isMarker && over.length === earlier.length) await versions.remove(bucket, key, latest.id);
}
