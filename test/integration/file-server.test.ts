import { expect, test } from 'vitest';
import { inspectFile, putFile } from '#functions/services/files/file-store.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';

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
  const kept: boolean[] = [];
  for (let number = 0; number < 60; number += 1) kept.push(await round(number));
  expect(kept.filter((isThere) => !isThere)).toEqual([]);
});
