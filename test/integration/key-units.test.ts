import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { dynamodb } from '#functions/data/table.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { calendarCalls } from '#shared/contracts/calendars.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { callUnits } from '#test/bench/call-units.ts';
import { startCounters } from '#test/faults/state-text.ts';
import { indexWrites } from '#test/load/index-writes.ts';
import { type KeyUnits, keyUnitsText } from '#test/load/key-units.ts';
import { confirmedSignUp, mix } from '#test/load/mix.ts';
import { recordUnits } from '#test/load/record-units.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { callFixtures, ownInterview } from '#test/support/call-fixtures.ts';
import type { Cast } from '#test/support/cast.ts';
import { sendMails } from '#test/support/handlers.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { restoreTable } from '#test/support/table-state.ts';

/** Items of a full page of each list. */
const pageSize = 20;

const nothing = { read: 0, requests: 0 };

const api = await testApi();

async function fillPages() {
  await startCounters();
  for (let id = 201; id <= 200 + pageSize; id += 1) {
    const { token } = await makePrincipal('candidate', id);
    await makeJob(id, 7);
    await api.call(applicationCalls.apply, { token, params: { jobId: 100 } });
  }
}

const { cast, world } = await restoreWorldBeforeEach(api, Date.now(), fillPages);
const steps = authSteps(api);
const recorder = recordUnits(dynamodb, () => '');

const codeOf = async (role: 'candidate' | 'recruiter') => {
  const { email } = await steps.createUser(role);
  return { body: { email, otp: await steps.requestCode(role, email) } };
};

/** Input of calls whose fixture alone does not lead to success. */
const prepared: Record<string, () => Promise<object>> = {
  'auth.candidateVerifyOtp': () => codeOf('candidate'),
  'auth.recruiterVerifyOtp': () => codeOf('recruiter'),
  'shortlist.pickTime': async () => ({ params: { id: ownInterview } }),
  'shortlist.calendar': async () => {
    const { token } = cast.candidate;
    const { body } = await api.call(calendarCalls.renewCalendarFeed, { token, body: {} });
    return { params: { file: String(body.address).split('/').at(-1) } };
  },
  [confirmedSignUp]: async () => {
    const email = 'confirmed@units.example';
    const { token } = await steps.signUp('candidate', email);
    const otp = await steps.requestCode('candidate', email);
    return { body: { email, otp, signup_token: token } };
  },
};

function callerOf(operation: string, access: CallDefinition['access']) {
  if (typeof access === 'string') return undefined;
  const { owners = {} } = callFixtures[operation] ?? {};
  if (access.candidate) return cast[(owners.candidate ?? 'candidate') as keyof Cast];
  return access.recruiter ? cast[(owners.recruiter ?? 'recruiter') as keyof Cast] : cast.admin;
}

/** Handles the stream until nothing follows any more, and sends the mails. */
async function follow() {
  const all: DynamoDBRecord[] = [];
  for (;;) {
    const records = await api.drainStream();
    if (records.length === 0) break;
    await sendMails({ Records: records });
    all.push(...records);
  }
  const written = all.flatMap(indexWrites).map(({ key, units }) => ({ caller: '', key, ...nothing, write: units }));
  const mails = all.filter(({ eventName, dynamodb }) => {
    return eventName === 'INSERT' && dynamodb?.NewImage?.entity?.S === 'mail_mark';
  });
  return { written, records: all.length, mails: mails.length };
}

async function measure(operation: string): Promise<KeyUnits> {
  const listed = allCalls.find((each) => each.operation === operation);
  const call: CallDefinition = listed?.call ?? authCalls.candidateVerifyOtp;
  const input = { ...callFixtures[operation], ...(await prepared[operation]?.()) };
  const token = callerOf(operation, call.access)?.token;
  await follow();
  recorder.take();
  recorder.takeTransacted();
  api.units.reset();
  const answer = await api.call(call, { ...input, token });
  expect([operation, answer.status]).toEqual([operation, call.status]);
  const direct = recorder.take();
  expectStatedUnits(operation);
  const { written, records, mails } = await follow();
  const after = recorder.take();
  const transacted = recorder.takeTransacted();
  await restoreTable(api, world);
  return { direct, after: [...after, ...written], records, mails, transacted };
}

/** Other successes of their calls: the confirmation of a sign-up, and a thread with a notification, which is read with it. */
const otherUnits: Readonly<Record<string, readonly [read: number, write: number]>> = {
  [confirmedSignUp]: [1, 16],
  'shortlist.markRead': [4.5, 7],
};

/** Calls that read the search index, or the table when the last look at the index is a second ago. */
const readsIndex = /^(?:search\.|candidates\.(?:reach|listMasked))/;

/** Pages are full here and short in the list of every call: reads cost as much or more, and writes exactly as much. */
function expectStatedUnits(operation: string): void {
  const [read, write] = otherUnits[operation] ?? callUnits[operation] ?? [0, 0];
  const spent = api.units.spent();
  expect([operation, spent.write]).toEqual([operation, write]);
  if (!readsIndex.test(operation)) expect([operation, spent.read >= read]).toEqual([operation, true]);
}

test('the partitions of every call of the mix consume the units that the capacity plan reads', async () => {
  const measured: Record<string, KeyUnits> = {};
  for (const operation of Object.keys(mix)) measured[operation] = await measure(operation);
  await expect(keyUnitsText(measured)).toMatchFileSnapshot('../load/key-units.json');
});
