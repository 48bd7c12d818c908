import { afterEach, expect, test, vi } from 'vitest';
import { createStored } from './stored.ts';

/** A storage that refuses to store anything beyond some number of entries; undefined: it may not even be mentioned. */
const provide = (room: number | undefined) => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!values.has(key) && values.size >= (room ?? 0)) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      if (room === undefined) throw new DOMException('blocked', 'SecurityError');
      return storage;
    },
  });
  return values;
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test.each([
  ['blocked', undefined, true],
  ['full', 0, true],
  ['nearly full', 1, true],
  ['working', 9, false],
] as const)('a session works in its tab while the storage is %s', (_, room, isRefused) => {
  const values = provide(room);
  const stored = createStored(['token', 'user']);
  const listener = vi.fn();
  stored.subscribe(listener);
  stored.write({ token: 'abc', user: '7' });
  expect([stored.read('token'), stored.read('user'), stored.isRefused()]).toEqual(['abc', '7', isRefused]);
  // All of it or nothing: another tab must not join it with what was there before.
  expect(values.size).toBe(isRefused ? 0 : 2);
  stored.write({ token: null, user: null });
  expect([stored.read('token'), stored.read('user'), stored.isRefused()]).toEqual([null, null, false]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('what was stored before is replaced in this tab when the storage becomes full', () => {
  const values = provide(2);
  const stored = createStored(['token', 'user']);
  stored.write({ token: 'old', user: '1' });
  values.set('other', 'x');
  values.delete('user');
  stored.write({ token: 'new', user: '2' });
  expect([stored.read('token'), stored.read('user')]).toEqual(['new', '2']);
  expect(values.has('token')).toBe(false);
});
