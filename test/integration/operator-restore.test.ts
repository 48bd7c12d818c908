import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESClient } from '@aws-sdk/client-ses';
import { BatchWriteCommand, DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { erasureKey } from '#functions/data/file-keys.ts';
import { keys } from '#functions/data/keys.ts';
import { nextId } from '#functions/data/next-id.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { recordedErasures } from '#functions/services/files/erasure-records.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';
import { ensureTable } from '#infra/local/table.ts';
import { compareStatistics } from '#infra/operator/items/compare-statistics.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { settle } from '#test/support/belongings.ts';
import { type Cast, castWorld } from '#test/support/cast.ts';
import { sendMails } from '#test/support/handlers.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';

type Item = Record<string, unknown>;

const api = await testApi();
const aws = awsStandIn();
const backup = `restored-${randomUUID()}`;
const folder = mkdtempSync(join(tmpdir(), 'portal-restore-'));
const checkpoint = join(folder, 'checkpoint.json');
/** The table at the time of the backup. */
let world: TableState;
let cast: Cast;

beforeAll(async () => {
  cast = await castWorld();
  await settle(api);
  world = await tableState(api);
  await ensureTable(process.env.DYNAMODB_ENDPOINT ?? '', backup);
  await write(backup, [...world.values()]);
});
beforeEach(async () => {
  addDeployedStage(aws);
  rmSync(checkpoint, { force: true });
  await deleteFiles((await recordedErasures()).map(({ kind, id }) => erasureKey(kind, id)));
  await restoreTable(api, world);
  await api.readStream();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function write(table: string, items: readonly Item[]): Promise<void> {
  for (let start = 0; start < items.length; start += 25) {
    const batch = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [table]: batch } }));
  }
}

const restore = (...args: string[]) =>
  runTask(['restore', ...stage, '--from', backup, '--rate', '100000', '--checkpoint', checkpoint, ...args]);
const read = async (Key: { PK: string; SK: string }, TableName = tableName()) =>
  (await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
const remove = (Key: { PK: string; SK: string }) => documents.send(new DeleteCommand({ TableName: tableName(), Key }));
const empty = async () => {
  await restoreTable(api, new Map());
  await api.readStream();
};

/** Short-lived entities, and those that the stream function writes for itself. */
const notCopied = new Set([
  'address_budget',
  'one_time_codes',
  'processed_event',
  'request',
  'upload',
  'open_uploads',
  'change_feed',
  'change',
  'invoice_due',
  'invoice_wake',
]);
/** The expected result of a restore: without sessions and without the mark. */
const comparable = (state: TableState) =>
  [...state.values()]
    .filter(({ entity }) => !notCopied.has(String(entity)))
    // A shortlist that never had an entry at a status has no figure of it.
    .map(({ restored_at: _, sessions: __, ...item }) =>
      Object.fromEntries(Object.entries(item).filter(([, value]) => item.entity !== 'shortlist_stats' || value !== 0)),
    );

test('restores everything into an empty table, with right figures and without notifications', async () => {
  await empty();
  const { code, errors } = await restore('--everything');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const records = await api.drainStream();
  expect(comparable(await tableState(api))).toEqual(comparable(world));
  const { stored, counted } = await compareStatistics();
  expect(stored).toEqual(counted);
  const send = vi.spyOn(SESClient.prototype, 'send');
  await sendMails({ Records: records });
  expect(send).not.toHaveBeenCalled();
  // The same notifications would be mailed if they did not come from a backup.
  for (const { dynamodb } of records) delete dynamodb?.NewImage?.restored_at;
  await sendMails({ Records: records });
  expect(send).toHaveBeenCalled();
  send.mockRestore();
});

test('restores no session', async () => {
  await empty();
  await restore('--everything');
  const accounts = (await api.scan()).filter(({ entity }) => entity === 'account');
  expect(accounts.length).toBeGreaterThan(7);
  expect(accounts.map(({ sessions }) => sessions)).toEqual(accounts.map(() => ({})));
});

test('restores only the selected items', async () => {
  for (const { PK, SK } of world.values()) {
    if (PK === 'JOB#100' || PK === 'JOB#101') await remove({ PK, SK });
  }
  await settle(api);
  const { out } = await restore('--partition', 'JOB#100');
  expect(out).toMatch(/job +written 1, unchanged 0/);
  expect(out).toMatch(/application +written 1, unchanged 0/);
  expect(await read(keys.job(100))).toMatchObject({ card: { id: 100 } });
  expect(await read(keys.job(101))).toBeUndefined();
  await settle(api);
  // The restored application is counted once more.
  expect(await read(keys.jobStats(100))).toMatchObject(world.get('JOB#100 JOB#STATS') ?? {});
  await remove(keys.application(100, 7));
  await restore('--partition', 'JOB#100', '--entity', 'job');
  expect(await read(keys.application(100, 7))).toBeUndefined();
});

test('keeps the items of the live table, and replaces them only on request', async () => {
  const newer = { ...world.get('JOB#100 JOB'), description: 'newer' };
  await write(tableName(), [newer]);
  expect((await restore('--partition', 'JOB#100')).out).toMatch(/job +written 0, unchanged 1/);
  expect(await read(keys.job(100))).toEqual(newer);
  await restore('--partition', 'JOB#100', '--overwrite');
  expect(await read(keys.job(100))).toMatchObject({ description: world.get('JOB#100 JOB')?.description });
});

test('restores nothing of accounts that were erased meanwhile', async () => {
  const { token } = cast.admin;
  await api.call(adminCalls.hardDeleteUser, { params: { a: 'candidate', b: 7 }, token });
  await settle(api);
  const { out } = await restore('--everything', '--overwrite');
  expect(out).toMatch(/candidate +written 2, unchanged 0, of deleted people 1/);
  expect(out).toMatch(/email +written \d+, unchanged 0, of deleted people 1/);
  await settle(api);
  const left = (await api.scan()).filter((item) => JSON.stringify(item).includes('candidate-7@canary.example'));
  expect(left).toEqual([]);
  expect(await read(keys.account('candidate', 7))).toMatchObject({ state: 'erased' });
  expect(await read(keys.application(100, 7))).toBeUndefined();
});

test('never lowers a counter, and raises one that is behind', async () => {
  const next = await nextId('plan');
  await restore('--everything', '--overwrite');
  expect(await nextId('plan')).toBe(next + 1);
  await write(tableName(), [{ ...keys.counter('plan'), entity: 'counter', schema_version: 1, value: 1 }]);
  await restore('--everything');
  expect(await nextId('plan')).toBe(Number(world.get('COUNTER#plan COUNTER')?.value) + 1);
});

test('keeps the counts of a shortlist right', async () => {
  const { token } = cast.recruiter;
  const counts = () => read(keys.shortlistStats(7));
  const before = await counts();
  await api.call(shortlistCalls.remove, { token, params: { id: '7-7' } });
  expect(await counts()).not.toEqual(before);
  await restore('--partition', 'RECRUITER#7', '--entity', 'shortlist_entry');
  expect(await counts()).toEqual(before);
  const moved = await api.call(shortlistCalls.updateStatus, {
    token,
    params: { id: '7-7' },
    body: { status: 'hired' },
  });
  expect(moved.status).toBe(200);
  await restore('--partition', 'RECRUITER#7', '--entity', 'shortlist_entry', '--overwrite');
  expect(await counts()).toMatchObject({ contacted: 1, interview: 1, hired: 0 });
  // An entry that is hidden in the live table is in no count: it is counted again when its visible form is restored.
  const visible = await read(keys.shortlistEntry(7, 7));
  await write(tableName(), [
    { ...visible, hidden: true },
    { ...(await counts()), contacted: 0, interview: 0 },
  ]);
  await restore('--partition', 'RECRUITER#7', '--entity', 'shortlist_entry', '--overwrite');
  expect(await counts()).toMatchObject({ contacted: 1, interview: 1 });
});

test('leaves out what has expired', async () => {
  const item = { PK: 'OLD', SK: 'OLD', entity: 'anything', expires_at: Math.floor(Date.now() / 1000) - 1 };
  await write(backup, [item]);
  expect((await restore('--partition', 'OLD')).out).toContain('Nothing was found to restore.');
  await documents.send(new DeleteCommand({ TableName: backup, Key: { PK: 'OLD', SK: 'OLD' } }));
});

test('continues where an interrupted run ended', async () => {
  const broken = { PK: 'RECRUITER#7', SK: 'SHORTLIST#broken', entity: 'shortlist_entry', card: {} };
  await documents.send(new PutCommand({ TableName: backup, Item: broken }));
  await empty();
  expect((await restore('--everything')).code).toBe(1);
  expect(existsSync(checkpoint)).toBe(true);
  await documents.send(new DeleteCommand({ TableName: backup, Key: { PK: broken.PK, SK: broken.SK } }));
  expect(await restore('--partition', 'JOB#100')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('belongs to another restore'),
  });
  // Accounts were complete: the second run does not read them again.
  await remove(keys.account('admin', 7));
  const { code, out } = await restore('--everything');
  expect(code).toBe(0);
  expect(out).toContain('Going on where the last run ended.');
  expect(out).not.toMatch(/account +written [1-9]/);
  expect(await read(keys.application(100, 7))).toMatchObject({ entity: 'application' });
  expect(existsSync(checkpoint)).toBe(false);
});

test('a dry run writes nothing and reports what would be written', async () => {
  await remove(keys.application(100, 7));
  const before = await tableState(api);
  const { code, out } = await restore('--partition', 'JOB#100', '--dry-run');
  expect(code).toBe(0);
  expect(out).toMatch(/application +to write 1, unchanged 0/);
  expect(out).toMatch(/job +to write 0, unchanged 1/);
  expect(await tableState(api)).toEqual(before);
  expect(existsSync(checkpoint)).toBe(false);
});

test('prints no personal data', async () => {
  await empty();
  const { out } = await restore('--everything');
  expect(out).not.toMatch(/@|CANDIDATE#|RECRUITER#/);
});

test.each([
  ['no source', ['--everything'], '--from'],
  ['the live table as its source', ['--from', 'LIVE', '--everything'], 'the live table itself'],
  ['no choice', ['--from', 'some-table'], '--everything'],
  ['two choices', ['--from', 'some-table', '--everything', '--partition', 'JOB#1'], '--everything'],
  ['a rate of nothing', ['--from', 'some-table', '--everything', '--rate', '0'], '--rate'],
  ['a table that does not exist', ['--from', 'some-table', '--everything'], 'There is no table some-table'],
])('refuses %s', async (_, args, problem) => {
  const given = args.map((word) => (word === 'LIVE' ? tableName() : word));
  const { code, errors } = await runTask(['restore', ...stage, '--checkpoint', checkpoint, ...given]);
  expect(code).toBe(2);
  expect(errors).toContain(problem);
});
