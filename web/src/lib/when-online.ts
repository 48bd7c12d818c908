/**
 * Resolves when the browser has a connection, at once if it has one now. To be awaited before an import: the page would
 * remember a failed one until it is reloaded.
 */
export const whenOnline = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((done) => window.addEventListener('online', () => done(), { once: true }));
