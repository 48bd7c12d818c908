import { beforeAll, beforeEach, expect, test } from 'vitest';
import { authCalls } from '#shared/contracts/auth.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { makePrincipal, signInAgain } from '#test/support/principals.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';

const api = await testApi();
const aws = awsStandIn();
const people = {
  candidate: await makePrincipal('candidate', 7),
  recruiter: await makePrincipal('recruiter', 7),
  admin: await makePrincipal('admin', 7),
  otherAdmin: await makePrincipal('admin', 8),
};
let before: TableState;
beforeAll(async () => {
  before = await tableState(api);
});
beforeEach(async () => {
  addDeployedStage(aws);
  await restoreTable(api, before);
});

const sessions = (...args: string[]) => runTask(['sessions', ...stage, ...args]);

/** Whose session is live. */
const live = async () => {
  const statuses = await Promise.all(
    Object.entries(people).map(async ([name, { token }]) => [
      name,
      (await api.call(authCalls.session, { token })).status,
    ]),
  );
  return statuses.filter(([, status]) => status === 200).map(([name]) => name);
};

test.each<[args: string[], left: string[], out: string]>([
  [[], [], 'Ended: 4 sessions of 4 accounts. Missed: 0.'],
  [['--kind', 'admin'], ['candidate', 'recruiter'], 'Ended: 2 sessions of 2 accounts.'],
  [['--kind', 'admin', '--id', '7'], ['candidate', 'recruiter', 'otherAdmin'], 'Ended: 1 sessions of 1 accounts.'],
  [['--kind', 'candidate', '--kind', 'recruiter'], ['admin', 'otherAdmin'], 'Ended: 2 sessions of 2 accounts.'],
])('sessions %j leaves those of %j', async (args, left, words) => {
  const { code, out } = await sessions(...args);
  expect(code).toBe(0);
  expect(out).toContain(words);
  expect(await live()).toEqual(left);
  expect((await sessions(...args)).out).toContain('Ended: 0 sessions');
});

test('a dry run counts, and ends none', async () => {
  expect(await sessions('--dry-run')).toMatchObject({ code: 1, out: 'To end: 4 sessions of 4 accounts. Missed: 0.' });
  expect(await live()).toHaveLength(4);
});

test('an account signs in again afterwards', async () => {
  await sessions('--kind', 'candidate');
  const { token } = await signInAgain(people.candidate);
  expect((await api.call(authCalls.session, { token })).status).toBe(200);
});

test.each([
  [['--kind', 'master'], 'There is no kind master'],
  [['--id', '7'], '--id needs one --kind'],
  [['--kind', 'admin', '--id', 'x'], 'whole number'],
])('refuses %j', async (args, problem) => {
  const { code, errors } = await sessions(...args);
  expect(code).toBe(2);
  expect(errors).toContain(problem);
  expect(await live()).toHaveLength(4);
});
