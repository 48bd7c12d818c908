import { SESClient } from '@aws-sdk/client-ses';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table.ts';
import { fileClient } from '#functions/files/file-client.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { callFixtures } from '#test/support/call-fixtures.ts';
import { type Cast, castWorld } from '#test/support/cast.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';
import { type FaultCase, faultCases } from './fault-cases.ts';
import { type Fault, faultNames, injectFault } from './inject-fault.ts';
import { startCounters, stateLines } from './state-text.ts';

const api = await testApi();
const steps = authSteps(api);
const now = Date.now();
let cast: Cast;
let world: TableState;

beforeAll(async () => {
  api.clock.set(now);
  cast = await castWorld();
  await startCounters();
  world = await tableState(api);
});
// The clock stands still: two runs of the same calls lead to the same times.
beforeEach(() => api.clock.set(now));
afterEach(() => restoreTable(api, world));

const state = async () => stateLines(await tableState(api));
const diff = (left: readonly string[], right: readonly string[]) => left.filter((line) => !right.includes(line));

function callOf({ operation }: FaultCase): CallDefinition {
  const listed = allCalls.find((call) => call.operation === operation);
  if (!listed) throw new Error(`There is no call ${operation}.`);
  return listed.call;
}

function make(tried: FaultCase): Promise<ApiAnswer> {
  const { params, query, body } = { ...callFixtures[tried.operation], ...tried.input };
  const token = tried.by === 'guest' ? undefined : cast[tried.by].token;
  const call = callOf(tried);
  // Whoever may have to repeat such a call sends a key with it.
  const headers = call.repeatable ? { 'idempotency-key': 'the-same-key-each-time' } : {};
  return api.call(call, { params, query, ...(body ? { body } : {}), token, headers } as object);
}

/** The only failure that a store's fault may become: one that says when to come again. */
function expectUnavailable({ status, headers, body }: ApiAnswer, at: string): void {
  expect([at, status, body.code]).toEqual([at, 503, expect.stringMatching(/^(MAIL_|PAYMENT_)?UNAVAILABLE$/)]);
  expect(Number(headers['retry-after']), at).toBeGreaterThan(0);
}

/**
 * Makes a call with one fault at each of its commands in turn, and again without: every answer is a success or says
 * when to come again, and the table ends as if nothing had happened.
 * @returns how many faults struck
 */
async function tryEachCommand(tried: FaultCase, fault: Fault): Promise<number> {
  const { status } = callOf(tried);
  expect(await make(tried), tried.operation).toMatchObject({ status });
  const undisturbed = await state();
  let struck = 0;
  for (let nth = 1; ; nth += 1) {
    await restoreTable(api, world);
    const repair = injectFault(dynamodb, nth, fault);
    const answer = await make(tried);
    const met = repair();
    if (!met.reached) return struck;
    if (!met.struck) continue;
    struck += 1;
    const at = `${tried.operation}, ${fault} at command ${nth}`;
    if (answer.status !== status) {
      expectUnavailable(answer, at);
      const again = await make(tried);
      const isDone = tried.repeated !== undefined && again.body?.code === tried.repeated;
      if (!isDone) expect([at, again.status, again.body?.code]).toEqual([at, status, undefined]);
    }
    const after = await state();
    expect([at, diff(after, undisturbed), diff(undisturbed, after)]).toEqual([at, [], []]);
    expect([at, after.length]).toEqual([at, undisturbed.length]);
  }
}

describe.each(faultNames)('a command to the table is %s', (fault) => {
  test.each(faultCases)(
    '$operation by $by answers 503 or succeeds, and a retry leads to the same state',
    async (tried) => {
      const struck = await tryEachCommand(tried, fault);
      // Whatever fails before it is carried out strikes every call; only what writes can lose the answer of a write.
      if (!fault.startsWith('answer lost')) expect(struck).toBeGreaterThan(0);
    },
  );
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

describe('signing in', () => {
  test.each(faultNames)(
    'leads into a session, at the latest with another code, when a command is %s',
    async (fault) => {
      const { email } = cast.candidate;
      const code = await steps.sentCode('candidate', email);
      const withCode = await tableState(api);
      for (let nth = 1; ; nth += 1) {
        await restoreTable(api, withCode);
        const repair = injectFault(dynamodb, nth, fault);
        const answer = await steps.verify('candidate', email, code);
        if (!repair().reached) break;
        if (answer.status === 200) continue;
        const at = `${fault} at command ${nth}`;
        // A code whose use was not answered may be used up: whoever asked then asks for another one.
        const isUsedUp = answer.status === 400 && fault.startsWith('answer lost');
        if (!isUsedUp) expectUnavailable(answer, at);
        const again = await steps.verify('candidate', email, code);
        expect([200, 400], at).toContain(again.status);
        if (again.status === 400)
          expect((await steps.verify('candidate', email, await nextCode(email))).status).toBe(200);
      }
    },
  );
});

/** The code of the next mail; the budget of the address is not what is looked at here. */
async function nextCode(email: string): Promise<string> {
  api.clock.set(now + 10 * 60 * 1000);
  return steps.sentCode('candidate', email);
}

describe('an upload whose completion fails', () => {
  /** A new upload of candidate 7 whose file has arrived. */
  async function arrivedUpload(): Promise<string> {
    const content = '%PDF-1.7\nmy life';
    const started = await api.call(uploadCalls.start, {
      token: cast.candidate.token,
      body: { kind: 'cv', content_type: 'application/pdf', size: content.length },
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(started.body.fields)) form.append(name, String(value));
    form.append('file', new Blob([content]), 'file');
    expect((await fetch(started.body.url, { method: 'POST', body: form })).status).toBeLessThan(300);
    return started.body.id;
  }
  const complete = (id: string) => api.call(uploadCalls.complete, { token: cast.candidate.token, params: { id } });

  const stores = faultNames.flatMap((fault) => (['table', 'files'] as const).map((store) => ({ fault, store })));
  test.each(stores)('is completed by a retry: the $store, $fault', async ({ fault, store }) => {
    const { client } = await fileClient();
    for (let nth = 1; ; nth += 1) {
      await restoreTable(api, world);
      const id = await arrivedUpload();
      const repair = injectFault(store === 'table' ? dynamodb : client, nth, fault);
      const answer = await complete(id);
      const { reached } = repair();
      const at = `${store}, ${fault} at command ${nth}`;
      if (answer.status !== 200) expectUnavailable(answer, at);
      const again = await complete(id);
      expect([at, again.status]).toEqual([at, 200]);
      expect(await (await fetch(again.body.cv)).text()).toBe('%PDF-1.7\nmy life');
      if (!reached) return;
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

  test('costs no right to sign in when the table fails while the send is taken back', async () => {
    const failure = Object.assign(new Error('No mail today.'), { name: 'Throttling', $metadata: {} });
    const send = vi.spyOn(SESClient.prototype, 'send').mockImplementation(() => Promise.reject(failure));
    const { email } = cast.candidate;
    for (let nth = 1; ; nth += 1) {
      await restoreTable(api, world);
      const repair = injectFault(dynamodb, nth, 'timed out');
      expectUnavailable(await steps.send('candidate', email), `command ${nth}`);
      if (!repair().reached) break;
    }
    send.mockRestore();
    expect(await api.call(authCalls.candidateSendOtp, { body: { email } })).toMatchObject({ status: 200 });
  });
});
