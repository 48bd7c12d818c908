import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';

/** Names under which AWS services say that they are busy, in conflict, or failed themselves. */
const busyNames =
  /Throttl|TooManyRequests|SlowDown|ThroughputExceeded|RequestLimitExceeded|LimitExceeded|TransactionConflict|TransactionInProgress|InternalServer|InternalError|ServiceUnavailable/;

/** How Node names a connection that could not be made, broke or timed out: ECONNREFUSED, ETIMEDOUT, EAI_AGAIN, ... */
const connectionCodes = /^E(?!RR_)[A-Z_]+$/;

const statusOf = (error: object): number =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;

/**
 * Whether a client's error means that the service cannot answer now. Refused requests (`ValidationException`,
 * `AccessDeniedException`, failed conditions, absent keys) are none: a defect of ours stays a 500.
 */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // AbortError: the time of the whole request is over.
  if (error.name === 'TimeoutError' || error.name === 'AbortError' || busyNames.test(error.name)) return true;
  const status = statusOf(error);
  if (status >= 500 || status === 429) return true;
  return 'code' in error && connectionCodes.test(String(error.code));
}

/**
 * What a failed request to a store is thrown as.
 * @returns a StoreUnavailable for a store that cannot answer now, or else the error itself
 */
export const asStoreFailure = (error: unknown): unknown =>
  !(error instanceof StoreUnavailable) && isUnavailable(error)
    ? new StoreUnavailable('The store did not answer.', error)
    : error;

/** The part of an SDK client's middleware stack that is needed here: the same for every service. */
interface Client {
  middlewareStack: {
    add(
      middleware: (next: (step: never) => Promise<never>) => (step: never) => Promise<never>,
      options: { step: 'initialize'; priority: 'high'; name: string },
    ): void;
  };
}

/** Makes a client throw StoreUnavailable when the service cannot answer, after the client's own retries. */
export function withStoreFailures<Sdk extends object>(client: Sdk): Sdk {
  (client as unknown as Client).middlewareStack.add(
    (next) => async (step) => {
      try {
        return await next(step);
      } catch (error) {
        throw asStoreFailure(error);
      }
    },
    { step: 'initialize', priority: 'high', name: 'storeFailures' },
  );
  return client;
}
