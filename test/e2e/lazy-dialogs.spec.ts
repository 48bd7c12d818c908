import type { Page } from '@playwright/test';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const job = '/jobs/1';
const dialogCode = /\/report-dialog[^/]*\.js$/;

test('a dialog opens without a timer once its code is there', async ({ page }) => {
  await page.clock.install();
  await page.goto(job);
  const report = page.getByRole('button', { name: 'Report this job' });
  await expect(report).toBeVisible();
  // React would show the empty fallback of a lazy component until a timer of 0.3 s.
  await page.clock.pauseAt(Date.now() + 60_000);
  await report.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a dialog whose code comes late says so after a moment, and leaves the page usable', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(dialogCode, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(job);
  const report = page.getByRole('button', { name: 'Report this job' });
  await report.click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(report).toBeFocused();
  answer();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('a dialog whose code fails says that the connection did, and opens at the next press without a reload', async ({
  page,
  problems,
}) => {
  problems.allow(/report-dialog|Failed to|LoadFailure/);
  // The first request and its retries.
  await page.route(dialogCode, (route) => route.abort());
  await page.goto(job);
  const report = page.getByRole('button', { name: 'Report this job' });
  await report.click();
  const message = toast(page, 'The connection failed while this was loading. Please check it and try again.');
  await expect(message).toBeVisible();
  await expect(report).toBeFocused();
  await message.getByRole('button').click();
  await page.unroute(dialogCode);
  await report.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a dialog and a screen whose code is not there without a connection wait for it, say so, and open with it', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(job);
  await page.waitForLoadState('networkidle');
  const waiting = page.getByText('You are offline. This opens as soon as there is a connection.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Report this job' }).click();
  await expect(waiting).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Find Candidates' }).first().click();
  await expect(waiting).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/candidates/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  await expect(waiting).toBeHidden();
});

test.describe('code of the first screen that is lost once', () => {
  const screenCode = /\/plan-listing[^/]*\.js$/;
  const loseFirst = async (page: Page) => {
    let requests = 0;
    await page.route(screenCode, (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
  };

  test('is loaded again by the page itself', async ({ visit, problems }) => {
    problems.allow(/ERR_FAILED|was preloaded/);
    const page = await visit({ as: demoSession('recruiter') });
    await loseFirst(page);
    let loads = 0;
    const again = page.waitForEvent('load', {
      predicate: () => {
        loads += 1;
        return loads === 2;
      },
    });
    await page.goto('/subscription/plans');
    // Looking into the page counts as using it.
    await again;
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is requested together with the frame’s, once', async ({ visit }) => {
    const page = await visit({ as: demoSession('recruiter') });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/subscription/plans');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(requested.filter((url) => screenCode.test(url))).toHaveLength(1);
  });
});

test('a form stays with what is typed when the code of the bell beside it cannot be loaded', async ({
  visit,
  problems,
}) => {
  problems.allow(/ERR_FAILED|bell-/);
  const page = await visit({ as: demoSession('recruiter') });
  const requested = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/bell-'));
  await page.route('**/assets/bell-*.js', (route) => route.abort());
  await page.goto('/post-job');
  await page.getByLabel('Job title').fill('Interpreter');
  await requested;
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
  await page.getByLabel('Location').fill('Lisbon');
  await expect(page.getByLabel('Job title')).toHaveValue('Interpreter');
});
