import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fileClient } from '#functions/services/files/file-client.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { companyDocumentCalls } from '#shared/contracts/company-documents.ts';
import { messageFileCalls } from '#shared/contracts/message-files.ts';
import { messageCalls } from '#shared/contracts/messages.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { testApi } from '#test/support/api.ts';
import { makeArrivedDocument, makeArrivedMessageFile } from '#test/support/arrived-upload.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { present, putFiles, settle } from '#test/support/belongings.ts';
import { checksums, fileSteps, versionsBelow } from '#test/support/file-steps.ts';
import { keepBackup } from '#test/support/lost-table.ts';
import { runTask } from '#test/support/operator.ts';
import { pairMaker } from '#test/support/pair.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { smallPdf } from '#test/support/small-pdf.ts';
import { restoreTable, tableState } from '#test/support/table-state.ts';

const api = await testApi();
const aws = awsStandIn();
const backup = 'portal-restored-files';

const admin = await makePrincipal('admin', 1);
const { recruiter, candidate, apply } = await pairMaker(api)();
await apply();
await settle(api);
const thread = `${recruiter.id}-${candidate.id}`;

/** A message with a file. */
async function sendFile({ token }: Principal, text: string): Promise<void> {
  const file = await makeArrivedMessageFile(api, token, thread, {});
  const params = { id: thread };
  expect((await api.call(messageFileCalls.finishFile, { token, params: { ...params, file } })).status).toBe(200);
  expect((await api.call(messageCalls.send, { token, params, body: { text, files: [file] } })).status).toBe(201);
}
await sendFile(recruiter, 'About the company.');
await sendFile(candidate, 'My certificate.');
// A verified company has no documents.
await api.call(adminCalls.unverifyRecruiter, { token: admin.token, params: { id: recruiter.id } });
const document = await makeArrivedDocument(api, recruiter.token, recruiter.id, smallPdf('an extract'));
const params = { id: recruiter.id, document };
expect((await api.call(companyDocumentCalls.finishDocument, { token: recruiter.token, params })).status).toBe(200);
const steps = fileSteps(api);
await steps.stateJapanese(candidate);
expect((await steps.record(candidate)).status).toBe(201);
await settle(api);
/** Both people with their files: a document, two files of messages, and a recording. */
const world = await tableState(api);
const files = await checksums();
const keysOf = (start: string) => Object.keys(files).filter((key) => key.startsWith(start));
const own = {
  recruiter: keysOf('files/companies/'),
  candidate: keysOf('files/samples/'),
  both: keysOf('files/threads/'),
};

keepBackup(api, aws, world, backup);

async function run(...words: string[]): Promise<string> {
  const { code, out, errors } = await runTask(words);
  expect({ words, code, errors }).toEqual({ words, code: 0, errors: '' });
  await settle(api);
  return out;
}
const erase = async (kind: AccountKind, id: number) => {
  const call = { params: { a: kind, b: id }, token: admin.token };
  expect((await api.call(adminCalls.hardDeleteUser, call)).status).toBe(200);
  await settle(api);
};

test('documents of companies, files of messages and recordings are lost and come back with equal checksums', async () => {
  expect(Object.values(own).map(({ length }) => length)).toEqual([1, 1, 2]);
  await setTimeout(20);
  const since = new Date().toISOString();
  await setTimeout(20);
  const { s3, client, Bucket } = await fileClient();
  for (const Key of Object.keys(files)) await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
  expect(await checksums()).toEqual({});
  expect(await run('restore-files', '--since', since)).toContain('Brought back: 4 files');
  expect(await checksums()).toEqual(files);
});

// A copy of the bucket brings them back beside a table from before the erasure.
test.each<[kind: 'recruiter' | 'candidate', gone: string[], left: string[]]>([
  ['recruiter', [...own.recruiter, ...own.both], own.candidate],
  ['candidate', [...own.candidate, ...own.both], own.recruiter],
])('a copy of files and table brings back none that an erased %s had', async (kind, gone, left) => {
  await putFiles(Object.keys(files));
  await erase(kind, { recruiter, candidate }[kind].id);
  expect(await present(gone)).toEqual([]);
  await restoreTable(api, new Map());
  await api.readStream();
  await putFiles(gone);
  const out = await run('restore', '--from', backup, '--everything');
  expect(out).toContain('1 recorded erasures, 1 of them repeated.');
  expect(await present(Object.keys(files))).toEqual(left);
  for (const key of gone) expect(await versionsBelow(key)).toEqual({ files: [], markers: [] });
});
