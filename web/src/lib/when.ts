/** How many files and calls are under way. */
let pending = 0;

/** Counts a file or call as under way: what waits until the screen is done waits for it too. */
export const countLoad = <Answer>(load: Promise<Answer>): Promise<Answer> => {
  pending += 1;
  const end = () => {
    pending -= 1;
  };
  load.then(end, end);
  return load;
};

const quietMs = 500;
const latestMs = 5_000;

/** Resolves when no file or call has been loaded for half a second, at the latest after some seconds. */
const whenQuiet = () =>
  new Promise<void>((resolve) => {
    if (!('PerformanceObserver' in window)) return resolve();
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (pending > 0 ? wait() : done()), quietMs);
    };
    const observer = new PerformanceObserver(wait);
    const done = () => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    wait();
    setTimeout(done, latestMs);
    observer.observe({ type: 'resource' });
  });

const whenFirstShown = async (): Promise<void> => {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await whenQuiet();
};

let firstShown: Promise<void> | undefined;

/**
 * Resolves when the browser has nothing more urgent to do, at the latest some seconds later; on the first screen of a visit
 * not before what it needs is loaded: that comes in several steps, between which the browser is idle too.
 */
export const whenIdle = async (): Promise<void> => {
  firstShown ??= whenFirstShown();
  await firstShown;
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 2_000);
  });
};

/** Resolves once what was just rendered is painted; at once in a tab that is hidden, or becomes so, where nothing is. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    const done = () => {
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    requestAnimationFrame(() => setTimeout(done));
  });

/**
 * Resolves when the browser has a connection, at once if it has one now.
 */
export const whenOnline = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((done) => window.addEventListener('online', () => done(), { once: true }));
