import { afterEach, expect, test, vi } from 'vitest';
import { repeatableHeaders } from '#shared/contracts/repeatable.ts';
import { openAttempt } from './idempotency-keys.ts';

afterEach(() => vi.unstubAllGlobals());

const keyOf = (path: string, body: unknown) => openAttempt(path, body).headers['Idempotency-Key'];

test('the same request keeps its key until its outcome is known, and then gets another', () => {
  const first = openAttempt('/jobs', { title: 'Interpreter' });
  const key = first.headers['Idempotency-Key'];
  expect(keyOf('/jobs', { title: 'Interpreter' })).toBe(key);
  first.settled();
  expect(keyOf('/jobs', { title: 'Interpreter' })).not.toBe(key);
});

test('settling an older attempt leaves the newer one open', () => {
  const first = openAttempt('/jobs', { title: 'Teacher' });
  first.settled();
  const second = keyOf('/jobs', { title: 'Teacher' });
  first.settled();
  expect(keyOf('/jobs', { title: 'Teacher' })).toBe(second);
});

test('different content, different calls and every form have separate keys', () => {
  const form = new FormData();
  const keys = [
    keyOf('/jobs', { title: 'Translator' }),
    keyOf('/jobs', { title: 'Lecturer' }),
    keyOf('/uploads', { title: 'Translator' }),
    keyOf('/jobs', form),
    keyOf('/jobs', form),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('a key is valid by the contract', () => {
  const headers = { 'idempotency-key': keyOf('/jobs', {}) };
  expect(repeatableHeaders.safeParse(headers).success).toBe(true);
});

test('a request with an unknown outcome keeps its key over a reload, for the same account only', async () => {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  });
  const body = { title: 'Subtitler' };
  const key = openAttempt('/jobs', body, 'recruiter:7').headers['Idempotency-Key'];
  vi.resetModules();
  const reloaded = await import('./idempotency-keys.ts');
  const again = reloaded.openAttempt('/jobs', body, 'recruiter:7');
  expect(again.headers['Idempotency-Key']).toBe(key);
  again.settled();
  expect(entries.size).toBe(0);
  openAttempt('/jobs', body, 'recruiter:7');
  vi.resetModules();
  const anew = await import('./idempotency-keys.ts');
  expect(anew.openAttempt('/jobs', body, 'recruiter:8').headers['Idempotency-Key']).not.toBe(key);
});
