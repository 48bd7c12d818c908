import type { Answer } from '#infra/local/gateway/answer.ts';
import type { Behaviour } from './behaviours.ts';

interface Stored {
  answer: Answer;
  storedAt: number;
  /** Milliseconds since 1970. */
  until: number;
}

/** Statuses that CloudFront caches as the origin's headers say; errors have separate rules. */
const storedStatuses = [200, 203, 204, 300, 301, 302, 304, 307, 308];
/** Errors that CloudFront caches for ten seconds unless the distribution sets another time. */
const storedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
const errorSeconds = 10;

/** The edge's cache of responses to GET and HEAD. `errorTtl` gives the distribution's seconds for an error. */
export function edgeCache(errorTtl: ReadonlyMap<number, number>) {
  const stored = new Map<string, Stored>();
  return {
    /** The cached response of a key, with its age, or undefined. */
    find: (key: string, now: number): Answer | undefined => {
      const found = stored.get(key);
      if (!found || found.until <= now) return undefined;
      const age = String(Math.floor((now - found.storedAt) / 1000));
      return { ...found.answer, headers: { ...found.answer.headers, age } };
    },
    /** Caches a response for the time set by origin, cache policy and the distribution's error rules. */
    keep: (key: string, answer: Answer, ttl: Behaviour['ttl'], now: number): void => {
      const seconds = secondsToCache(answer, ttl, errorTtl);
      if (seconds > 0) stored.set(key, { answer, storedAt: now, until: now + seconds * 1000 });
    },
  };
}

function secondsToCache(
  { status, headers }: Answer,
  ttl: Behaviour['ttl'],
  errorTtl: ReadonlyMap<number, number>,
): number {
  if (storedErrors.includes(status)) return errorTtl.get(status) ?? errorSeconds;
  if (!storedStatuses.includes(status)) return 0;
  const control = headers['cache-control'] ?? '';
  if (/\b(no-store|no-cache|private)\b/.test(control)) return ttl.min;
  const named = /\bs-maxage=(\d+)/.exec(control)?.[1] ?? /\bmax-age=(\d+)/.exec(control)?.[1];
  return named === undefined ? ttl.default : Math.min(Math.max(Number(named), ttl.min), ttl.max);
}
