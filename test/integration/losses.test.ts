import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { type NumberedEntity, nextId } from '#functions/data/next-id.ts';
import { documents } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { closeBootstrap } from '#functions/entities/account/master-store.ts';
import { recordErasure, recordedErasures } from '#functions/services/files/erasure-records.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { canariesOf, makeBelongings, present, putFiles, settle } from '#test/support/belongings.ts';
import { commandsIn } from '#test/support/documented-commands.ts';
import { entitySums } from '#test/support/entity-sums.ts';
import { followTable } from '#test/support/handlers.ts';
import { keepBackup } from '#test/support/lost-table.ts';
import { runTask } from '#test/support/operator.ts';
import { pages } from '#test/support/pages.ts';
import { withinSeconds } from '#test/support/restore-time.ts';
import { restoreTable, tableState } from '#test/support/table-state.ts';

const api = await testApi();
const aws = awsStandIn();
const me = 7_100_001;
const all = await makeBelongings(api, me);
await settle(api);
/** The table at the time of the backup: both people are there. */
const world = await tableState(api);

/** The name that the documents give to the restored table. */
const backup = 'portal-restored';
const [, section = ''] =
  pages.find(({ path }) => path === 'docs/operations/restore.md')?.text.split('### The table is lost') ?? [];
/** The commands of that section, as written. */
const commands = commandsIn(section.split('### ')[0] ?? '');

keepBackup(api, aws, world, backup);
beforeEach(() => putFiles(all.files));

const erase = async (kind: AccountKind, id = me) => {
  const params = { a: kind, b: id };
  expect((await api.call(adminCalls.hardDeleteUser, { params, token: all.admin.token })).status).toBe(200);
  await settle(api);
};
const loseTable = async () => {
  await restoreTable(api, new Map());
  await api.readStream();
};
async function bringBack(): Promise<string> {
  let printed = '';
  for (const words of commands) {
    const { code, out, errors } = await runTask(words);
    expect({ words, code, errors }).toEqual({ words, code: 0, errors: '' });
    printed += out;
    await settle(api);
  }
  return printed;
}

const found = async (words: readonly string[]) => {
  const items = (await api.scan()).map((item) => JSON.stringify(item));
  return words.filter((word) => items.some((item) => item.includes(word)));
};

describe('a lost table is brought back by the documented commands', () => {
  test('which are those of the page', () => {
    expect(commands.map(([name]) => name)).toEqual(['restore', 'statistics', 'index']);
  });

  test.each<[what: string, erased: ('candidate' | 'recruiter')[]]>([
    ['no account was erased since', []],
    ['a candidate was erased since', ['candidate']],
    ['a recruiter was erased since', ['recruiter']],
    ['both were erased since', ['candidate', 'recruiter']],
  ])('with equal counts and checksums when %s', async (_, erased) => {
    for (const kind of erased) await erase(kind);
    const before = entitySums(await tableState(api));
    await loseTable();
    const out = await withinSeconds(20, bringBack);
    expect(out).toContain(`${erased.length} recorded erasures, ${erased.length} of them repeated.`);
    expect(entitySums(await tableState(api))).toEqual(before);
    for (const kind of erased) {
      expect(await found(canariesOf(me)[kind])).toEqual([]);
      expect(await readAccount(kind, me)).toMatchObject({ state: 'erased', email: '', name: '' });
    }
  });
});

/** Copies from the restored table as the page does for a few partitions. */
const restore = (...args: string[]) => runTask(['restore', '--from', backup, ...args]);
const inboxItems = async () => (await api.scan()).filter(({ PK }) => PK === `INBOX#recruiter#${me}`).length;

describe('a restore repeats the erasures recorded since', () => {
  test('with the files that a copy brought back', async () => {
    await erase('candidate');
    await loseTable();
    const copied = all.files.filter((key) => key.startsWith('files/'));
    await putFiles(copied);
    await bringBack();
    expect(await present(copied)).toEqual([]);
  });

  test('also where the restored table took the place of the live one', async () => {
    await erase('candidate');
    await restoreTable(api, world);
    await api.readStream();
    expect(await readAccount('candidate', me)).toMatchObject({ state: 'active' });
    expect((await restore('--partition', 'PLAN#1')).out).toContain('1 recorded erasures, 1 of them repeated.');
    await settle(api);
    expect(await found(canariesOf(me).candidate)).toEqual([]);
    expect(await readAccount('candidate', me)).toMatchObject({ state: 'erased' });
  });

  test("also in others' items, which are not the person's own", async () => {
    await erase('candidate');
    const left = await inboxItems();
    await restore('--partition', `INBOX#recruiter#${me}`);
    await settle(api);
    expect(await inboxItems()).toBe(left);
    expect((await restore('--partition', `INBOX#recruiter#${me}`)).out).toContain('1 recorded erasures, 0 of them');
  });

  test('of accounts that the backup never had, whose numbers are not given again', async () => {
    const numbered: NumberedEntity = 'candidate';
    const latest = Math.max(me, await nextId(numbered)) + 5;
    await recordErasure('candidate', latest);
    await loseTable();
    await bringBack();
    expect(await readAccount('candidate', latest)).toMatchObject({ state: 'erased' });
    expect(await nextId(numbered)).toBe(latest + 1);
  });

  test('but that of the last master admin, who is named', async () => {
    const { id } = all.admin;
    await documents.send(
      new UpdateCommand({
        TableName: process.env.TABLE_NAME,
        Key: keys.account('admin', id),
        UpdateExpression: 'SET #role = :role',
        ExpressionAttributeNames: { '#role': 'role' },
        ExpressionAttributeValues: { ':role': 'master_admin' },
      }),
    );
    await transact({ master: closeBootstrap(id) });
    await recordErasure('admin', id);
    for (const args of [['--dry-run'], []]) {
      const { code, out } = await restore('--partition', 'PLAN#1', ...args);
      expect(out).toContain(`Not repeated: the erasure of admin ${id}, the last master admin.`);
      expect(out).toMatch(/0 recorded erasures, 0 of them/);
      expect(code).toBe(0);
    }
    await settle(api);
    expect(await readAccount('admin', id)).toMatchObject({ state: 'active', role: 'master_admin' });
  });

  test('and a dry run only says how many', async () => {
    await erase('candidate');
    await loseTable();
    const { out } = await restore('--everything', '--dry-run');
    expect(out).toContain('1 recorded erasures, 1 of them to repeat.');
    expect(out).toMatch(/account +to write \d+, unchanged 0, of deleted people 1/);
    expect(await api.scan()).toEqual([]);
  });

  test('and takes a key that names no account for none', async () => {
    await putFiles(['erasures/', 'erasures/candidate/', 'erasures/candidate/one', 'erasures/company/1']);
    expect(await recordedErasures()).toEqual([]);
  });
});

test('an erasure is recorded with its first step, by number alone', async () => {
  await api.call(adminCalls.hardDeleteUser, { params: { a: 'recruiter', b: me }, token: all.admin.token });
  await followTable({ Records: await api.readStream() });
  expect(await recordedErasures()).toEqual([{ kind: 'recruiter', id: me }]);
  expect(await readAccount('recruiter', me)).toMatchObject({ state: 'erasing' });
});

test('of a table in which an account was erased, it comes back as erased, and nothing else of it', async () => {
  const { PK } = keys.account('candidate', me);
  const state = (value: string) =>
    documents.send(
      new UpdateCommand({
        TableName: backup,
        Key: keys.account('candidate', me),
        UpdateExpression: 'SET #state = :value',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  await state('erased');
  await loseTable();
  await bringBack();
  expect((await api.scan()).filter((item) => item.PK === PK).map(({ entity }) => entity)).toEqual(['account']);
  await state('active');
});
