import * as z from 'zod/mini';
import { fileClient, within } from '#functions/services/files/file-client.ts';
import { putFile } from '#functions/services/files/file-store.ts';
import { hideFiles } from '#functions/services/files/remove-files.ts';
import { type EpochMs, epochMs } from '#shared/domain/time.ts';
import { earlierList, listsFolder, type SiteFile, type SiteList, unneededFiles } from './unneeded-files.ts';

const content = z.object({ files: z.array(z.string()) });

/** Files that are deleted concurrently: together they take less than the time of one request. */
const maxConcurrent = 100;

/**
 * Removes the files of the site that no browser needs any more. Costs a request for each 1000 files, each list and each removed file.
 * @param current the key of the list that was just published
 * @returns how many files it removed, without lists
 * @throws Error when that list is missing or one cannot be read: then nothing was removed
 */
export async function removeUnneededFiles(current: string, now: EpochMs): Promise<number> {
  const files = await allFiles();
  const lists = await Promise.all(files.filter(({ key }) => key.startsWith(listsFolder)).map(readList));
  if (!lists.some(({ key }) => key === current)) throw new Error(`There is no ${current}.`);
  if (!lists.some(({ key }) => key === earlierList)) await listEarlierFiles(files, lists);
  const unneeded = unneededFiles(lists, files, { now, current });
  for (let first = 0; first < unneeded.files.length; first += maxConcurrent)
    // The site's bucket stores no versions: what is hidden is gone.
    await hideFiles(unneeded.files.slice(first, first + maxConcurrent));
  // Last: when something fails, the next publication finds what is left.
  await hideFiles(unneeded.lists);
  return unneeded.files.length;
}

async function allFiles(): Promise<SiteFile[]> {
  const { s3, client, Bucket } = await fileClient();
  const found: SiteFile[] = [];
  for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket }, within('put'))) {
    found.push(...Contents.map(({ Key = '', LastModified }) => ({ key: Key, at: epochMs(Number(LastModified)) })));
  }
  return found;
}

async function readList(list: SiteFile): Promise<SiteList> {
  const { s3, client, Bucket } = await fileClient();
  const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: list.key }), within('ask'));
  return { ...list, ...content.parse(JSON.parse((await Body?.transformToString()) ?? '')) };
}

/**
 * Lists the hashed files that no list names, of releases before the first list, which then stay as long as those of any release. A first
 * publication that failed leaves them to the next one.
 */
async function listEarlierFiles(files: readonly SiteFile[], lists: readonly SiteList[]): Promise<void> {
  const current = new Set(lists.flatMap((list) => list.files));
  const earlier = files.flatMap(({ key }) => (key.startsWith('assets/') && !current.has(key) ? [key] : []));
  if (earlier.length === 0) return;
  const json = JSON.stringify({ files: earlier });
  await putFile(earlierList, new TextEncoder().encode(json), 'application/json');
}
