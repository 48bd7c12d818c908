import type { Page } from '@playwright/test';
import * as z from 'zod';
import { signUp } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { startBrowser } from './browser.ts';
import { withStorage } from './browser-storage.ts';
import { type SignedInSite, withSessions } from './repeat-visits.ts';
import { atLeast, atMost, type Finding, forReading, median } from './report.ts';
import { startSite } from './site.ts';

/** How many sign-ups are in flight. */
const inFlight = 4;

const page = z.array(z.object({ id: z.int() }));

/**
 * Verifies a queue of waiting recruiters by keyboard in a browser, against a local run: so many presses of V, each as soon as the
 * next one is open. The server's queue is empty then, and each of them is verified.
 */
export async function measureWaitingQueue(count: number): Promise<Finding[]> {
  const site = withSessions(await startSite());
  try {
    const { user_token: token } = await site.sessionOf('admin');
    const waiting = async () => (await listWaiting(site, token)).length;
    const demo = await waiting();
    await signUpRecruiters(site, count - demo);
    const ids = await listWaiting(site, token);
    const milliseconds: number[] = [];
    const started = performance.now();
    const browser = await startBrowser(site.edge.keyDigest);
    try {
      const storage = { service_worker: 'off', ...(await site.sessionOf('admin')) };
      await withStorage(browser.port, site, storage, async (context) => {
        const opened = await context.newPage();
        await opened.setViewportSize({ width: 1280, height: 800 });
        await opened.goto(`${site.edge.url}/admin/moderation`);
        await pressThrough(opened, ids.length, milliseconds);
      });
    } finally {
      await browser.stop();
    }
    const seconds = (performance.now() - started) / 1000;
    const verified = await Promise.all(ids.map((id) => isVerified(site, token, id)));
    return [
      atLeast('verified', verified.filter(Boolean).length, count),
      atMost('presses', milliseconds.length, count),
      atMost('left in the queue', await waiting(), 0),
      forReading('a press until the next one is open', `${median(milliseconds).toFixed(0)} ms`),
      forReading('all of them', `${seconds.toFixed(0)} s`),
    ];
  } finally {
    await site.stop();
  }
}

/** Presses V once for each recruiter, when they are open, and waits until another one is. */
async function pressThrough(page: Page, count: number, milliseconds: number[]): Promise<void> {
  let open = await nextOpen(page, '');
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await page.keyboard.press('v');
    open = await nextOpen(page, open);
    milliseconds.push(performance.now() - started);
  }
  await page.waitForLoadState('networkidle');
}

/** The row that is open, once it is another one; '' when the queue is empty. */
async function nextOpen(page: Page, before: string): Promise<string> {
  const found = await page.waitForFunction((known) => {
    const row = document.querySelector<HTMLElement>('[data-row]:has([aria-current=true])')?.dataset.row;
    const isEmpty =
      known !== '' && !document.querySelector('[data-row]') && !document.querySelector('[aria-busy=true]');
    return isEmpty ? { row: '' } : row !== undefined && row !== known ? { row } : undefined;
  }, before);
  return (await found.jsonValue())?.row ?? '';
}

async function signUpRecruiters(site: SignedInSite, count: number): Promise<void> {
  const queue = Array.from({ length: count }, (_, index) => index).values();
  const next = async () => {
    for (const index of queue) await signUp(site, 'recruiter', { company_name: `Company ${index + 1}` });
  };
  await Promise.all(Array.from({ length: inFlight }, next));
}

/** The ids of all who wait, from the server. */
async function listWaiting(site: SignedInSite, token: string | undefined): Promise<number[]> {
  const ids: number[] = [];
  for (let path = '/admin/waiting-recruiters?limit=50'; path !== ''; ) {
    const { body, headers } = await expectOk(site, 'GET', path, { token: token ?? '' });
    ids.push(...page.parse(body).map(({ id }) => id));
    path = /<\/api([^>]+)>/.exec(String(headers.get('link') ?? ''))?.[1] ?? '';
  }
  return ids;
}

async function isVerified(site: SignedInSite, token: string | undefined, id: number): Promise<boolean> {
  const { body } = await expectOk(site, 'GET', `/recruiter/status/${id}`, { token: token ?? '' });
  return z.object({ verified: z.boolean() }).parse(body).verified;
}
