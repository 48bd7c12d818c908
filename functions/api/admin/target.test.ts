import { describe, expect, test } from 'vitest';
import type { Caller } from '#functions/entities/account/caller.ts';
import { changed, requireOtherAccount, type Target, targetOf } from './target.ts';

const caller = (type: 'admin' | 'master_admin', id = 1) => ({ type, kind: 'admin', id }) as Caller;
const forbidden = expect.objectContaining({ code: 'FORBIDDEN', status: 403 });

describe('the account that a path names', () => {
  test.each([
    ['candidate', 'candidate'],
    ['recruiter', 'recruiter'],
  ] as const)('may be a %s for every admin, in either order', (type, kind) => {
    for (const params of [
      { a: type, b: '7' },
      { a: '7', b: type },
    ]) {
      expect(targetOf(params, caller('admin'))).toEqual({ type, kind, id: 7 });
    }
  });

  test.each(['admin', 'master_admin'] as const)('may be an %s for master admins only', (type) => {
    const params = { a: type, b: '7' };
    expect(targetOf(params, caller('master_admin'))).toEqual({ type, kind: 'admin', id: 7 });
    expect(() => targetOf(params, caller('admin'))).toThrow(forbidden);
  });

  test('may be any account except the caller’s own', () => {
    const target = (kind: Target['kind'], id: number): Target => ({ type: kind, kind, id });
    const ask = (of: Target) => () => requireOtherAccount(of, caller('master_admin', 1));
    expect(ask(target('admin', 1))).toThrow(expect.objectContaining({ code: 'OWN_ACCOUNT' }));
    expect(ask(target('admin', 2))).not.toThrow();
    expect(ask(target('candidate', 1))).not.toThrow();
  });
});

describe('the response to a change', () => {
  const target = { type: 'master_admin', kind: 'admin', id: 7 } as const;

  test.each([
    ['active', { is_active: true, is_deleted: false }, false],
    ['deactivated', { is_active: false, is_deleted: false }, false],
    ['deleted', { is_active: false, is_deleted: true }, false],
    ['erasing', { is_active: false, is_deleted: true }, true],
    ['erased', { is_active: false, is_deleted: true }, true],
  ] as const)('says that the user is %s', (state, shown, is_permanent) => {
    expect(changed(target, state, 'changed')).toEqual({
      message: 'Master admin changed successfully',
      user: { type: 'master_admin', id: 7, ...shown },
      is_permanent,
    });
  });

  test.each([
    ['candidate', 'Candidate'],
    ['recruiter', 'Recruiter'],
    ['admin', 'Admin'],
  ] as const)('names a %s', (type, title) => {
    expect(changed({ type, kind: type, id: 7 }, 'deleted', 'deleted').message).toBe(`${title} deleted successfully`);
  });
});
