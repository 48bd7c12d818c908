import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';

interface RetryOptions {
  attempts?: number;
  /** The wait after attempt n is random, up to `baseMs * 2^n` and a second ("full jitter"). */
  baseMs?: number;
  /** What the error says when no attempt succeeded. */
  failure?: string;
}

/** The longest wait between two attempts, in milliseconds: a call must end before the browser gives up. */
const longestMs = 1_000;

const pause = (attempt: number, baseMs: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(longestMs, baseMs * 2 ** attempt)));

/**
 * Repeats "read, decide, write under conditions" until an attempt succeeds. An attempt returns undefined when a
 * condition failed, because another writer came first.
 * @throws StoreUnavailable when no attempt succeeded: the pipeline answers 503
 */
export async function retry<Result>(
  attempt: (nth: number) => Promise<Result | undefined>,
  { attempts = 10, baseMs = 5, failure = 'The change stayed in conflict with other writers.' }: RetryOptions = {},
): Promise<Result> {
  for (let nth = 1; nth <= attempts; nth += 1) {
    const result = await attempt(nth);
    if (result !== undefined) return result;
    if (nth < attempts) await pause(nth, baseMs);
  }
  throw new StoreUnavailable(failure);
}
