import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteTabEntries, guest, readTabEntry, writeTabEntry } from './tab-storage.ts';

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

test('an entry of an account is read only for that account', () => {
  writeTabEntry('recruiter:1', 'job', 'Interpreter');
  expect(readTabEntry('recruiter:1', 'job')).toBe('Interpreter');
  expect(readTabEntry('recruiter:11', 'job')).toBeNull();
  expect(readTabEntry('candidate:1', 'job')).toBeNull();
  expect(readTabEntry(guest, 'job')).toBeNull();
  writeTabEntry('recruiter:1', 'job', null);
  expect(readTabEntry('recruiter:1', 'job')).toBeNull();
});

test('a sign-in deletes the entries of all other accounts and the guest, and nothing else', () => {
  sessionStorage.setItem('scroll', '10');
  for (const owner of ['recruiter:1', 'recruiter:11', 'candidate:1', guest] as const) {
    writeTabEntry(owner, 'job', 'Interpreter');
  }
  deleteTabEntries('recruiter:1');
  expect(Object.keys(sessionStorage)).toEqual(['scroll', 'kept:recruiter:1:job']);
  deleteTabEntries();
  expect(Object.keys(sessionStorage)).toEqual(['scroll']);
});

test('storage that refuses to write stores nothing and throws nothing', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  writeTabEntry('recruiter:1', 'job', 'Interpreter');
  expect(readTabEntry('recruiter:1', 'job')).toBeNull();
});
