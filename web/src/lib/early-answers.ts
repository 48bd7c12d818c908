/** An answer that nobody has taken by then belongs to a screen that was left; it would be an old one later on. */
const keptMs = 10_000;

const responses = new Map<string, Promise<Response>>();

const keyOf = (path: string, authorization: string | undefined) => `${authorization} ${path}`;

/**
 * Sends the GET that a screen will make with its first render, while its code still loads.
 *
 * @param path below `/api`, with its query exactly as the call will have it
 */
export const askEarly = (path: string, token: string): void => {
  const authorization = `Bearer ${token}`;
  const key = keyOf(path, authorization);
  const response = fetch(`/api${path}`, { headers: { authorization }, signal: AbortSignal.timeout(keptMs) });
  // Whoever takes it hears of it.
  response.catch(() => undefined);
  responses.set(key, response);
  setTimeout(() => responses.delete(key), keptMs);
};

/** The answer to what the same person asked early, once; undefined where nothing was asked. */
export const takeEarly = (path: string, authorization: string | undefined): Promise<Response> | undefined => {
  const key = keyOf(path, authorization);
  const response = responses.get(key);
  responses.delete(key);
  return response;
};
