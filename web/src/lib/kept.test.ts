import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteKept, guest, readKept, writeKept } from './kept.ts';

/** `Object.keys` of a Storage are those of its entries. */
const makeStorage = () => {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
};

beforeEach(() => vi.stubGlobal('sessionStorage', makeStorage()));
afterEach(() => vi.unstubAllGlobals());

test('what is kept for an account is read only for that account', () => {
  writeKept('recruiter:1', 'job', 'Interpreter');
  expect(readKept('recruiter:1', 'job')).toBe('Interpreter');
  expect(readKept('recruiter:11', 'job')).toBeNull();
  expect(readKept('candidate:1', 'job')).toBeNull();
  expect(readKept(guest, 'job')).toBeNull();
  writeKept('recruiter:1', 'job', null);
  expect(readKept('recruiter:1', 'job')).toBeNull();
});

test('a sign-in deletes what is kept for all other accounts and the guest, and nothing else', () => {
  sessionStorage.setItem('scroll', '10');
  for (const owner of ['recruiter:1', 'recruiter:11', 'candidate:1', guest] as const) {
    writeKept(owner, 'job', 'Interpreter');
  }
  deleteKept('recruiter:1');
  expect(Object.keys(sessionStorage)).toEqual(['scroll', 'kept:recruiter:1:job']);
  deleteKept();
  expect(Object.keys(sessionStorage)).toEqual(['scroll']);
});

test('storage that refuses to write keeps nothing and throws nothing', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  writeKept('recruiter:1', 'job', 'Interpreter');
  expect(readKept('recruiter:1', 'job')).toBeNull();
});
