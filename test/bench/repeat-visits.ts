import type { UserType } from '#shared/domain/account-kind.ts';
import { loadLighthouse } from '#test/tools/tools.ts';
import { startBrowser } from './browser.ts';
import { signInDemo, withStorage } from './browser-storage.ts';
import { repeatVisitLcp } from './budgets.ts';
import { atMost, type Finding, forReading, median } from './report.ts';
import { type Site, startSite } from './site.ts';

export interface Visit {
  path: string;
  as?: UserType;
}

/** A site, and the stored session of each kind's demo account: one for all visits, because requests for codes are limited. */
export interface SignedInSite extends Site {
  sessionOf: (kind: UserType) => Promise<Record<string, string>>;
}

export function withSessions(site: Site): SignedInSite {
  const sessions = new Map<UserType, ReturnType<typeof signInDemo>>();
  const sessionOf = (kind: UserType) => {
    const session = sessions.get(kind) ?? signInDemo(site, kind);
    sessions.set(kind, session);
    return session;
  };
  return { ...site, sessionOf };
}

/** The screens of the report. */
const reported: readonly Visit[] = [
  { path: '/' },
  { path: '/jobs' },
  { path: '/candidate/dashboard', as: 'candidate' },
  { path: '/recruiter/dashboard', as: 'recruiter' },
  { path: '/admin/dashboard', as: 'admin' },
];

/**
 * Measures the largest contentful paint of repeat visits on Lighthouse's simulated phone, without and with the service
 * worker: the files of a first visit are in the browser's cache, and with a worker in its store. Medians of `runs`.
 */
export async function measureRepeatVisits(runs: number): Promise<Finding[]> {
  const site = withSessions(await startSite());
  try {
    const findings: Finding[] = [];
    for (const visit of reported) {
      const seconds: Record<'off' | 'on', number> = {
        off: await measureVisit(site, visit, 'off', runs),
        on: await measureVisit(site, visit, 'on', runs),
      };
      findings.push(
        forReading(`${visit.path} without worker`, `${seconds.off.toFixed(2)} s`),
        atMost(`${visit.path} with worker`, seconds.on, repeatVisitLcp, 's'),
      );
    }
    return findings;
  } finally {
    await site.stop();
  }
}

/**
 * Measures repeat visits with the service worker: once, and where that exceeds the budget the median of three more runs. Of
 * each screen's own first visit, so nothing but the shell and that screen is stored.
 */
export async function measureRepeatVisitsOf(visits: readonly Visit[]): Promise<Finding[]> {
  const site = withSessions(await startSite());
  try {
    const findings: Finding[] = [];
    for (const visit of visits) {
      const once = await measureVisit(site, visit, 'on', 1);
      const seconds = once <= repeatVisitLcp ? once : await measureVisit(site, visit, 'on', 3);
      findings.push(atMost(`${visit.path} (${visit.as ?? 'guest'})`, seconds, repeatVisitLcp, 's'));
    }
    return findings;
  } finally {
    await site.stop();
  }
}

async function measureVisit(site: SignedInSite, visit: Visit, worker: 'off' | 'on', runs: number): Promise<number> {
  const browser = await startBrowser(site.edge.keyDigest);
  try {
    await visitFirst(browser.port, site, visit, worker);
    const figures: number[] = [];
    for (let run = 0; run < runs; run += 1)
      figures.push(await measureLcp(`${site.edge.url}${visit.path}`, browser.port));
    return median(figures) / 1000;
  } finally {
    await browser.stop();
  }
}

/** Visits a page once, until everything is loaded and the worker, if there is one, has stored it. */
export async function visitFirst(
  port: number,
  site: SignedInSite,
  { path, as }: Visit,
  worker: 'off' | 'on',
): Promise<void> {
  const storage = { service_worker: worker, ...(as && (await site.sessionOf(as))) };
  await withStorage(port, site, storage, async (context) => {
    const page = await context.newPage();
    await page.goto(`${site.edge.url}${path}`, { waitUntil: 'networkidle' });
    if (worker === 'on') await page.waitForFunction(hasStoredAssets, undefined, { polling: 200, timeout: 60_000 });
    await page.close();
  });
}

/** Whether the worker controls the page and has stored the files that the page loaded before it. Runs in the browser. */
async function hasStoredAssets(): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = loaded.filter((name) => new URL(name).pathname.startsWith('/assets/'));
  const stored = await Promise.all(assets.map((name) => caches.match(name)));
  return navigator.serviceWorker.controller !== null && stored.every(Boolean);
}

/** On a busy machine Lighthouse sometimes misses the start of a page. */
const attempts = 3;

async function measureLcp(url: string, port: number): Promise<number> {
  const lighthouse = await loadLighthouse();
  // The caches of the first visit stay.
  const flags = { port, onlyCategories: ['performance'], disableStorageReset: true };
  let message = '';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const result = await lighthouse(url, { ...flags, output: 'json', logLevel: 'error' });
    const { audits, runtimeError } = result?.lhr ?? {};
    if (audits && !runtimeError) return audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
    message = runtimeError?.message ?? '';
  }
  throw new Error(`Lighthouse could not measure ${url}: ${message}`);
}
