import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { siteDir } from '#infra/local/site-build.ts';
import { savedJobCalls } from '#shared/contracts/saved-jobs.ts';
import { callApi } from '#test/support/http-api.ts';
import { logOut } from './support/account-menu.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const dashboard = '/candidate/dashboard?tab=all&language=Korean';

/** Gives the visitor a service worker; all other journeys have none, as stored files would hide what they replace. */
const allowWorker = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    // Not in the browser's own error pages, which have no storage.
    if (location.protocol === 'http:') localStorage.setItem('service_worker', 'on');
  });

/** Waits until the service worker controls the page and has stored the files that the page loaded before it. */
const waitForWorker = async (page: Page): Promise<void> => {
  // Code that loads when the browser is idle is not yet among the loaded files.
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const assets = loaded.filter((name) => new URL(name).pathname.startsWith('/assets/'));
        const stored = await Promise.all(assets.map((name) => caches.match(name)));
        return navigator.serviceWorker.controller !== null && stored.every(Boolean);
      }),
    )
    .toBe(true);
};

/** Everything in the browser's caches, as `cache /path`, but the hashed files and the shell. */
const storedResponses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isShared = (path: string) => /^\/(assets\/.+|stored-shell\.html|before-paint\.js)$/.test(path);
    const lists = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      const paths = requests.map(({ url }) => new URL(url).pathname);
      return paths.filter((path) => !isShared(path)).map((path) => `${name} ${path}`);
    });
    return (await Promise.all(lists)).flat().sort();
  });

test('an address with a mark at its end opens its screen offline, too', async ({ visit, problems }) => {
  problems.allow(/./);
  const page = await visit({ as: await openSession('candidate') });
  await allowWorker(page);
  await page.goto('/candidate/dashboard');
  await waitForWorker(page);
  await page.context().setOffline(true);
  for (const end of ['/', ').', '%E3%80%82']) {
    await page.goto(`/candidate/dashboard${end}`);
    await expect(page).toHaveURL('/candidate/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a repeat visit requests its data once, after the stored files of its screen', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await allowWorker(page);
  await page.goto('/candidate/dashboard');
  await waitForWorker(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    requested.push(pathname + search);
  });
  await page.reload();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  const data = requested.filter((path) => path.startsWith('/api/'));
  expect(data.length).toBeGreaterThan(3);
  expect(new Set(data).size).toBe(data.length);
  const screen = requested.findIndex((path) => path.startsWith('/assets/candidate-dashboard-'));
  expect(screen).toBeGreaterThan(0);
  expect(requested.findIndex((path) => path.startsWith('/api/'))).toBeGreaterThan(screen);
});

test('a second visit works offline, and nothing of the account is stored after it signs out', async ({
  visit,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const session = await openSession('candidate');
  const page = await visit({ as: session });
  await allowWorker(page);
  await page.goto(dashboard);
  const jobs = page.getByRole('tabpanel').getByRole('article');
  await expect(jobs.first()).toBeVisible();
  // Cards follow each other in steps.
  const total = (await page.getByText(/^Showing \d+ of/).textContent())?.match(/\d+/)?.[0];
  await expect(jobs).toHaveCount(Number(total));
  const titles = (of: Page) => of.getByRole('tabpanel').getByRole('article').getByRole('heading');
  const shown = await titles(page).allTextContents();
  await waitForWorker(page);
  const own = `offline-candidate-${session.id}`;
  await expect
    .poll(() => storedResponses(page))
    .toEqual([
      `${own} /api/applications/candidate/${session.id}`,
      `${own} /api/candidate/saved-jobs`,
      `${own} /api/jobs`,
      `${own} /api/jobs/search`,
    ]);
  await page.context().setOffline(true);

  // In a new page no response is in memory.
  const again = await page.context().newPage();
  await again.goto(dashboard);
  await expect(again.getByText('You are offline.')).toBeVisible();
  await expect(again.getByRole('status').filter({ hasText: /As of \w+ \d+, 20\d\d, \d/ })).toBeVisible();
  await expect(titles(again)).toHaveText(shown);

  const save = again.getByRole('button', { name: `Save ${shown[0]}` });
  await save.click();
  await expect(
    toast(again, 'Kept on this device. It is sent to your account as soon as there is a connection.'),
  ).toBeVisible();

  // An installed site starts there; this visitor has never been there.
  await again.goto('/');
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
  await again.goto(dashboard);
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await page.context().setOffline(false);
  await expect(again.getByText('As of')).toBeHidden();
  await expect(titles(again)).toHaveText(shown);
  await expect
    .poll(async () => (await callApi(portal, 'GET', savedJobCalls.savedJobs.path, { token: session.token })).body)
    .toHaveLength(1);
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await logOut(again);
  await expect(again).toHaveURL('/');
  await expect.poll(() => storedResponses(again)).toEqual([]);
  expect(await again.evaluate(() => Object.keys(localStorage).sort())).toEqual(['service_worker']);
});

test('a guest’s job page comes from the network, and offline from what was stored', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await allowWorker(page);
  await page.goto('/jobs');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await waitForWorker(page);
  // Only the API's document has the job's texts, the shell has none.
  const response = await page.reload();
  expect(await response?.text()).toContain(`>${title}</h1>`);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByText('You are offline.')).toBeVisible();
});

test('a hashed file whose request is lost is requested again', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await allowWorker(page);
  await page.goto('/jobs/1');
  await waitForWorker(page);
  let lost = 0;
  await page.context().route(/\/report-dialog[^/]*\.js$/, async (route) => {
    lost += 1;
    await (lost === 1 ? route.abort() : route.continue());
  });
  await page.getByRole('button', { name: 'Report this job' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The page requests it first, and imports it from what the worker stores meanwhile.
  expect(lost).toBeGreaterThanOrEqual(2);
});

test('a new version is offered, and starts only when the user agrees', async ({ page }) => {
  await allowWorker(page);
  await page.goto('/login');
  await waitForWorker(page);
  // Browsers compare the script byte by byte. The other journeys of this file do not look for a new version.
  const script = join(siteDir, 'service-worker.js');
  const previous = await readFile(script, 'utf8');
  try {
    await writeFile(script, `${previous}\n// A new version.`);
    await page.getByLabel('Email').fill('half@typed');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offer = page.getByRole('status').filter({ hasText: 'A new version of this site is ready.' });
    await expect(offer).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('half@typed');
    const reloaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(offer).toBeHidden();
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
    ).toBeNull();
  } finally {
    await writeFile(script, previous);
  }
});
