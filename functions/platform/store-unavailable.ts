/**
 * A store does not answer now: it is throttled, away, too slow, or stays in conflict with other writers. The pipeline
 * answers 503 with `Retry-After`, and nothing else becomes a 503 of its own accord. Only `data/store-client.ts` and the
 * retries of `data/` decide that a failure is one.
 */
export class StoreUnavailable extends Error {
  /** @param cause what the store's client threw, where it threw: the log shows its name */
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = cause instanceof Error ? cause.name : 'StoreUnavailable';
  }
}
