/** Keys of requests whose outcome is not known yet, by what they ask for. */
const open = new Map<string, string>();

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface Attempt {
  headers: { 'Idempotency-Key': string };
  /** To be called once the server's word is known: asking for the same afterwards is a new wish. */
  settled: () => void;
}

/**
 * An attempt at something that should happen once, however often it has to be tried. As long as nobody knows what became
 * of an attempt (no answer, or a failure of the server's), asking for the same goes under the same key: a button pressed
 * again after a lost answer, or twice in a row.
 *
 * @param path the call's
 * @param body its JSON; what a form sends cannot be compared, so each is an attempt of its own
 */
export const attemptAt = (path: string, body: unknown): Attempt => {
  const content = body instanceof FormData ? newKey() : JSON.stringify([path, body]);
  const key = open.get(content) ?? newKey();
  open.set(content, key);
  return {
    headers: { 'Idempotency-Key': `"${key}"` },
    settled: () => {
      if (open.get(content) === key) open.delete(content);
    },
  };
};
