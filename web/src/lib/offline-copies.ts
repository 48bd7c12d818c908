import { totalHeader } from '#shared/contracts/list-headers.ts';
import { dayMs, type EpochMs, epochMs } from '#shared/domain/time.ts';
import { ApiError } from './api-error.ts';
import { browserCaches, offlineCacheOf } from './offline-caches.ts';
import { markAsCurrent, markAsOfflineCopy } from './offline-copy-times.ts';
import { getSession } from './session.ts';
import type { WireAnswer } from './transport.ts';
import { afterPaint } from './when.ts';

/** Header of a stored response: when it arrived. */
const storedAtHeader = 'x-stored-at';
/** Headers that lists need: their next page, and how many items they have. */
const storedHeaders = ['link', totalHeader];
/** A job is open for weeks; what is older misleads more than it helps. */
const lifetimeMs = 7 * dayMs;
/** Responses that are stored for an account; the oldest are deleted. */
const maxResponses = 60;

const openCache = async (name: string): Promise<Cache | undefined> => {
  try {
    return await browserCaches()?.open(name);
  } catch {
    // Storage is switched off or full: there are no copies.
    return undefined;
  }
};

const addressOf = (path: string): string => `/api${path}`;

const deleteOldest = async (cache: Cache): Promise<void> => {
  const requests = await cache.keys();
  const excess = requests.slice(0, Math.max(0, requests.length - maxResponses));
  await Promise.all(excess.map((request) => cache.delete(request)));
};

/** Stores a response for the account whose cache is named, once what shows it is painted. Never throws. */
const storeCopy = async (name: string, path: string, { headers, text }: WireAnswer, now: EpochMs): Promise<void> => {
  await afterPaint();
  const isOwn = () => offlineCacheOf(getSession()) === name;
  if (!isOwn()) return;
  try {
    const cache = await openCache(name);
    const needed = Object.fromEntries(Object.entries(headers).filter(([header]) => storedHeaders.includes(header)));
    const response = new Response(text, { headers: { ...needed, [storedAtHeader]: String(now) } });
    // Deleted before, so that it becomes the newest.
    await cache?.delete(addressOf(path));
    await cache?.put(addressOf(path), response);
    if (cache) await deleteOldest(cache);
    // The user signed out while it was written.
    if (!isOwn()) await browserCaches()?.delete(name);
  } catch {
    // Storage is full: the response is shown, only not stored.
  }
};

interface OfflineCopy {
  answer: WireAnswer;
  storedAt: EpochMs;
}

const readCopy = async (name: string, path: string, now: EpochMs): Promise<OfflineCopy | undefined> => {
  const response = await (await openCache(name))?.match(addressOf(path)).catch(() => undefined);
  const storedAt = epochMs(Number(response?.headers.get(storedAtHeader)));
  if (!response || now - storedAt > lifetimeMs) return undefined;
  return { answer: { headers: Object.fromEntries(response.headers), text: await response.text() }, storedAt };
};

const isWithoutResponse = (error: unknown): boolean => error instanceof ApiError && error.code === 'NETWORK';

/**
 * Loads a response and stores a copy, or returns the stored copy when the network gives none.
 *
 * @param path below `/api`, with its query
 * @throws whatever `load` throws, if there is no copy of the last week
 */
export const loadOrReadCopy = async (path: string, load: () => Promise<WireAnswer>): Promise<WireAnswer> => {
  const name = offlineCacheOf(getSession());
  const now = () => epochMs(Date.now());
  try {
    const answer = await load();
    if (offlineCacheOf(getSession()) === name) void storeCopy(name, path, answer, now());
    markAsCurrent(path);
    return answer;
  } catch (error) {
    const copy = isWithoutResponse(error) ? await readCopy(name, path, now()) : undefined;
    if (!copy || offlineCacheOf(getSession()) !== name) throw error;
    markAsOfflineCopy(path, copy.storedAt);
    return copy.answer;
  }
};
