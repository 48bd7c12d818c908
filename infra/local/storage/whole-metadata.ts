import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import type { FileStore } from '@20minutes/s3rver';

/**
 * Lets the emulator put the description of an object in its place when it is whole. The emulator writes it where it is read: who reads
 * meanwhile gets a part, and a process that is killed then leaves one, with which no later run starts.
 */
export function writeWholeMetadata(store: FileStore): void {
  const write = store.putMetadata.bind(store);
  store.putMetadata = async (bucket, key, metadata, md5) => {
    const aside = `${key}-${randomUUID()}`;
    await write(bucket, aside, metadata, md5);
    const resources = md5 ? ['object.md5', 'metadata.json'] : ['metadata.json'];
    for (const resource of resources)
      await rename(store.getResourcePath(bucket, aside, resource), store.getResourcePath(bucket, key, resource));
  };
}
