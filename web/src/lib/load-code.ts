import { countLoad, whenIdle, whenOnline } from './when.ts';

// In place of Vite's helper around each `import()` (`web/load-code-plugin.ts`): all code of the site that loads later.

/** Milliseconds before each retry of a lost request. */
const repeatAfterMs = [500, 1_500];
/** Requests by address, so that each file is requested once. */
const arrived = new Map<string, Promise<unknown>>();
/** Addresses whose preload was lost. */
const lost = new Set<string>();

let isFirstShown: boolean | undefined;

/** Whether the first screen of the visit is still loading, and the visitor has not pressed anything yet. */
const isStarting = (): boolean => {
  if (isFirstShown === undefined) {
    isFirstShown = false;
    void whenIdle().then(() => {
      isFirstShown = true;
    });
  }
  return !isFirstShown && !navigator.userActivation?.hasBeenActive;
};

/** Code that did not arrive, because of the connection. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';
}

/**
 * Hands a failure that the page handles to what reports failures (`browser-reports`), as browsers do with those that nothing
 * handles. The console gets no line of it.
 */
export const announceFailure = (error: unknown): void => {
  window.dispatchEvent(new ErrorEvent('error', { error }));
};

/** A failure to load code, announced once: callers may handle it. */
const announced = (message: string, cause: unknown): LoadFailure => {
  const failure = new LoadFailure(message, { cause });
  announceFailure(failure);
  return failure;
};

/** Files that the page itself brought or requested: looked up once, as each look costs a phone time. */
const listFilesOfPage = (): Set<string> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[href]');
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const received = entries.filter(({ decodedBodySize }) => decodedBodySize > 0);
  return new Set([...[...links].map(({ href }) => href), ...received.map(({ name }) => name)]);
};
let filesOfPage: Set<string> | undefined;

/** Whether a file arrived already, or is under way with the page itself. */
const isLoaded = (url: string): boolean => {
  filesOfPage ??= listFilesOfPage();
  return filesOfPage.has(url);
};

/** Requests a script into the browser's cache, where a later import has it. */
const request = async (url: string): Promise<void> => {
  const response = await fetch(url);
  if (!response.ok) throw new LoadFailure(url);
  await response.blob();
};

/** Adds a link to the page, and takes it out again when its file cannot be loaded. */
const addLink = (url: string, attributes: Partial<HTMLLinkElement>): Promise<void> =>
  new Promise((done, fail) => {
    const link = Object.assign(document.createElement('link'), attributes);
    link.href = new URL(url).pathname;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new LoadFailure(url));
    };
    document.head.append(link);
  });

/**
 * The same in a request that the import takes over, where a `fetch` is one of its own: a first visit is 0.4 s faster on a slow
 * phone. Not as a preloaded module, of which browsers remember a failure; Chromium remembers that of any preload.
 */
const preload = async (url: string): Promise<void> => {
  try {
    await addLink(url, { rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
  } catch (cause) {
    lost.add(url);
    throw cause;
  }
};

const requestOnce = (url: string): Promise<unknown> => {
  if (isLoaded(url)) return Promise.resolve();
  return isStarting() && !lost.has(url) ? preload(url) : request(url);
};

const arrive = (url: string): Promise<unknown> => {
  const known = arrived.get(url) ?? countLoad(requestOnce(url));
  arrived.set(url, known);
  known.catch(() => arrived.delete(url));
  return known;
};

/** Applies a stylesheet once; a failed one may be tried again. */
const applyStyles = async (url: string): Promise<void> => {
  if (document.querySelector(`link[rel="stylesheet"][href="${new URL(url).pathname}"]`)) return;
  await addLink(url, { rel: 'stylesheet' });
};

/** The file that an import names; the build gives no list for one that needs no others. */
const fileOf = (load: () => unknown): string[] => {
  const name = /import\(\s*[`'"]\.\/([\w.-]+\.js)/.exec(String(load))?.[1];
  return name === undefined ? [] : [`assets/${name}`];
};

/** Requests files and applies the styles among them. Lost requests are repeated, without a connection once there is one. */
const prepare = async (urls: readonly string[]): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await Promise.all(urls.filter((url) => !url.endsWith('.css')).map(arrive));
      await Promise.all(urls.filter((url) => url.endsWith('.css')).map(applyStyles));
      return;
    } catch (cause) {
      if (navigator.onLine) {
        const ms = repeatAfterMs[attempt];
        if (ms === undefined) throw announced('Code did not arrive.', cause);
        await new Promise((done) => setTimeout(done, ms));
      }
      await whenOnline();
    }
  }
};

/**
 * Loads code. Its files are requested before the import, as browsers remember a failed import until the page is reloaded. A
 * page that lost a preload reloads itself once the file is there, unless the visitor uses it already.
 * @param load the import
 * @param files the files that it needs, below the site's root; none for a single file
 * @throws LoadFailure when the connection fails although there seems to be one
 */
export const loadCode = async <Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> => {
  const needed = files.length > 0 ? files : fileOf(load);
  const urls = needed.map((file) => new URL(`/${file}`, window.location.href).href);
  await prepare(urls);
  if (!urls.some((url) => lost.has(url))) return load();
  try {
    return await load();
  } catch (cause) {
    if (navigator.userActivation?.hasBeenActive) throw announced('A lost preload is remembered.', cause);
    window.location.reload();
    return new Promise(() => undefined);
  }
};
