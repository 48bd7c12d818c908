import { whenOnline } from './when.ts';

// In place of Vite's helper around each `import()` (`web/load-code-plugin.ts`): all code of the site that loads later.

/** Milliseconds before each repetition of a lost request. */
const repeatAfterMs = [500, 1_500];
/** Requests by address, so that each file is requested once. */
const arrived = new Map<string, Promise<unknown>>();

/** Code that did not arrive, because of the connection. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';
}

/** Whether a file arrived already, or is under way with the page itself. */
const isLoaded = (url: string): boolean =>
  document.querySelector(`link[href="${new URL(url).pathname}"]`) !== null ||
  performance.getEntriesByName(url).some((entry) => (entry as PerformanceResourceTiming).decodedBodySize > 0);

/** Requests a file into the browser's cache: a later import has it there. */
const request = async (url: string): Promise<void> => {
  const response = await fetch(url);
  if (!response.ok) throw new LoadFailure(url);
  await response.blob();
};

const arrive = (url: string): Promise<unknown> => {
  const known = arrived.get(url) ?? (isLoaded(url) ? Promise.resolve() : request(url));
  arrived.set(url, known);
  known.catch(() => arrived.delete(url));
  return known;
};

/** Applies a stylesheet once; a failed one may be tried again. */
const applyStyles = (url: string): Promise<void> =>
  new Promise((done, fail) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${new URL(url).pathname}"]`)) return done();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(url).pathname;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new LoadFailure(url));
    };
    document.head.append(link);
  });

/** The file that an import names; the build gives no list for one that needs no others. */
const fileOf = (load: () => unknown): string[] => {
  const name = /import\(\s*[`'"]\.\/([\w.-]+\.js)/.exec(String(load))?.[1];
  return name === undefined ? [] : [`assets/${name}`];
};

/** Requests files and applies the styles among them. Lost requests are repeated, without a connection once there is one. */
const prepare = async (urls: readonly string[]): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await Promise.all(urls.map(arrive));
      await Promise.all(urls.filter((url) => url.endsWith('.css')).map(applyStyles));
      return;
    } catch (cause) {
      if (navigator.onLine) {
        const ms = repeatAfterMs[attempt];
        if (ms === undefined) throw new LoadFailure('Code did not arrive.', { cause });
        await new Promise((done) => setTimeout(done, ms));
      }
      await whenOnline();
    }
  }
};

/**
 * Loads code. Its files are requested before the import, as browsers remember a failed import until the page is reloaded.
 * @param load the import
 * @param files the files that it needs, below the site's root; none for a single file
 * @throws LoadFailure when the connection fails although there seems to be one
 */
export const loadCode = async <Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> => {
  const needed = files.length > 0 ? files : fileOf(load);
  await prepare(needed.map((file) => new URL(`/${file}`, window.location.href).href));
  return load();
};
