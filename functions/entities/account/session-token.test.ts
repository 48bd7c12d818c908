import { describe, expect, test } from 'vitest';
import { accountKinds } from '#shared/domain/account-kind.ts';
import { newToken, parseToken } from './session-token.ts';

const secret = 'aB3-_'.padEnd(43, 'x');

describe('a new token', () => {
  test.each(accountKinds)('of a %s names the account and session, and contains 32 random bytes', (kind) => {
    const { token, sessionKey } = newToken(kind, 7);
    const [, , random = ''] = token.split('.');
    expect(token).toBe(`${kind}.7.${random}`);
    expect(Buffer.from(random, 'base64url')).toHaveLength(32);
    expect(parseToken(token)).toEqual({ kind, id: 7, sessionKey });
  });

  test('does not reveal its key, which is a SHA-256', () => {
    const made = Array.from({ length: 20 }, () => newToken('candidate', 7));
    expect(new Set(made.map(({ token }) => token)).size).toBe(20);
    for (const { token, sessionKey } of made) {
      expect(sessionKey).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(token).not.toContain(sessionKey);
    }
  });
});

describe('an invalid token', () => {
  test('has another prefix, another end or another number of parts', () => {
    expect(parseToken(`candidate.999999999999.${secret}`)).toMatchObject({ kind: 'candidate', id: 999_999_999_999 });
    for (const wrong of [
      '',
      secret,
      `candidate.7.${secret}x`,
      `candidate.7.${secret.slice(1)}`,
      `candidate.7.${secret}\n`,
      ` candidate.7.${secret}`,
      `xcandidate.7.${secret}`,
      `candidate.0.${secret}`,
      `candidate.07.${secret}`,
      `candidate.1e3.${secret}`,
      `candidate.7777777777777.${secret}`,
      `candidate..${secret}`,
      `candidate.7.${secret.replace('-', '+')}`,
      `candidate.7.${secret.replace('-', '.')}`,
      `master_admin.7.${secret}`,
      `Candidate.7.${secret}`,
      `candidateX7.${secret}`,
      `candidate.7X${secret}`,
    ]) {
      expect(parseToken(wrong), wrong).toBeUndefined();
    }
  });
});
