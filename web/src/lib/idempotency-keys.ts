import { type Owner, readTabEntry, writeTabEntry } from './tab-storage.ts';

/** Keys of requests with an unknown outcome, by their content. */
const open = new Map<string, string>();

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface Attempt {
  headers: { 'Idempotency-Key': string };
  /** To be called once the outcome is known: the same content afterwards is a new request. */
  settled: () => void;
}

/**
 * Begins an attempt at a request that must take effect only once. As long as its outcome is unknown (no response, or a
 * failure of the server), a request with the same content has the same key: a button pressed again after a lost
 * response, or twice in a row.
 *
 * @param path the call's path
 * @param body the JSON; forms cannot be compared, so each is a new request
 * @param owner the signed-in account, for which the tab stores the key: the page may be reloaded before the next attempt
 */
export const openAttempt = (path: string, body: unknown, owner?: Owner): Attempt => {
  const isForm = body instanceof FormData;
  const content = isForm ? newKey() : JSON.stringify([path, body]);
  const name = `attempt:${content}`;
  const key = open.get(content) ?? (owner && readTabEntry(owner, name)) ?? newKey();
  open.set(content, key);
  if (owner && !isForm) writeTabEntry(owner, name, key);
  return {
    headers: { 'Idempotency-Key': `"${key}"` },
    settled: () => {
      if (open.get(content) !== key) return;
      open.delete(content);
      if (owner) writeTabEntry(owner, name, null);
    },
  };
};
