import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sealCursor } from '#functions/data/page.ts';
import { optOutToken, readerOf } from './opt-out-token.ts';

beforeEach(() => {
  vi.stubEnv('CURSOR_SECRET', 'the first of the page links');
  vi.stubEnv('MAIL_LINK_SECRET', 'the first of the opt-out links');
});
afterEach(() => vi.unstubAllEnvs());

const someone = { kind: 'recruiter', id: 7 } as const;

test('a mailed link stays valid when the secret of the page links is replaced', () => {
  const token = optOutToken(someone);
  vi.stubEnv('CURSOR_SECRET', 'the second of the page links');
  expect(readerOf(token)).toEqual(someone);
});

test('a link is invalid with another secret, and cannot be made from a page link', () => {
  const token = optOutToken(someone);
  vi.stubEnv('MAIL_LINK_SECRET', 'the second of the opt-out links');
  expect(readerOf(token)).toBeUndefined();
  expect(readerOf(sealCursor(someone, 'opt out of mails'))).toBeUndefined();
});

test('a token reveals neither kind nor number, and is valid only unchanged', () => {
  const token = optOutToken(someone);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('recruiter');
  expect(readerOf(token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))).toBeUndefined();
  expect(readerOf('')).toBeUndefined();
});
