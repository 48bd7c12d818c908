import { utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import type { ResourceRequest } from '#functions/events/remove-site-files.ts';
import { clock } from '#functions/platform/clock.ts';
import { setting } from '#functions/platform/env.ts';
import { fileClient } from '#functions/services/files/file-client.ts';
import { putFile } from '#functions/services/files/file-store.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';
import { addDays, type EpochMs, epochMs } from '#shared/domain/time.ts';
import { removeSiteFiles } from '#test/support/handlers.ts';
import { urlOf } from '#test/support/ports.ts';

const start = epochMs(Date.UTC(2026, 0, 1));
let now: EpochMs = start;

/** What CloudFormation got: bodies, and the type that each came with. */
const responses: { type: string | undefined; body: unknown }[] = [];
let status = 200;
const cloudFormation = createServer(async (request, response) => {
  responses.push({ type: request.headers['content-type'], body: JSON.parse(await text(request)) });
  response.writeHead(status).end();
});
beforeAll(() => new Promise<void>((done) => void cloudFormation.listen(0, '127.0.0.1', done)));
afterAll(() => void cloudFormation.close());

const stored = async (): Promise<string[]> => {
  const { s3, client, Bucket } = await fileClient();
  const { Contents = [] } = await client.send(new s3.ListObjectsV2Command({ Bucket }));
  return Contents.map(({ Key = '' }) => Key).sort();
};

beforeEach(async () => {
  await deleteFiles(await stored());
  responses.length = 0;
  status = 200;
  vi.spyOn(clock, 'now').mockImplementation(() => now);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  now = start;
});

/** Stores a file as if it was uploaded on the present day of the test. */
async function upload(key: string, content = 'content'): Promise<void> {
  await putFile(key, Buffer.from(content), 'text/plain');
  dateBack(key);
}
function dateBack(key: string): void {
  const file = join(inject('bucketsFolder'), setting('FILES_BUCKET'), `${key}._S3rver_object`);
  utimesSync(file, now / 1_000, now / 1_000);
}

const request = (type: ResourceRequest['RequestType'], release = 'B'): ResourceRequest => ({
  RequestType: type,
  ResponseURL: `${urlOf(cloudFormation)}/response`,
  StackId: 'stack',
  RequestId: 'request',
  LogicalResourceId: 'Cleaning',
  ResourceProperties: { List: `releases/${release}.json` },
});
const success = { Status: 'SUCCESS', StackId: 'stack', RequestId: 'request', LogicalResourceId: 'Cleaning' };

/** Uploads a release on a day as a deployment does, and lets the function do its part. */
async function publish(release: string, onDay: number, files: readonly string[]): Promise<void> {
  now = addDays(start, onDay);
  for (const file of files) await upload(file);
  await upload(`releases/${release}.json`, JSON.stringify({ files }));
  await removeSiteFiles(request('Update', release));
}

test('files go 30 days after the last release that names them, also those from before the first list', async () => {
  await upload('assets/earlier.js');
  await upload('verification.html');
  await publish('A', 1, ['index.html', 'assets/a.js', 'assets/all.js']);
  expect(await stored()).toContain('releases/earlier.json');
  dateBack('releases/earlier.json');

  await publish('B', 20, ['index.html', 'assets/b.js', 'assets/all.js']);
  await publish('A', 25, ['index.html', 'assets/a.js', 'assets/all.js']);
  expect(await stored()).toEqual(expect.arrayContaining(['assets/a.js', 'assets/b.js', 'assets/earlier.js']));
  await publish('C', 40, ['index.html', 'assets/c.js', 'assets/all.js']);
  expect(await stored()).not.toContain('assets/earlier.js');
  expect(await stored()).toEqual(expect.arrayContaining(['assets/a.js', 'assets/b.js', 'assets/c.js']));

  await publish('D', 71, ['index.html', 'assets/d.js', 'assets/all.js']);
  const left = ['assets/all.js', 'assets/c.js', 'assets/d.js', 'index.html', 'releases/C.json', 'releases/D.json'];
  expect(await stored()).toEqual([...left, 'verification.html']);
});

test('a first publication whose removal failed leaves the files from before to the next one', async () => {
  await upload('assets/earlier.js');
  for (const file of ['assets/a.js', 'releases/broken.json']) await upload(file);
  await publish('A', 0, ['assets/a.js']);
  expect(await stored()).not.toContain('releases/earlier.json');
  await deleteFiles(['releases/broken.json']);
  await publish('B', 5, ['assets/b.js']);
  dateBack('releases/earlier.json');
  await publish('C', 34, ['assets/c.js']);
  expect(await stored()).toEqual(expect.arrayContaining(['assets/earlier.js', 'assets/a.js']));
  await publish('D', 36, ['assets/d.js']);
  expect(await stored()).not.toContain('assets/earlier.js');
  expect(await stored()).toEqual(expect.arrayContaining(['assets/b.js', 'assets/c.js', 'assets/d.js']));
});

test('the same publication again removes nothing more', async () => {
  await publish('A', 0, ['assets/a.js']);
  await publish('B', 10, ['assets/b.js']);
  await publish('C', 50, ['assets/c.js']);
  const once = await stored();
  expect(once).toEqual(['assets/b.js', 'assets/c.js', 'releases/B.json', 'releases/C.json']);
  await removeSiteFiles(request('Update', 'C'));
  expect(await stored()).toEqual(once);
});

test('a publication whose list is missing removes nothing', async () => {
  await publish('A', 0, ['assets/a.js']);
  await publish('B', 10, ['assets/b.js']);
  now = addDays(start, 90);
  await removeSiteFiles(request('Update', 'C'));
  expect(await stored()).toContain('assets/a.js');
});

test('a repeated event of the release before removes nothing of either', async () => {
  await publish('A', 0, ['assets/a.js']);
  await publish('B', 10, ['assets/b.js']);
  now = addDays(start, 90);
  await removeSiteFiles(request('Update', 'A'));
  expect(await stored()).toEqual(expect.arrayContaining(['assets/a.js', 'assets/b.js']));
});

test('a list that cannot be read means that nothing is removed, and the deployment goes on', async () => {
  await publish('A', 0, ['assets/a.js']);
  await publish('B', 10, ['assets/b.js']);
  await upload('releases/broken.json', '{"files":');
  await publish('C', 50, ['assets/c.js']);
  expect(await stored()).toEqual(expect.arrayContaining(['assets/a.js', 'releases/A.json']));
  expect(responses.at(-1)?.body).toMatchObject(success);
});

test('CloudFormation gets its response with the id that it knows, without a content type, which it signed none with', async () => {
  await removeSiteFiles({ ...request('Update'), PhysicalResourceId: 'known' });
  await removeSiteFiles(request('Create'));
  expect(responses).toEqual([
    { type: undefined, body: { ...success, PhysicalResourceId: 'known' } },
    { type: undefined, body: { ...success, PhysicalResourceId: 'Cleaning' } },
  ]);
});

test('a stage that is removed gets its response, and nothing else happens', async () => {
  await publish('A', 0, ['assets/a.js']);
  await publish('B', 10, ['assets/b.js']);
  now = addDays(start, 90);
  await removeSiteFiles(request('Delete'));
  expect(await stored()).toContain('assets/a.js');
  expect(responses.at(-1)?.body).toMatchObject(success);
});

test('a refused response is an error, so that Lambda starts the function again', async () => {
  status = 403;
  await expect(removeSiteFiles(request('Update'))).rejects.toThrow('403');
});
