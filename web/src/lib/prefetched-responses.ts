/** Milliseconds until an unused response is discarded: a later screen must not show stale data. */
const lifetimeMs = 10_000;

const responses = new Map<string, Promise<Response>>();

const keyOf = (path: string, authorization: string | undefined) => `${authorization} ${path}`;

/**
 * Sends a GET that a screen will make with its first render, while its code still loads.
 *
 * @param path below `/api`, with its query exactly as the call will have it
 * @param token of the session; undefined for a guest
 */
export const startPrefetch = (path: string, token: string | undefined): void => {
  const authorization = token && `Bearer ${token}`;
  const key = keyOf(path, authorization);
  const response = fetch(`/api${path}`, {
    headers: authorization ? { authorization } : {},
    signal: AbortSignal.timeout(lifetimeMs),
  });
  // A failure is reported to the call that takes the response.
  response.catch(() => undefined);
  responses.set(key, response);
  setTimeout(() => responses.delete(key), lifetimeMs);
};

/** Removes and returns the response that the same account prefetched; undefined without one. */
export const takePrefetched = (path: string, authorization: string | undefined): Promise<Response> | undefined => {
  const key = keyOf(path, authorization);
  const response = responses.get(key);
  responses.delete(key);
  return response;
};

/** Discards the responses that no call has taken yet: a write may make them wrong. */
export const discardPrefetched = (): void => responses.clear();
