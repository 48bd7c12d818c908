import { randomUUID } from 'node:crypto';
import { SESClient } from '@aws-sdk/client-ses';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { candidateFileKey } from '#functions/data/file-keys.ts';
import { dynamodb } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { fileClient } from '#functions/services/files/file-client.ts';
import { putFile } from '#functions/services/files/file-store.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { certificateCalls } from '#shared/contracts/certificates.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { makeArrivedUpload } from '#test/support/arrived-upload.ts';
import { authSteps, type Role } from '#test/support/auth-steps.ts';
import { callFixtures } from '#test/support/call-fixtures.ts';
import { eventually } from '#test/support/eventually.ts';
import { stateJapanese } from '#test/support/evidence-steps.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { smallPdf } from '#test/support/small-pdf.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';
import { faultCases, triedElsewhere } from './all-fault-cases.ts';
import type { FaultCase } from './fault-cases.ts';
import { type Fault, faultNames, faultsFor, injectFault } from './inject-fault.ts';
import { startCounters, stateLines } from './state-text.ts';

const api = await testApi();
const steps = authSteps(api);
const now = Date.now();
const injected = { faults: 0 };
const { cast, world } = await restoreWorldBeforeEach(api, now, startCounters);
afterAll(() => {
  if (process.env.FAULTS) process.stdout.write(`${injected.faults} faults were injected into the calls' commands.\n`);
});

const state = async () => stateLines(await tableState(api));
const diff = (left: readonly string[], right: readonly string[]) => left.filter((line) => !right.includes(line));

function callOf(operation: string): CallDefinition {
  const listed = allCalls.find((call) => call.operation === operation);
  if (!listed) throw new Error(`There is no call ${operation}.`);
  return listed.call;
}

function make(tried: FaultCase): Promise<ApiAnswer> {
  const token = tried.by === 'guest' ? undefined : cast[tried.by].token;
  const call = callOf(tried.operation);
  if (tried.raw) return api.raw(call, { ...tried.raw(), token });
  const { params, query, body } = { ...callFixtures[tried.operation], ...tried.input };
  // Clients send an idempotency key with such a call, as they may have to retry it.
  const headers = call.repeatable ? { 'idempotency-key': 'the-same-key-each-time' } : {};
  return api.call(call, { params, query, ...(body ? { body } : {}), token, headers } as object);
}

/** Expects 503 with Retry-After, the only failure that a store's fault may cause. */
function expectUnavailable({ status, headers, body }: ApiAnswer, at: string): void {
  expect([at, status, body.code]).toEqual([at, 503, expect.stringMatching(/^(MAIL_|PAYMENT_)?UNAVAILABLE$/)]);
  expect(Number(headers['retry-after']), at).toBeGreaterThan(0);
}

/** The table before a case, and its lines after the call without a fault. */
interface Start {
  found: TableState;
  undisturbed: string[];
}

async function startOf(tried: FaultCase): Promise<Start> {
  await tried.before?.(api, cast);
  const found = await tableState(api);
  expect(await make(tried), tried.operation).toMatchObject({ status: callOf(tried.operation).status });
  return { found, undisturbed: await state() };
}

/**
 * Makes a call with one fault at each of its commands in turn, and retries it without: every answer is a success or has
 * a Retry-After, and the table ends in the same state as without faults.
 * @returns the number of faults that struck
 */
async function tryEachCommand(tried: FaultCase, fault: Fault, { found, undisturbed }: Start): Promise<number> {
  const { status } = callOf(tried.operation);
  for (let nth = 1; ; nth += 1) {
    await restoreTable(api, found);
    const repair = injectFault(dynamodb, nth, fault);
    const answer = await make(tried);
    if (!repair()) return nth - 1;
    const at = `${tried.operation}, ${fault} at command ${nth}`;
    if (answer.status !== status) {
      expectUnavailable(answer, at);
      const again = await make(tried);
      const isDone = tried.repeated !== undefined && again.body?.code === tried.repeated;
      if (!isDone) expect([at, again.status, again.body?.code]).toEqual([at, status, undefined]);
    }
    const after = await state();
    expect([at, diff(after, undisturbed), diff(undisturbed, after)]).toEqual([at, [], []]);
    if (!tried.auditedAgain && !tried.waitsAgain) expect([at, after.length]).toEqual([at, undisturbed.length]);
  }
}

describe('a command to the table fails', () => {
  const cases = faultCases.map((tried, index) => ({ ...tried, faults: faultsFor(index) }));
  test.each(cases)(
    '$operation by $by answers 503 or succeeds, and a retry leads to the same state: $faults',
    async ({ faults, ...tried }) => {
      const start = await startOf(tried);
      for (const fault of faults) {
        const struck = await tryEachCommand(tried, fault, start);
        // Faults before execution hit every call; only calls that write can lose the response to a write.
        if (!fault.startsWith('answer lost')) expect(struck).toBeGreaterThan(0);
        injected.faults += struck;
      }
    },
  );

  test('every call that writes is among the cases or has its own test', () => {
    const tried = new Set([...faultCases.map(({ operation }) => operation), ...Object.keys(triedElsewhere)]);
    const writing = allCalls.filter(({ call }) => call.method !== 'GET').map(({ operation }) => operation);
    expect(writing.filter((operation) => !tried.has(operation))).toEqual([]);
    expect([...tried].filter((operation) => !callFixtures[operation])).toEqual([]);
  });
});

test('the same move on a shortlist counts once within five minutes, and again after them', async () => {
  const tried: FaultCase = { operation: 'shortlist.updateStatus', by: 'recruiter' };
  const linesAt = async (milliseconds: number) => {
    api.clock.set(now + milliseconds);
    return (await make(tried)).body.notes.split('\n').length;
  };
  const fiveMinutes = 5 * 60 * 1000;
  expect([await linesAt(0), await linesAt(fiveMinutes - 1), await linesAt(fiveMinutes)]).toEqual([1, 1, 2]);
});

// Its response is delayed on purpose, which would slow this file down.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

describe('signing in', () => {
  const roles = (['candidate', 'recruiter', 'admin'] as const).flatMap((role, index) =>
    (role === 'candidate' ? faultNames : faultsFor(index)).map((fault) => ({ role, fault })),
  );
  test.each(roles)(
    'gives a $role a session, at the latest with another code, when a command is $fault',
    async ({ role, fault }) => {
      const { email } = cast[role];
      const code = await steps.requestCode(role, email);
      const withCode = await tableState(api);
      for (let nth = 1; ; nth += 1) {
        await restoreTable(api, withCode);
        const repair = injectFault(dynamodb, nth, fault);
        const answer = await steps.verify(role, email, code);
        if (!repair()) break;
        if (answer.status === 200) continue;
        const at = `${fault} at command ${nth}`;
        // A code whose use got no response may be used up: the caller then requests another one.
        const isUsedUp = answer.status === 400 && fault.startsWith('answer lost');
        if (!isUsedUp) expectUnavailable(answer, at);
        const again = await steps.verify(role, email, code);
        expect([200, 400], at).toContain(again.status);
        if (again.status === 400)
          expect((await steps.verify(role, email, await requestNextCode(role, email))).status).toBe(200);
      }
    },
  );
});

/** Requests a code and reads it, without regard to the budget of the address. */
async function requestNextCode(role: Role, email: string): Promise<string> {
  api.clock.set(now + 10 * 60 * 1000);
  return steps.requestCode(role, email);
}

describe('an upload whose completion fails', () => {
  const complete = (id: string) => api.call(uploadCalls.complete, { token: cast.candidate.token, params: { id } });

  const stores = faultNames.flatMap((fault) => (['table', 'files'] as const).map((store) => ({ fault, store })));
  test.each(stores)('is completed by a retry: the $store, $fault', async ({ fault, store }) => {
    const { client } = await fileClient();
    for (let nth = 1; ; nth += 1) {
      await restoreTable(api, world);
      const id = await makeArrivedUpload(api, cast.candidate.token);
      const repair = injectFault(store === 'table' ? dynamodb : client, nth, fault);
      const answer = await complete(id);
      const struck = repair();
      const at = `${store}, ${fault} at command ${nth}`;
      if (answer.status !== 200) expectUnavailable(answer, at);
      const again = await complete(id);
      expect([at, again.status]).toEqual([at, 200]);
      expect(await (await fetch(again.body.cv)).text()).toBe(smallPdf('my life'));
      if (!struck) return;
    }
  });
});

describe('a certificate whose storing fails', () => {
  const fixture = callFixtures['certificates.add'];
  const add = (id: string) =>
    api.call(certificateCalls.add, { token: cast.candidate.token, params: { id }, body: fixture?.body });

  const stores = faultNames.flatMap((fault) => (['table', 'files'] as const).map((store) => ({ fault, store })));
  test.each(stores)('is stored by a retry: the $store, $fault', async ({ fault, store }) => {
    const { client } = await fileClient();
    for (let nth = 1; ; nth += 1) {
      await restoreTable(api, world);
      await stateJapanese(api, cast);
      const id = await makeArrivedUpload(api, cast.candidate.token, 'certificate');
      const repair = injectFault(store === 'table' ? dynamodb : client, nth, fault);
      const answer = await add(id);
      const struck = repair();
      const at = `${store}, ${fault} at command ${nth}`;
      if (answer.status !== 200) expectUnavailable(answer, at);
      const again = await add(id);
      expect([at, again.status]).toEqual([at, 200]);
      expect(await (await fetch(again.body.document)).text()).toBe(smallPdf('my life'));
      if (!struck) return;
    }
  });
});

describe('a code that cannot be mailed', () => {
  test.each([
    ['throttled', 'Throttling'],
    ['timed out', 'TimeoutError'],
    ['rejected', 'MessageRejected'],
  ])('is answered 503, costs no send, and is mailed afterwards: %s', async (_, name) => {
    const failure = Object.assign(new Error('No mail today.'), { name, $metadata: {} });
    const send = vi.spyOn(SESClient.prototype, 'send').mockImplementation(() => Promise.reject(failure));
    const { email } = cast.candidate;
    for (let ask = 0; ask < 4; ask += 1) expectUnavailable(await steps.send('candidate', email), name);
    send.mockRestore();
    expect(await steps.send('candidate', email)).toMatchObject({ status: 200 });
    expect(await steps.verify('candidate', email, await steps.code(email))).toMatchObject({ status: 200 });
  });

  test('does not lock the user out when the table fails while the send is taken back', async () => {
    const failure = Object.assign(new Error('No mail today.'), { name: 'Throttling', $metadata: {} });
    const send = vi.spyOn(SESClient.prototype, 'send').mockImplementation(() => Promise.reject(failure));
    const { email } = cast.candidate;
    for (let nth = 1; ; nth += 1) {
      await restoreTable(api, world);
      const repair = injectFault(dynamodb, nth, 'timed out');
      expectUnavailable(await steps.send('candidate', email), `command ${nth}`);
      if (!repair()) break;
    }
    send.mockRestore();
    expect(await api.call(authCalls.candidateSendOtp, { body: { email } })).toMatchObject({ status: 200 });
  });
});

describe('a transcription whose start fails', () => {
  const start = () => api.call(transcriptionCalls.start, { token: cast.candidate.token, body: { candidate_id: 7 } });
  const text = async (id: string) =>
    (await api.call(transcriptionCalls.status, { token: cast.candidate.token, params: { id } })).body.text;

  test.each(faultsFor(0))('is started by a retry: %s', async (fault) => {
    const profile = await readCandidate(7, true);
    if (!profile) throw new Error('Candidate 7 is missing.');
    for (let nth = 1; ; nth += 1) {
      await restoreTable(api, world);
      // Each attempt uses another video, as Transcribe remembers its jobs.
      const video_key = candidateFileKey(7, 'video', randomUUID(), 'mp4');
      await putFile(video_key, Buffer.from('\0\0\0\x20ftypisom\0\0\0\0some frames', 'latin1'));
      await transact({ profile: replaceCandidate(changedCandidate(profile, { video_key })) });
      const repair = injectFault(dynamodb, nth, fault);
      const answer = await start();
      const struck = repair();
      if (answer.status !== 202) expectUnavailable(answer, `${fault} at command ${nth}`);
      const again = await start();
      expect(again).toMatchObject({ status: 202 });
      await eventually(async () => expect(await text(again.body.id)).toContain('Sample text'));
      injected.faults += Number(struck);
      if (!struck) return;
    }
  });
});
