import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3Object from '@20minutes/s3rver/lib/models/object.js';
import FilesystemStore from '@20minutes/s3rver/lib/stores/filesystem.js';
import { expect, test } from 'vitest';
import { writeWholeMetadata } from './whole-metadata.ts';

test('who reads an object that is replaced meanwhile finds a whole description', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'files-'));
  try {
    const store = new FilesystemStore(directory);
    writeWholeMetadata(store);
    const put = () =>
      store.putObject(new S3Object('files', 'a/cv', Readable.from('a text'), { 'content-type': 'text/x' }));
    await put();
    let isWriting = true;
    const reading = Array.from({ length: 4 }, async () => {
      while (isWriting) expect(await store.getMetadata('files', 'a/cv')).toMatchObject({ 'content-type': 'text/x' });
    });
    const writing = async () => {
      for (let round = 0; round < 50; round += 1) await put();
      isWriting = false;
    };
    await Promise.all([writing(), ...reading]);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
