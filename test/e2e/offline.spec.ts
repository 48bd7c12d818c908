import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { siteDir } from '#infra/local/site-build.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const dashboard = '/candidate/dashboard?tab=all&language=Korean';

/** Waits until the service worker controls the page and has stored the files that the page loaded before it. */
const waitForWorker = async (page: Page): Promise<void> => {
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

const offlineCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('offline-')));

test('a second visit works offline and says of what time its lists are', async ({ visit, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const page = await visit({ as: demoSession('candidate') });
  await page.goto(dashboard);
  const jobs = page.getByRole('tabpanel').getByRole('listitem');
  await expect(jobs.first()).toBeVisible();
  const shown = await page.getByRole('tabpanel').getByRole('heading').allTextContents();
  await waitForWorker(page);
  await page.context().setOffline(true);

  // In a new page no response is in memory.
  const again = await page.context().newPage();
  await again.goto(dashboard);
  await expect(again.getByText('You are offline.')).toBeVisible();
  await expect(again.getByRole('status').filter({ hasText: /As of \w+ \d+, 20\d\d, \d/ })).toBeVisible();
  await expect(again.getByRole('tabpanel').getByRole('heading')).toHaveText(shown);

  await page.context().setOffline(false);
  await expect(again.getByText('As of')).toBeHidden();
  await expect(again.getByRole('tabpanel').getByRole('heading')).toHaveText(shown);
});

test('a guest’s job page comes from the network, and offline from what was stored', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/jobs');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await waitForWorker(page);
  // Only the API's document has the job's texts, the shell has none.
  const response = await page.reload();
  expect(await response?.text()).toContain(`<h1>${title}`);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByText('You are offline.')).toBeVisible();
});

test('nothing of an account is stored after it signs out', async ({ visit }) => {
  const session = await openSession('candidate');
  const page = await visit({ as: session });
  await page.goto(dashboard);
  await expect.poll(() => offlineCaches(page)).toEqual([`offline-candidate-${session.id}`]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => offlineCaches(page)).toEqual([]);
});

test('a new version is offered, and starts only when the user agrees', async ({ page }) => {
  await page.goto('/login');
  await waitForWorker(page);
  // Browsers compare the script byte by byte. The other journeys of this file do not look for a new version.
  await appendFile(join(siteDir, 'service-worker.js'), '\n// A new version.');
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
});
