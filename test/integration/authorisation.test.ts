import { describe, expect, test } from 'vitest';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { settle } from '#test/support/belongings.ts';
import { type CallFixture, callFixtures } from '#test/support/call-fixtures.ts';
import { type PrincipalName, principalNames } from '#test/support/cast.ts';
import { sentCommands } from '#test/support/interleave.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';

const api = await testApi();
const { cast, world } = await restoreWorldBeforeEach(api, Date.now());
const steps = authSteps(api);

const types: Record<Exclude<PrincipalName, 'guest' | 'deactivatedCandidate'>, UserType> = {
  candidate: 'candidate',
  otherCandidate: 'candidate',
  recruiter: 'recruiter',
  otherRecruiter: 'recruiter',
  unverifiedRecruiter: 'recruiter',
  admin: 'admin',
  masterAdmin: 'master_admin',
};

/** Status with which the contract refuses a principal, or undefined for those who may call. */
function refusalOf(call: CallDefinition, { owners }: CallFixture, name: PrincipalName): 401 | 403 | 404 | undefined {
  if (typeof call.access === 'string') return undefined;
  if (name === 'guest' || name === 'deactivatedCandidate') return 401;
  if (name === 'unverifiedRecruiter' && (call.verified || call.errors?.includes('NOT_VERIFIED'))) return 403;
  const type = types[name];
  const relation = call.access[type];
  if (relation === 'any') return undefined;
  const owner = { ...(owners ?? { candidate: 'candidate', recruiter: 'recruiter' }) }[
    type as 'candidate' | 'recruiter' | 'admin'
  ];
  if (relation === undefined) return 403;
  if (owner === name) return undefined;
  return typeof call.owned === 'object' && call.owned.isHidden ? 404 : 403;
}

const tokenOf = (name: PrincipalName) => (name === 'guest' ? undefined : cast[name].token);
const fixtureOf = (operation: string): CallFixture => {
  const fixture = callFixtures[operation];
  if (!fixture) throw new Error(`The call ${operation} has no fixture.`);
  return fixture;
};

test('every call has a fixture, and every fixture a call', () => {
  expect(Object.keys(callFixtures).sort()).toEqual(allCalls.map(({ operation }) => operation).sort());
});

const cases = allCalls.flatMap((listed) => principalNames.map((name) => ({ ...listed, name })));

describe('every call by every kind of caller', () => {
  test.each(cases)('$operation by $name', async ({ operation, call, name }) => {
    const fixture = fixtureOf(operation);
    const refusal = refusalOf(call, fixture, name);
    const { params, query, body } = fixture;
    const request = { params, query, ...(body ? { body } : {}), token: tokenOf(name) };
    const answer = await api.call(call, request as object);
    if (refusal === undefined) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(fixture.answers ?? call.status);
      return;
    }
    expect(answer.status, JSON.stringify(answer.body)).toBe(refusal);
    expect(answer.body).toMatchObject({ detail: expect.any(String), code: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toMatch(/canary\.example|Name of/);
    // Any client can send these headers: a server that trusted them would admit every caller.
    const headers = { 'x-skip-auth': 'true', 'x-skip-auth-redirect': 'true' };
    expect((await api.call(call, { ...request, headers } as object)).status).toBe(refusal);
    expect(await tableState(api)).toEqual(world);
  });
});

/** The same input with an id at the place that no record has. */
function withoutRecord({ params, query, body }: CallFixture, at: string): CallFixture {
  const [from, name] = at.split('.') as ['params' | 'query' | 'body', string];
  const input = { params: { ...params }, query: { ...query }, ...(body && { body: { ...body } }) };
  const id = input[from]?.[name];
  const other = typeof id === 'string' ? id.replace(/.$/, (last) => (last === '9' ? '8' : '9')) : 999;
  return { ...input, [from]: { ...input[from], [name]: other } };
}

describe('the record that a call is about', () => {
  const relationsOf = ({ access }: CallDefinition) => (typeof access === 'string' ? [] : Object.values(access));

  test('is named wherever callers must own one, and only there', () => {
    for (const { operation, call } of allCalls) {
      const relations = relationsOf(call);
      if (relations.includes('owner')) expect(call.owned, operation).toBeDefined();
      if (call.owned)
        expect(relations, operation).toEqual(expect.arrayContaining([expect.stringMatching(/owner|self/)]));
      if (relations.includes('self')) expect(call.own, operation).not.toEqual([]);
      if (call.verified) expect(call.errors, operation).toContain('NOT_VERIFIED');
    }
  });

  const named = allCalls.flatMap(({ operation, call }) =>
    typeof call.owned === 'object' ? [{ operation, call, ...call.owned }] : [],
  );
  test.each(named)('$operation answers $absent without it', async ({ operation, call, at, absent }) => {
    const fixture = fixtureOf(operation);
    const name = Object.hasOwn(call.access as object, 'recruiter') ? 'recruiter' : 'candidate';
    const answer = await api.call(call, { ...withoutRecord(fixture, at), token: cast[name].token } as object);
    expect(answer.body?.code, JSON.stringify(answer.body)).toBe(absent);
    if (absent) expect(await tableState(api)).toEqual(world);
  });
});

describe("another's record", () => {
  /** Why a response does not show that a record exists: all know it, its id cannot be guessed, or both responses are alike. */
  const telling: Record<string, 'public' | 'unguessable' | 'hidden' | 'of a pair'> = {
    job: 'public',
    present_job: 'public',
    job_days: 'public',
    payment: 'hidden',
    colleague: 'hidden',
    thread: 'hidden',
    interview: 'hidden',
    card_order: 'unguessable',
    certificate_upload: 'unguessable',
    transcription: 'unguessable',
    upload: 'unguessable',
    application: 'of a pair',
    checked_application: 'of a pair',
    entry: 'of a pair',
  };

  /** The same input about a person of whom the owner of the rest has nothing, or undefined where no pair is named. */
  function ofAnotherPerson({ params = {}, ...input }: CallFixture): CallFixture | undefined {
    if (typeof params.id === 'string' && /^\d+-\d+$/.test(params.id)) {
      return { ...input, params: { ...params, id: params.id.replace(/\d+$/, '999') } };
    }
    return 'candidateId' in params ? { ...input, params: { ...params, candidateId: 999 } } : undefined;
  }

  const owned = allCalls.filter(({ call }) => call.owned);

  test('is of a kind that says nothing, or is hidden', () => {
    for (const { operation, call } of owned) {
      const kind = typeof call.owned === 'object' ? telling[call.owned.record] : 'public';
      expect(kind, operation).toBeDefined();
      if (kind === 'of a pair') expect(ofAnotherPerson(fixtureOf(operation)), operation).toBeDefined();
      expect(typeof call.owned === 'object' && call.owned.isHidden === true, operation).toBe(kind === 'hidden');
    }
  });

  /** The same input about nothing: about another person, or with an id that no record has; undefined where neither is hidden. */
  function absentInput(call: CallDefinition, fixture: CallFixture): CallFixture | undefined {
    const hidden = typeof call.owned === 'object' && call.owned.isHidden ? call.owned.at : undefined;
    return hidden ? withoutRecord(fixture, hidden) : ofAnotherPerson(fixture);
  }

  const byUpi: CallFixture = { params: { id: 'upi_902' } };
  const compared = [
    ...owned.map(({ operation, call }) => ({ operation, call, fixture: fixtureOf(operation) })),
    ...owned.flatMap(({ operation, call }) =>
      operation === 'payments.invoice' ? [{ operation, call, fixture: byUpi }] : [],
    ),
  ].flatMap((listed) => {
    const absent = absentInput(listed.call, listed.fixture);
    return absent ? [{ ...listed, absent }] : [];
  });
  const strangers = ['otherRecruiter', 'unverifiedRecruiter', 'otherCandidate'] as const;
  const rows = compared.flatMap((listed) => strangers.map((name) => ({ ...listed, name })));

  /** The responses about a record and about none, each with the commands that were sent to the table for it. */
  async function bothAnswers({ call, fixture, absent, name }: (typeof rows)[number]) {
    const answers: { status: number; body: unknown; sent: string[] }[] = [];
    for (const { params } of [fixture, absent]) {
      const { query, body } = fixture;
      const input = { params, query, ...(body ? { body } : {}), token: cast[name].token };
      let answer = { status: 0, body: undefined as unknown };
      const sent = await sentCommands(async () => {
        answer = await api.call(call, input as object);
      });
      answers.push({ status: answer.status, body: answer.body, sent });
    }
    const [there, none] = answers;
    return { there, none };
  }

  test.each(rows)('$operation answers $name alike, with as many reads, whether it exists or not', async (row) => {
    const { there, none } = await bothAnswers(row);
    expect([403, 404]).toContain(there?.status);
    expect(there).toEqual(none);
    expect(await tableState(api)).toEqual(world);
  });

  test.each(rows)('$operation answers $name alike after the job was deleted', async (row) => {
    const remove = { token: cast.recruiter.token, params: { id: 100 } };
    expect((await api.call(jobCalls.remove, remove)).status).toBe(200);
    await settle(api);
    const { there, none } = await bothAnswers(row);
    expect([403, 404]).toContain(there?.status);
    expect(there).toEqual(none);
  });
});

describe("another's id in a form", () => {
  const forms = allCalls.filter(
    ({ call }) => call.accepts === 'form' && call.own?.some((at) => at.startsWith('body.')),
  );
  test.each(forms)('$operation refuses it as in JSON', async ({ operation, call }) => {
    const { params = {}, body = {} } = fixtureOf(operation);
    const answer = await api.raw(call, {
      params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)])).toString(),
      token: cast.otherRecruiter.token,
    });
    expect(answer.status).toBe(403);
    expect(await tableState(api)).toEqual(world);
  });
});

/** Names of all attributes in a stored value, at any depth. */
function attributeNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(attributeNames);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...attributeNames(inner)]);
}

const fieldNamesOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object }).shape ?? {});

/** The rights and quotas of an account, which no request may choose. */
const rightsOf = (state: TableState) =>
  [...state.values()].flatMap(
    ({ PK, SK, entity, role, verified, state: own, candidates_viewed, candidate_limit, card }) =>
      world.has(`${PK} ${SK}`)
        ? // The state of an application gives no right.
          [
            {
              PK,
              SK,
              role,
              verified,
              own: entity === 'application' ? undefined : own,
              candidates_viewed,
              candidate_limit,
              price: card?.price,
            },
          ]
        : [],
  );

/** Calls that give or take rights, with what was shown or a reason as their body. */
const decisions = new Set([
  'admin.verifyRecruiter',
  'jobs.remove',
  'admin.unverifyRecruiter',
  'admin.terminateUser',
  'admin.manualDeleteUser',
  'admin.deactivateUser',
]);

describe('stored fields added to a body', () => {
  const withBody = allCalls.filter(({ call }) => call.body);
  // As a principal who may make the call: the same input succeeds without the added fields.
  const allowed = ({ operation, call }: (typeof allCalls)[number]) =>
    principalNames.find((name) => refusalOf(call, fixtureOf(operation), name) === undefined) ?? 'guest';

  test.each(withBody)('$operation never stores them', async (listed) => {
    const { call, operation } = listed;
    const { params, query, body, answers } = fixtureOf(operation);
    const always = ['verified', 'is_active', 'candidates_viewed', 'status', 'price', 'role', 'id', 'is_deleted'];
    const stored = new Set([...always, ...[...world.values()].flatMap(attributeNames)]);
    const others = [...stored].filter((name) => !fieldNamesOf(call.body).includes(name) && name !== '__proto__');
    // As many as a small body has room for.
    const foreign = others.slice(0, call.maxBodyBytes ? call.maxBodyBytes / 50 : others.length);
    const expected = decisions.has(operation) ? await rightsAfter(listed) : rightsOf(world);
    for (const canary of ['assigned-canary', 987654321, true]) {
      const added = Object.fromEntries(foreign.map((name) => [name, canary]));
      const request = { params, query, body: { ...added, ...body }, token: tokenOf(allowed(listed)) };
      const answer = await api.call(call, request as object);
      expect(answer.status, JSON.stringify(answer.body)).toBe(answers ?? call.status);
      const after = await tableState(api);
      const text = JSON.stringify([...after.values()]);
      expect(text).not.toContain('assigned-canary');
      expect(text).not.toContain('987654321');
      expect(rightsOf(after)).toEqual(expected);
      await restoreTable(api, world);
    }
  });

  /** The rights after the same call without the added fields. */
  async function rightsAfter(listed: (typeof allCalls)[number]) {
    const { params, query, body } = fixtureOf(listed.operation);
    await api.call(listed.call, { params, query, body, token: tokenOf(allowed(listed)) } as object);
    const rights = rightsOf(await tableState(api));
    await restoreTable(api, world);
    return rights;
  }
});

test('an account whose sign-up form had stored fields has only the rights of a new account', async () => {
  const wanted = { verified: true, role: 'master_admin', state: 'deleted', id: 7, is_active: false, version: 99 };
  for (const operation of ['auth.candidateSignup', 'auth.recruiterSignup', 'auth.adminSignup']) {
    const listed = allCalls.find((call) => call.operation === operation);
    if (!listed) throw new Error(`${operation} is missing.`);
    const body = { ...fixtureOf(operation).body, ...wanted };
    const answer = await api.call(listed.call, { body, token: cast.masterAdmin.token });
    expect(answer.status).toBe(201);
    if (operation !== 'auth.adminSignup') {
      const kind = operation === 'auth.candidateSignup' ? 'candidate' : 'recruiter';
      const email = String(fixtureOf(operation).body?.email);
      expect(await steps.verify(kind, email, await steps.requestCode(kind, email))).toMatchObject({ status: 200 });
    }
    const [account] = [...(await tableState(api))].flatMap(([key, item]) =>
      !world.has(key) && item.entity === 'account' ? [item] : [],
    );
    const role = operation === 'auth.adminSignup' ? 'admin' : null;
    expect(account).toMatchObject({ verified: false, role, state: 'active', version: 1 });
    expect(account?.id).not.toBe(7);
    await restoreTable(api, world);
  }
});
