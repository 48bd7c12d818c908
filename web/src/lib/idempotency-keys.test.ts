import { expect, test } from 'vitest';
import { repeatableHeaders } from '#shared/contracts/repeatable.ts';
import { openAttempt } from './idempotency-keys.ts';

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
