import type { Answer } from '#infra/local/gateway/answer.ts';
import type { Behaviour } from './behaviours.ts';

interface Kept {
  answer: Answer;
  storedAt: number;
  /** Milliseconds since 1970. */
  until: number;
}

/** Statuses whose answers CloudFront keeps as an origin says; it keeps errors by rules of their own. */
const keptStatuses = [200, 203, 204, 300, 301, 302, 304, 307, 308];
/** Errors that CloudFront keeps for ten seconds unless the distribution says otherwise. */
const keptErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
const errorSeconds = 10;

/** What the edge keeps of the answers to GET and HEAD. `errorTtl` gives the distribution's seconds for an error. */
export function edgeCache(errorTtl: ReadonlyMap<number, number>) {
  const kept = new Map<string, Kept>();
  return {
    /** The answer that is kept under a key, with its age, or undefined. */
    find: (key: string, now: number): Answer | undefined => {
      const found = kept.get(key);
      if (!found || found.until <= now) return undefined;
      const age = String(Math.floor((now - found.storedAt) / 1000));
      return { ...found.answer, headers: { ...found.answer.headers, age } };
    },
    /** Keeps an answer for as long as its origin, the cache policy and the distribution's rules of errors say. */
    keep: (key: string, answer: Answer, ttl: Behaviour['ttl'], now: number): void => {
      const seconds = secondsToKeep(answer, ttl, errorTtl);
      if (seconds > 0) kept.set(key, { answer, storedAt: now, until: now + seconds * 1000 });
    },
  };
}

function secondsToKeep(
  { status, headers }: Answer,
  ttl: Behaviour['ttl'],
  errorTtl: ReadonlyMap<number, number>,
): number {
  if (keptErrors.includes(status)) return errorTtl.get(status) ?? errorSeconds;
  if (!keptStatuses.includes(status)) return 0;
  const control = headers['cache-control'] ?? '';
  if (/\b(no-store|no-cache|private)\b/.test(control)) return ttl.min;
  const named = /\bs-maxage=(\d+)/.exec(control)?.[1] ?? /\bmax-age=(\d+)/.exec(control)?.[1];
  return named === undefined ? ttl.default : Math.min(Math.max(Number(named), ttl.min), ttl.max);
}
