import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { FileStore } from '@20minutes/s3rver';

/** A version of an object, or the marker that hides it. */
export interface StoredVersion {
  key: string;
  /** The same before and after another version takes its place. */
  id: string;
  isMarker: boolean;
  isLatest: boolean;
  /** Milliseconds since 1970. */
  modified: number;
  /** Of its bytes, in quotes; of a marker none. */
  etag: string | undefined;
  size: number;
}

/** Where the files of a version are: the present one is the emulator's object, earlier ones are objects of a bucket of their own. */
interface Place {
  bucket: string;
  key: string;
}

const markerEnding = '-marker';
const resources = ['object', 'object.md5', 'metadata.json'];
const versionsOf = (bucket: string): string => `${bucket}.versions`;

/** Earlier versions of objects, and markers that hide them, as in a bucket of S3 with versions. The emulator has none. */
export class Versions {
  private lastNumber = 0;
  private removals = Promise.resolve();
  private readonly store: FileStore;

  constructor(store: FileStore) {
    this.store = store;
  }

  /** The versions of all keys that begin so, by key, the latest first. */
  async list(bucket: string, prefix = ''): Promise<Map<string, StoredVersion[]>> {
    const found = await this.placesBelow(bucket, prefix);
    const versions = await Promise.all(found.map((place) => this.versionAt(bucket, place)));
    const byKey = Map.groupBy(
      versions.filter((version) => version !== undefined),
      ({ key }) => key,
    );
    for (const [latest] of byKey.values()) if (latest) latest.isLatest = true;
    return byKey;
  }

  /** Puts the present version aside, before another one takes its place. */
  async putAside(bucket: string, key: string): Promise<void> {
    await this.move({ bucket, key }, this.newPlace(bucket, key));
  }

  /** Hides an object by a marker, also one that is hidden or absent, at a time in milliseconds since 1970. */
  async hide(bucket: string, key: string, at = Date.now()): Promise<void> {
    await this.putAside(bucket, key);
    const path = this.pathOf(this.newPlace(bucket, key, markerEnding), 'object');
    await writeFile(path, '');
    await utimes(path, at / 1000, at / 1000);
  }

  /** Deletes a version or a marker for good; an absent one is fine. The one before the latest takes its place. */
  remove(bucket: string, key: string, id: string): Promise<void> {
    // One after the other: a version must not change its place while it is deleted.
    const removal = this.removals.then(async () => {
      const place = await this.find(bucket, key, id);
      if (!place) return;
      await Promise.all(resources.map((resource) => rm(this.pathOf(place, resource), { force: true })));
      const [latest] = await this.placesOf(bucket, key);
      if (latest && latest.bucket !== bucket && !latest.key.endsWith(markerEnding))
        await this.move(latest, { bucket, key });
    });
    this.removals = removal.catch(() => undefined);
    return removal;
  }

  /** Where a version is. */
  async find(bucket: string, key: string, id: string): Promise<Place | undefined> {
    for (const place of await this.placesOf(bucket, key)) {
      if ((await this.versionAt(bucket, place))?.id === id) return place;
    }
    return undefined;
  }

  /** The places of all versions of a key, later ones first. */
  private async placesOf(bucket: string, key: string): Promise<Place[]> {
    return (await this.placesBelow(bucket, key)).filter((place) => keyOf(bucket, place) === key);
  }

  private async move(from: Place, to: Place): Promise<void> {
    await mkdir(dirname(this.pathOf(to, 'object')), { recursive: true });
    for (const resource of resources) {
      await rename(this.pathOf(from, resource), this.pathOf(to, resource)).catch(unlessAbsent);
    }
  }

  /** The places of all versions of keys that begin so, later ones first. */
  private async placesBelow(bucket: string, prefix: string): Promise<Place[]> {
    const [present, earlier] = await Promise.all(
      [bucket, versionsOf(bucket)].map(async (each) =>
        (await this.keysBelow(each, prefix)).map((key) => ({ bucket: each, key })),
      ),
    );
    const places = [...(present ?? []), ...(earlier ?? []).sort(laterFirst)];
    return places.filter((place) => keyOf(bucket, place).startsWith(prefix));
  }

  /** The emulator's own list fails when another request deletes a file meanwhile. */
  private async keysBelow(bucket: string, prefix: string): Promise<string[]> {
    const root = this.store.getBucketPath(bucket);
    const folder = join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessAbsent);
    const ending = basename(this.store.getResourcePath(bucket, '', 'object'));
    return (entries ?? [])
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).slice(0, -ending.length))
      .filter((key) => key.startsWith(prefix));
  }

  private async versionAt(bucket: string, place: Place): Promise<StoredVersion | undefined> {
    const found = await stat(this.pathOf(place, 'object'), { bigint: true }).catch(unlessAbsent);
    const isMarker = place.bucket !== bucket && place.key.endsWith(markerEnding);
    const metadata = isMarker ? {} : await this.store.getMetadata(place.bucket, place.key).catch(unlessAbsent);
    if (!found || !metadata) return undefined;
    return {
      key: keyOf(bucket, place),
      id: `${found.mtimeNs}-${found.ino}`,
      isMarker,
      isLatest: false,
      modified: Math.round(Number(found.mtimeNs) / 1e6),
      etag: metadata.etag,
      size: Number(found.size),
    };
  }

  /** Later places have greater names. */
  private newPlace(bucket: string, key: string, ending = ''): Place {
    this.lastNumber = Math.max(Date.now() * 1000, this.lastNumber + 1);
    return { bucket: versionsOf(bucket), key: `${key}/${this.lastNumber}${ending}` };
  }

  private pathOf({ bucket, key }: Place, resource: string): string {
    return this.store.getResourcePath(bucket, key, resource);
  }
}

const laterFirst = (left: Place, right: Place): number => (left.key < right.key ? 1 : -1);

/** The key of the version at a place: an earlier one has a number behind its key. */
const keyOf = (bucket: string, place: Place): string =>
  place.bucket === bucket ? place.key : place.key.slice(0, place.key.lastIndexOf('/'));

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
