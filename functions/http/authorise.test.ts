import { describe, expect, test } from 'vitest';
import type { Caller } from '#functions/entities/account/caller.ts';
import type { Access, CallDefinition, OwnId } from '#shared/contracts/define.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { accountKindOf } from '#shared/domain/account-kind.ts';
import { authoriseInput, authoriseType } from './authorise.ts';

const callTo = (access: Access, own?: readonly OwnId[]): CallDefinition => ({
  method: 'GET',
  path: '/of-the-tests',
  summary: 'Does nothing.',
  access,
  ...(own ? { own } : {}),
  status: 200,
});
const callerOf = (type: UserType, id = 7): Caller => ({
  type,
  kind: accountKindOf(type),
  id,
  name: 'Name',
  email: 'name@test.example',
  verified: true,
  account: { id, name: 'Name', email: 'name@test.example' },
  membership: undefined,
  acceptedUntil: undefined,
  sessionKey: 'key',
});
const forbidden = expect.objectContaining({ code: 'FORBIDDEN', status: 403 });
const nothing = { params: undefined, query: undefined, body: undefined };

describe('the type of a caller', () => {
  test.each(['public', 'bootstrap', 'signature'] as const)('does not matter to a call that is %s', (access) => {
    expect(() => authoriseType(callTo(access), undefined)).not.toThrow();
    expect(() => authoriseType(callTo(access), callerOf('candidate'))).not.toThrow();
  });

  test('must be known and listed by the call', () => {
    const call = callTo({ recruiter: 'self', admin: 'any' });
    expect(() => authoriseType(call, callerOf('recruiter'))).not.toThrow();
    expect(() => authoriseType(call, callerOf('admin'))).not.toThrow();
    for (const type of ['candidate', 'master_admin'] as const) {
      expect(() => authoriseType(call, callerOf(type))).toThrow(forbidden);
    }
    expect(() => authoriseType(call, undefined)).toThrow(
      expect.objectContaining({ code: 'SESSION_REQUIRED', status: 401 }),
    );
  });
});

describe("the caller's own id", () => {
  const call = callTo({ recruiter: 'self', candidate: 'owner', admin: 'any' }, [
    'params.id',
    'query.recruiter_id',
    'body.recruiter_id',
  ]);
  const authorise =
    (caller: Caller | undefined, input: object, of = call) =>
    () =>
      authoriseInput(of, caller, { ...nothing, ...input });

  test('may be given at any place, or not at all', () => {
    for (const input of [
      {},
      { params: { id: 7 } },
      { query: { recruiter_id: 7 } },
      { body: { recruiter_id: 7 } },
      { params: {}, query: {}, body: {} },
    ]) {
      expect(authorise(callerOf('recruiter'), input)).not.toThrow();
    }
  });

  test('is the only valid one at places that name the actor', () => {
    for (const type of ['recruiter', 'candidate', 'admin'] as const) {
      expect(authorise(callerOf(type), { query: { recruiter_id: 8 } })).toThrow(forbidden);
      expect(authorise(callerOf(type), { body: { recruiter_id: 8 } })).toThrow(forbidden);
      expect(authorise(callerOf(type), { body: { recruiter_id: '7' } }), 'it is a number').toThrow(forbidden);
    }
  });

  test('is the only valid one in a path for users who may see only themselves', () => {
    expect(authorise(callerOf('recruiter'), { params: { id: 8 } })).toThrow(forbidden);
    expect(authorise(callerOf('admin'), { params: { id: 8 } })).not.toThrow();
    expect(authorise(callerOf('candidate'), { params: { id: 8 } })).not.toThrow();
  });

  test('is not required by a call without ids, or by a public one', () => {
    expect(authorise(callerOf('recruiter'), { params: { id: 8 } }, callTo({ recruiter: 'self' }))).not.toThrow();
    const open = callTo('public', ['body.recruiter_id']);
    expect(authorise(callerOf('recruiter'), { body: { recruiter_id: 8 } }, open)).not.toThrow();
    expect(authorise(undefined, { body: { recruiter_id: 8 } })).not.toThrow();
  });
});

describe('the owner in an id', () => {
  test.each([
    ['params.id.1', { id: '100-7' }, true],
    ['params.id.1', { id: '7-100' }, false],
    ['params.id.1', { id: '7' }, false],
    ['params.id.0', { id: '7-100' }, true],
    ['params.id.0', { id: 'candidate-8' }, true],
    ['params.id.0', { id: 'recruiter-7' }, false],
    ['params.id.1', { id: 'x-07x' }, false],
    ['params.email', { email: 'name@test.example' }, true],
    ['params.email', { email: 'other@test.example' }, false],
  ] as const)('at %s of %j is the caller: %s', (place, params, isOwn) => {
    const call = callTo({ candidate: 'self', admin: 'any' }, [place]);
    const authorise = (type: UserType) => () => authoriseInput(call, callerOf(type), { ...nothing, params });
    if (isOwn) expect(authorise('candidate')).not.toThrow();
    else expect(authorise('candidate')).toThrow(forbidden);
    expect(authorise('admin')).not.toThrow();
  });

  test('is not required of those who unlock the record of another', () => {
    const call = callTo({ candidate: 'self', recruiter: 'unlocked' }, ['body.candidate_id']);
    const body = { candidate_id: 8 };
    expect(() => authoriseInput(call, callerOf('recruiter'), { ...nothing, body })).not.toThrow();
    expect(() => authoriseInput(call, callerOf('candidate'), { ...nothing, body })).toThrow(forbidden);
  });
});

describe('a call for verified recruiters', () => {
  const authorise = (type: UserType, verified: boolean, by: 'candidates' | 'posting') => () =>
    authoriseInput({ ...callTo({ recruiter: 'any' }), verified: by }, { ...callerOf(type), verified }, nothing);

  test.each(['candidates', 'posting'] as const)('refuses others: %s', (by) => {
    expect(authorise('recruiter', false, by)).toThrow(expect.objectContaining({ code: 'NOT_VERIFIED', status: 403 }));
    expect(authorise('recruiter', true, by)).not.toThrow();
    for (const type of ['candidate', 'admin'] as const) expect(authorise(type, false, by)).not.toThrow();
  });
});

describe('a user type in the path', () => {
  const call = callTo({ candidate: 'self', recruiter: 'self', master_admin: 'self' }, ['params.id']);
  const named = (caller: Caller, type: unknown) => () =>
    authoriseInput(call, caller, { ...nothing, params: { type, id: 7 } });

  test('must be the caller’s: the number alone is not sufficient', () => {
    expect(named(callerOf('recruiter'), 'recruiter')).not.toThrow();
    expect(named(callerOf('recruiter'), undefined)).not.toThrow();
    expect(named(callerOf('recruiter'), 'candidate')).toThrow(forbidden);
    expect(named(callerOf('master_admin'), 'candidate')).toThrow(forbidden);
  });

  test('may be either role of an admin: they share one kind of account', () => {
    for (const type of ['admin', 'master_admin']) expect(named(callerOf('master_admin'), type)).not.toThrow();
  });
});
