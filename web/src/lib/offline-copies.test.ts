import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '#shared/domain/time.ts';
import { ApiError } from './api-error.ts';
import { deleteOtherOfflineCaches } from './offline-caches.ts';
import { loadOrReadCopy } from './offline-copies.ts';
import { oldestCopyTime } from './offline-copy-times.ts';
import { clearSession, startSession } from './session.ts';

/** The browser's caches, as far as they are used here. */
const fakeCaches = () => {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, response: Response) => void entries.set(path, response),
      delete: async (path: string) => entries.delete(path),
      keys: async () => [...entries.keys()],
    };
  };
  const storage = { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
  return { all, storage };
};

const fakeLocalStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

const signIn = (id: number) =>
  startSession({ token: `token ${id}`, userType: 'candidate', user: { id, name: '', email: '', phone: '' } });

const answer = {
  headers: { link: '</api/jobs?cursor=2>; rel="next"', 'x-total-count': '134', other: 'x' },
  text: '[1]',
};
const succeed = async () => answer;
const offline = async () => {
  throw new ApiError(0, 'NETWORK');
};

const eventually = (expectation: () => void) => vi.waitFor(expectation, { interval: 1 });

let stored: ReturnType<typeof fakeCaches>;

const storedPaths = (cache: string) => [...(stored.all.get(cache)?.keys() ?? [])];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  stored = fakeCaches();
  vi.stubGlobal('caches', stored.storage);
  // Nothing is painted there, so copies are stored at once.
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.stubGlobal('localStorage', fakeLocalStorage());
  signIn(7);
});

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a response is stored, and returned with the time it arrived when the network fails', async () => {
  await loadOrReadCopy('/jobs', succeed);
  await eventually(() => expect(storedPaths('offline-candidate-7')).toEqual(['/api/jobs']));
  expect(oldestCopyTime(['/jobs'])).toBeUndefined();
  vi.setSystemTime(2_000_000);

  const copy = await loadOrReadCopy('/jobs', offline);

  expect(copy.text).toBe('[1]');
  expect(copy.headers.link).toBe(answer.headers.link);
  expect(copy.headers['x-total-count']).toBe('134');
  expect(copy.headers).not.toHaveProperty('other');
  expect(oldestCopyTime(['/other', '/jobs'])).toBe(1_000_000);
  await loadOrReadCopy('/jobs', succeed);
  expect(oldestCopyTime(['/jobs'])).toBeUndefined();
});

test('a list is as old as its oldest page', async () => {
  await loadOrReadCopy('/jobs?limit=2', succeed);
  vi.setSystemTime(2_000_000);
  await loadOrReadCopy('/jobs?limit=2&cursor=a', succeed);
  await eventually(() => expect(storedPaths('offline-candidate-7')).toHaveLength(2));
  await loadOrReadCopy('/jobs?limit=2', offline);
  await loadOrReadCopy('/jobs?limit=2&cursor=a', offline);
  expect(oldestCopyTime(['/jobs?limit=2'])).toBe(1_000_000);
});

test('a refusal is not replaced by an offline copy', async () => {
  await loadOrReadCopy('/jobs/1', succeed);
  await eventually(() => expect(storedPaths('offline-candidate-7')).toHaveLength(1));
  const refused = new ApiError(404, 'NOT_FOUND');
  await expect(loadOrReadCopy('/jobs/1', () => Promise.reject(refused))).rejects.toBe(refused);
});

test('the error remains where no copy was stored, or only more than a week ago', async () => {
  await expect(loadOrReadCopy('/jobs', offline)).rejects.toMatchObject({ code: 'NETWORK' });
  await loadOrReadCopy('/jobs', succeed);
  await eventually(() => expect(storedPaths('offline-candidate-7')).toHaveLength(1));
  vi.setSystemTime(1_000_000 + 7 * dayMs + 1);
  await expect(loadOrReadCopy('/jobs', offline)).rejects.toMatchObject({ code: 'NETWORK' });
});

test('the oldest of more than 60 responses are deleted', async () => {
  for (let id = 1; id <= 61; id += 1) {
    await loadOrReadCopy(`/jobs/${id}`, succeed);
    await eventually(() => expect(storedPaths('offline-candidate-7')).toContain(`/api/jobs/${id}`));
  }
  await eventually(() => expect(storedPaths('offline-candidate-7')).toHaveLength(60));
  expect(storedPaths('offline-candidate-7')).not.toContain('/api/jobs/1');
});

test('signing out deletes the account’s responses, those of guests remain', async () => {
  await loadOrReadCopy('/jobs', succeed);
  await eventually(() => expect([...stored.all.keys()]).toEqual(['offline-candidate-7']));
  clearSession();
  await eventually(() => expect([...stored.all.keys()]).toEqual([]));
  await loadOrReadCopy('/jobs', succeed);
  await eventually(() => expect(storedPaths('offline-guest')).toHaveLength(1));
  clearSession();
  await deleteOtherOfflineCaches('offline-guest');
  expect([...stored.all.keys()]).toEqual(['offline-guest']);
});

test('another account never gets a response of the previous one, whose responses are deleted', async () => {
  await loadOrReadCopy('/jobs', succeed);
  await eventually(() => expect([...stored.all.keys()]).toEqual(['offline-candidate-7']));
  signIn(8);
  await expect(loadOrReadCopy('/jobs', offline)).rejects.toMatchObject({ code: 'NETWORK' });
  await eventually(() => expect([...stored.all.keys()]).not.toContain('offline-candidate-7'));
});

test('a response that arrives after signing out is not stored', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof answer>();
  const loading = loadOrReadCopy('/jobs', () => promise);
  clearSession();
  resolve(answer);
  await loading;
  await deleteOtherOfflineCaches('offline-guest');
  expect([...stored.all.keys()]).toEqual([]);
});

test('a response that is being written while the user signs out is deleted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { open } = stored.storage;
  const written = vi.fn();
  stored.storage.open = async (name) => {
    await promise;
    const cache = await open(name);
    return { ...cache, put: (path: string, response: Response) => cache.put(path, response).then(written) };
  };
  await loadOrReadCopy('/jobs', succeed);
  clearSession();
  resolve();
  await eventually(() => {
    expect(written).toHaveBeenCalledOnce();
    expect([...stored.all.keys()]).toEqual([]);
  });
});

/** A visible tab whose next paint is up to the test. */
const visibleTab = () => {
  const frames: (() => void)[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const hide = () => {
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const paint = () => {
    for (const frame of frames.splice(0)) frame();
  };
  return { hide, paint };
};

test('a response whose user signs out before it is painted is written nowhere', async () => {
  const open = vi.spyOn(stored.storage, 'open');
  const { paint } = visibleTab();
  await loadOrReadCopy('/jobs', succeed);
  clearSession();
  paint();
  await new Promise((done) => setTimeout(done, 5));
  expect(open).not.toHaveBeenCalled();
});

test('a response that waits for a paint when its tab is hidden is stored at once, and replaces no newer one later', async () => {
  const { hide, paint } = visibleTab();
  await loadOrReadCopy('/jobs', succeed);
  hide();
  await eventually(() => expect(storedPaths('offline-candidate-7')).toEqual(['/api/jobs']));
  vi.setSystemTime(2_000_000);
  await loadOrReadCopy('/jobs', async () => ({ ...answer, text: '[2]' }));
  paint();
  await new Promise((done) => setTimeout(done, 5));
  expect((await loadOrReadCopy('/jobs', offline)).text).toBe('[2]');
});

test('without storage calls work as before', async () => {
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new Error('denied')),
    keys: () => Promise.reject(new Error('denied')),
  });
  expect(await loadOrReadCopy('/jobs', succeed)).toBe(answer);
  await expect(loadOrReadCopy('/jobs', offline)).rejects.toMatchObject({ code: 'NETWORK' });
});
