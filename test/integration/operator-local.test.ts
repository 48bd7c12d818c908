import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkWrite } from '#infra/local/demo-data/bulk-write.ts';
import { ensureTable } from '#infra/local/table.ts';
import { type Stack, startStack } from '#test/support/stack.ts';

const main = resolve(import.meta.dirname, '../../infra/operator/main.ts');
const backup = 'job-portal-restored';
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await ensureTable(stack.databaseUrl, backup);
  const card = { recruiter_id: 1, status: 'active', candidate: { id: 1 } };
  await bulkWrite(stack.databaseUrl, backup, [
    { PK: 'RECRUITER#1', SK: 'SHORTLIST#1', entity: 'shortlist_entry', card },
  ]);
});
afterAll(() => stack.stop());

/** Runs the operator's command as npm does, against the running local stack. */
const runTask = (...args: string[]) =>
  new Promise<{ code: number; out: string; errors: string }>((done) => {
    const env = { PATH: process.env.PATH, PORT: String(stack.port), LOCAL_DATA_DIR: stack.dataDir };
    const child = execFile(process.execPath, [main, ...args], { env, cwd: stack.dataDir }, (_, out, errors) =>
      done({ code: child.exitCode ?? -1, out, errors }),
    );
  });

test('the local run has its plans, and the task plans finds them', async () => {
  const { code, out, errors } = await runTask('plans', '--local');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(out).toContain('Nothing was to create.');
  expect(out).toMatch(/Enterprise/);
});

test('the doctor checks the parts that the local run has', async () => {
  const { out } = await runTask('doctor', '--local');
  expect(out).toMatch(/^OK +API: /m);
  expect(out).toMatch(/^OK +plans: 4 of 4/m);
  expect(out).toMatch(/^OK +master admin: 1 active/m);
  expect(out).not.toContain('alarms');
});

test('the figures of the local run are right, and its indexes can be rebuilt', async () => {
  expect((await runTask('statistics', '--local', '--dry-run')).out).toContain('They are equal.');
  expect(await runTask('index', '--local')).toMatchObject({ code: 0, errors: '' });
});

test('the local run has had its first admin', async () => {
  const person = ['--name', 'Mira', '--email', 'mira@portal.example', '--phone', '+919876543210'];
  const { code, errors } = await runTask('first-admin', '--local', ...person);
  expect(code).toBe(2);
  expect(errors).toContain('has had its master admin already');
});

test('items are restored from one local table to another', async () => {
  const { code, out, errors } = await runTask('restore', '--local', '--from', backup, '--everything');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(out).toMatch(/shortlist_entry +written 1/);
});

test('a task that needs a stage asks for it', async () => {
  const { code, errors } = await runTask('redrive', '--local');
  expect(code).toBe(2);
  expect(errors).toContain('this task needs a stage');
});
