import { S3Client } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { fileClient } from '#functions/services/files/file-client.ts';
import { inspectFile, putFile } from '#functions/services/files/file-store.ts';
import { deleteFiles, hideFiles } from '#functions/services/files/remove-files.ts';
import { type FileVersions, versionsOfFiles } from '#infra/operator/restore/way-back.ts';
import { stateOf, versionsBelow } from '#test/support/file-steps.ts';

const body = new TextEncoder().encode('%PDF-1.4');
const round = async (number: number): Promise<boolean> => {
  const [old, added] = [`incoming/old-${number}`, `incoming/new-${number}`];
  await putFile(old, body);
  await Promise.all([deleteFiles([old]), putFile(added, body)]);
  const isThere = (await inspectFile(added)) !== undefined;
  await deleteFiles([added]);
  return isThere;
};

test('the local file server keeps a file whose folder becomes empty while it arrives', async () => {
  const stored: boolean[] = [];
  for (let number = 0; number < 60; number += 1) stored.push(await round(number));
  expect(stored.filter((isThere) => !isThere)).toEqual([]);
});

describe('the local file server stores versions as S3 does', () => {
  const key = 'files/candidates/1/cv/a.pdf';
  const put = (text: string, name = key) => putFile(name, new TextEncoder().encode(text));
  const read = async (name = key) => Buffer.from((await inspectFile(name))?.start ?? []).toString();
  const removeVersion = async (VersionId: string | undefined) => {
    const { s3, client, Bucket } = await fileClient();
    await client.send(new s3.DeleteObjectCommand({ Bucket, Key: key, VersionId }));
  };

  test('writing, hiding and deleting versions leaves the one before as the latest', async () => {
    for (const text of ['one', 'two', 'three']) await put(text);
    const { files } = await versionsBelow(key);
    expect(files.map(({ IsLatest, Size }) => [IsLatest, Size])).toEqual([
      [true, 5],
      [false, 3],
      [false, 3],
    ]);
    await removeVersion(files[0]?.VersionId);
    expect(await read()).toBe('two');
    await hideFiles([key, key]);
    expect([await stateOf(key), (await versionsBelow(key)).markers.length]).toEqual(['hidden', 2]);
    const ids = (await versionsBelow(key)).files.map(({ VersionId }) => VersionId);
    expect(ids).toEqual(files.slice(1).map(({ VersionId }) => VersionId));
    for (const { VersionId } of (await versionsBelow(key)).markers) await removeVersion(VersionId);
    expect(await read()).toBe('two');
    await removeVersion('unknown');
    await deleteFiles([key]);
    expect(await stateOf(key)).toBe('gone');
  });

  test('hiding what is absent leaves a marker, and deleting it for good leaves nothing', async () => {
    await hideFiles([key]);
    expect(await stateOf(key)).toBe('hidden');
    await deleteFiles([key, `${key}.other`, undefined]);
    expect(await stateOf(key)).toBe('gone');
  });

  test('a key is not taken for one that begins like it', async () => {
    const longer = `${key}.longer`;
    await put('short');
    await put('long', longer);
    await deleteFiles([key]);
    expect([await stateOf(longer), await read(longer)]).toEqual(['present', 'long']);
    await deleteFiles([longer]);
  });

  test('versions are listed in pages, each key with all of its own', async () => {
    const keys = ['a', 'b', 'c', 'd'].map((name) => `files/candidates/2/cv/${name}.pdf`);
    for (const name of keys) for (const text of ['one', 'two']) await put(text, name);
    await hideFiles(keys.slice(0, 2));
    for (const size of [1, 2, 3, 5, 1000]) {
      const found: FileVersions[] = [];
      for await (const each of versionsOfFiles('files/candidates/2/', size)) found.push(each);
      expect(found.map((each) => [each.key, each.files.length, each.markers.length])).toEqual([
        [keys[0], 2, 1],
        [keys[1], 2, 1],
        [keys[2], 2, 0],
        [keys[3], 2, 0],
      ]);
    }
  });

  test('only for signed requests, with the right key', async () => {
    const { s3, Bucket } = await fileClient();
    const endpoint = process.env.S3_ENDPOINT ?? '';
    const credentials = { accessKeyId: 'local', secretAccessKey: 'guessed' };
    const guessing = new S3Client({ endpoint, forcePathStyle: true, credentials });
    await put('one');
    const refused = { name: 'SignatureDoesNotMatch' };
    await expect(guessing.send(new s3.DeleteObjectCommand({ Bucket, Key: key }))).rejects.toMatchObject(refused);
    const [version] = (await versionsBelow(key)).files;
    const { VersionId } = version ?? {};
    await expect(guessing.send(new s3.DeleteObjectCommand({ Bucket, Key: key, VersionId }))).rejects.toMatchObject(
      refused,
    );
    for (const path of [`${Bucket}?versions`, `${Bucket}/${key}`]) {
      expect(
        (await fetch(`${endpoint}/${path}`, { method: path === `${Bucket}/${key}` ? 'DELETE' : 'GET' })).status,
      ).toBe(403);
    }
    expect(await read()).toBe('one');
    guessing.destroy();
  });
});
