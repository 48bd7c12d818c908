/**
 * Resolves when the browser has a connection, at once if it has one now.
 */
export const whenOnline = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((done) => window.addEventListener('online', () => done(), { once: true }));
