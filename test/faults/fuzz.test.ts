import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls, type ListedCall } from '#shared/contracts/index.ts';
import { errorTable } from '#shared/errors.ts';
import { type ApiAnswer, type RawRequest, testApi } from '#test/support/api.ts';
import { callFixtures } from '#test/support/call-fixtures.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';
import { described, undocumented } from './document.ts';
import { nastyRequests } from './nasty-input.ts';
import { describedRequests } from './schema-input.ts';

/** Number of requests of each call; the environment can raise it. The same seed gives the same requests. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 20);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

const callers = ['guest', 'candidate', 'recruiter', 'admin', 'masterAdmin'] as const;
type CallerName = (typeof callers)[number];
const typeOf = { candidate: 'candidate', recruiter: 'recruiter', admin: 'admin', masterAdmin: 'master_admin' } as const;

// One call waits for a quarter of a second on purpose, which would slow this file down.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const api = await testApi();
const counted = { requests: 0, writes: 0 };
const { cast, world } = await restoreWorldBeforeEach(api, Date.now());

beforeAll(() => {
  dynamodb.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (step) => {
        if (!/^(Get|Query|BatchGet|Scan)/.test(commandName)) counted.writes += 1;
        return next(step);
      },
    { step: 'initialize', name: 'countWrites' },
  );
});

/** Budgets of networks and unused ids are not part of a call's effect. */
const isBudget = (key: string) => key.startsWith('ADDRESS#') || key.startsWith('COUNTER#');
const withoutBudgets = (state: TableState) => new Map([...state].filter(([key]) => !isBudget(key)));

const tokenOf = (name: CallerName) => (name === 'guest' ? undefined : cast[name].token);
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** Expects a refusal in the form that clients understand. */
function expectRefusal({ status, body }: ApiAnswer): void {
  expect(body).toMatchObject({ detail: expect.any(String), code: expect.any(String) });
  expect(Object.keys(errorTable)).toContain(body.code);
  expect(errorTable[body.code as keyof typeof errorTable].status).toBe(status);
  expect(['detail', 'code', 'fields']).toEqual(expect.arrayContaining(Object.keys(body)));
  for (const field of body.fields ?? [])
    expect(field).toEqual({ path: expect.any(String), message: expect.any(String) });
}

function expectSuccess(call: CallDefinition, { status, body }: ApiAnswer): void {
  expect(status).toBe(call.status);
  if (call.answer) expect(call.answer.safeParse(body).error?.issues).toBeUndefined();
}

async function tryRequest(listed: ListedCall, request: RawRequest, by: CallerName): Promise<void> {
  const { call } = listed;
  counted.requests += 1;
  counted.writes = 0;
  const answer = await api.raw(call, { ...request, token: tokenOf(by) });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  if (answer.status >= 400) expectRefusal(answer);
  else if (answer.status !== 304) expectSuccess(call, answer);
  if (answer.status !== 304) expect(undocumented(listed, answer), JSON.stringify(answer.body)).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).deep).toBeUndefined();
  if (counted.writes === 0) return;
  if (answer.status >= 400) expect(withoutBudgets(await tableState(api))).toEqual(withoutBudgets(world));
  await restoreTable(api, world);
}

async function tryRequests(
  listed: ListedCall,
  requests: fc.Arbitrary<RawRequest>,
  by: readonly CallerName[],
  runs: number,
) {
  const before = counted.requests;
  await fc.assert(
    fc.asyncProperty(requests, fc.constantFrom(...by), (request, caller) => tryRequest(listed, request, caller)),
    { seed, numRuns: runs, endOnFailure: true },
  );
  expect(counted.requests - before).toBe(runs);
}

test.each(allCalls)('$operation withstands any input', async (listed) => {
  const { operation, call } = listed;
  const requests = nastyRequests(callFixtures[operation] ?? {}, fieldsOf(call.query));
  await tryRequests(listed, requests, callers, numRuns);
});

test.each(allCalls)(
  '$operation answers as documented to allowed requests and to those with one error',
  async (listed) => {
    const { access } = listed.call;
    // Callers who may make the call reach most of its code.
    const allowed = callers.filter((name) => typeof access === 'string' || (name !== 'guest' && access[typeOf[name]]));
    const requests = describedRequests(described(listed), callFixtures[listed.operation] ?? {});
    await tryRequests(listed, requests, allowed, Math.ceil(numRuns / 3));
  },
);

afterAll(() => {
  dynamodb.middlewareStack.remove('countWrites');
  if (process.env.FUZZ_RUNS) process.stdout.write(`${counted.requests} requests were fuzzed.\n`);
});
