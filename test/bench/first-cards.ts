import type { Page } from '@playwright/test';
import { startBrowser } from './browser.ts';
import { withStorage } from './browser-storage.ts';
import { firstCardSeconds } from './budgets.ts';
import { type SignedInSite, type Visit, visitFirst, withSessions } from './repeat-visits.ts';
import { atMost, type Finding, median } from './report.ts';
import { startSite } from './site.ts';

/** The lists that people work with. */
const lists: readonly Visit[] = [
  { path: '/jobs' },
  { path: '/jobs', as: 'candidate' },
  { path: '/candidate/dashboard', as: 'candidate' },
  { path: '/recruiter/view-candidates', as: 'recruiter' },
  { path: '/job/79/applicants', as: 'recruiter' },
  { path: '/recruiter/shortlisted-candidates', as: 'recruiter' },
];

/** A slow phone: a quarter of the processor, 150 ms to a response, 1.6 Mbit/s. */
const cpuRate = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const screen = { width: 360, height: 740 };
/** Begins the line of the console with the milliseconds. */
const mark = 'first card: ';

/**
 * Measures when the first card of each list is painted on a slow phone, on a first visit and on one with the files that the
 * service worker stored. Medians of `runs`. Unlike Lighthouse it waits for the card, not for the largest text.
 */
export async function measureFirstCards(runs: number): Promise<Finding[]> {
  const site = withSessions(await startSite());
  try {
    const findings: Finding[] = [];
    for (const list of lists) {
      const name = `${list.path} (${list.as ?? 'guest'})`;
      for (const isRepeat of [false, true]) {
        const seconds: number[] = [];
        for (let run = 0; run < runs; run += 1) seconds.push((await measureList(site, list, isRepeat)) / 1000);
        const budget = firstCardSeconds[isRepeat ? 'again' : 'first'];
        findings.push(atMost(`${name}${isRepeat ? ', again' : ''}`, median(seconds), budget, 's'));
      }
    }
    return findings;
  } finally {
    await site.stop();
  }
}

async function measureList(site: SignedInSite, list: Visit, isRepeat: boolean): Promise<number> {
  const browser = await startBrowser(site.edge.keyDigest);
  try {
    const storage = { service_worker: isRepeat ? 'on' : 'off', ...(list.as && (await site.sessionOf(list.as))) };
    if (isRepeat) await visitFirst(browser.port, site, list, 'on');
    let milliseconds = Number.NaN;
    await withStorage(browser.port, site, storage, async (context) => {
      const page = await context.newPage();
      await slowDown(page);
      // Said by the page: Playwright evaluates as if something had been pressed, and the page then loads its code in another way.
      const said = page.waitForEvent('console', { predicate: (line) => line.text().startsWith(mark), timeout: 60_000 });
      await page.addInitScript(noteFirstCard, mark);
      await page.goto(`${site.edge.url}${list.path}`, { waitUntil: 'commit' });
      milliseconds = Number((await said).text().slice(mark.length));
      await page.close();
    });
    return milliseconds;
  } finally {
    await browser.stop();
  }
}

async function slowDown(page: Page): Promise<void> {
  await page.setViewportSize(screen);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}

/** Writes to the console when the first card is painted. Runs in the browser. */
function noteFirstCard(mark: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main article')?.textContent?.trim()) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => console.debug(`${mark}${performance.now()}`)));
  });
  observer.observe(document, { childList: true, subtree: true });
}
