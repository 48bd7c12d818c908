import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dynamodb } from '#functions/data/table.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { errorTable } from '#shared/errors.ts';
import { type ApiAnswer, type RawRequest, testApi } from '#test/support/api.ts';
import { callFixtures } from '#test/support/call-fixtures.ts';
import { type Cast, castWorld } from '#test/support/cast.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';
import { nastyRequests } from './nasty-input.ts';

/** Requests of each call; more are asked for by the environment. The same seed makes the same requests. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 30);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

const callers = ['guest', 'candidate', 'recruiter', 'admin', 'masterAdmin'] as const;
type CallerName = (typeof callers)[number];

const api = await testApi();
const now = Date.now();
const counted = { requests: 0, writes: 0 };
let cast: Cast;
let world: TableState;

beforeAll(async () => {
  api.clock.set(now);
  cast = await castWorld();
  world = await tableState(api);
  dynamodb.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (step) => {
        if (!/^(Get|Query|BatchGet|Scan)/.test(commandName)) counted.writes += 1;
        return next(step);
      },
    { step: 'initialize', name: 'countWrites' },
  );
});
// The clock stands still: no session is touched, so that an unchanged table is exactly the same.
beforeEach(() => api.clock.set(now));

/** What is counted for a network is no part of what a call is about, nor are ids that were drawn and not used. */
const isBudget = (key: string) => key.startsWith('ADDRESS#') || key.startsWith('COUNTER#');
const withoutBudgets = (state: TableState) => new Map([...state].filter(([key]) => !isBudget(key)));

const tokenOf = (name: CallerName) => (name === 'guest' ? undefined : cast[name].token);
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** A refusal says what is wrong in the one form that clients know. */
function expectRefusal({ status, body }: ApiAnswer): void {
  expect(body).toMatchObject({ detail: expect.any(String), code: expect.any(String) });
  expect(Object.keys(errorTable)).toContain(body.code);
  expect(errorTable[body.code as keyof typeof errorTable].status).toBe(status);
  expect(['detail', 'code', 'fields']).toEqual(expect.arrayContaining(Object.keys(body)));
  for (const field of body.fields ?? [])
    expect(field).toEqual({ path: expect.any(String), message: expect.any(String) });
}

function expectSuccess(call: CallDefinition, { status, body }: ApiAnswer): void {
  if (status === 304) return;
  expect(status).toBe(call.status);
  if (call.answer) expect(call.answer.safeParse(body).error?.issues).toBeUndefined();
}

async function tryRequest(call: CallDefinition, request: RawRequest, by: CallerName): Promise<void> {
  counted.requests += 1;
  counted.writes = 0;
  const answer = await api.raw(call, { ...request, token: tokenOf(by) });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  if (answer.status >= 400) expectRefusal(answer);
  else expectSuccess(call, answer);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).deep).toBeUndefined();
  if (counted.writes === 0) return;
  if (answer.status >= 400) expect(withoutBudgets(await tableState(api))).toEqual(withoutBudgets(world));
  await restoreTable(api, world);
}

test.each(allCalls)('$operation withstands whatever is sent', async ({ operation, call }) => {
  const before = counted.requests;
  const requests = nastyRequests(callFixtures[operation] ?? {}, fieldsOf(call.query));
  await fc.assert(
    fc.asyncProperty(requests, fc.constantFrom(...callers), (request, by) => tryRequest(call, request, by)),
    { seed, numRuns, endOnFailure: true },
  );
  expect(counted.requests - before).toBe(numRuns);
});

afterAll(() => {
  dynamodb.middlewareStack.remove('countWrites');
});
