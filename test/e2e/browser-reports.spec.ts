import type { Page } from '@playwright/test';
import type { BrowserReport } from '#shared/domain/browser-report.ts';
import { expect, test } from './support/test.ts';

/** Opens a page whose beacons are recorded, and then sent as usual. */
const recording = async (page: Page): Promise<BrowserReport[]> => {
  const reports: BrowserReport[] = [];
  await page.exposeFunction('noteReport', (text: string) => reports.push(JSON.parse(text)));
  await page.addInitScript(() => {
    // No visit is one of those whose Web Vitals are reported.
    Math.random = () => 0.5;
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void (body as Blob)
        .text()
        .then((text) => (window as unknown as { noteReport(text: string): void }).noteReport(text));
      return send(url, body);
    };
  });
  return reports;
};

/** Resolves when what the page's present tasks start is done: a report is sent by the task after the failure. */
const nextTasks = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))));

/** The only report, also when the tasks after it are done. */
const onlyReport = async (page: Page, reports: readonly BrowserReport[]): Promise<BrowserReport | undefined> => {
  await expect.poll(() => reports.length, { timeout: 20_000 }).toBe(1);
  await nextTasks(page);
  expect(reports).toHaveLength(1);
  expect(JSON.stringify(reports)).not.toMatch(/mira|123456|@/i);
  return reports[0];
};

const release = expect.stringMatching(/^[\w-]{8}$/);
const throwLater = (message: string) =>
  setTimeout(() => {
    throw new TypeError(message);
  });

test('an error that nothing catches is reported once, without what it quotes', async ({ page, problems }) => {
  problems.allow(/mira@mail/);
  const reports = await recording(page);
  const answered = page.waitForResponse('**/api/browser-reports');
  await page.goto('/login?next=mira');
  // Before the code that reports it is loaded.
  await page.evaluate(throwLater, 'mira@mail.example is not a function');
  expect(await onlyReport(page, reports)).toEqual({
    kind: 'error',
    name: 'TypeError',
    message: '… is not a function',
    screen: '/login',
    release,
  });
  expect((await answered).status()).toBe(204);
});

test('a rejected promise is reported once', async ({ page, problems }) => {
  problems.allow(/code 123456/);
  const reports = await recording(page);
  await page.goto('/jobs/1');
  await page.evaluate(() => void Promise.reject(new RangeError('code 123456 is invalid')));
  expect(await onlyReport(page, reports)).toEqual({
    kind: 'rejection',
    name: 'RangeError',
    message: 'code … is invalid',
    screen: '/:site?/jobs/:jobId',
    release,
  });
});

test('code that does not arrive is reported once, though the screen shows it', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|LoadFailure|Code did not arrive/);
  const reports = await recording(page);
  await page.goto('/');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /report-failures/.test(name)),
  );
  await page.route(/\/assets\/recruiter-signup-[\w-]+\.js/, (route) => route.abort());
  await page.evaluate(() => {
    window.history.pushState({}, '', '/recruiter/signup');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await onlyReport(page, reports)).toMatchObject({
    kind: 'chunk',
    name: 'LoadFailure',
    message: 'code did not arrive',
    screen: '/recruiter/signup',
    release,
  });
});

test('a page whose own script does not arrive reports that without any code of the build', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const reports = await recording(page);
  await page.route(/\/assets\/index-[\w-]+\.js/, (route) => route.abort());
  await page.goto('/candidate/dashboard');
  expect(await onlyReport(page, reports)).toEqual({ kind: 'chunk', screen: '*', release });
});

test('a page that cannot load the code of its reports says that some code did not arrive', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const reports = await recording(page);
  await page.route(/\/assets\/report-failures-[\w-]+\.js/, (route) => route.abort());
  await page.goto('/login');
  expect(await onlyReport(page, reports)).toEqual({ kind: 'chunk', screen: '*', release });
});

test('what the Content-Security-Policy refuses is reported once', async ({ page, problems }) => {
  problems.allow(/Content Security Policy|Content-Security-Policy/);
  const reports = await recording(page);
  await page.goto('/login');
  await page.evaluate(() => {
    for (const text of ['window.mira = 1', 'window.mira = 2']) {
      document.head.append(Object.assign(document.createElement('script'), { textContent: text }));
    }
  });
  expect(await onlyReport(page, reports)).toEqual({
    kind: 'csp',
    directive: 'script-src-elem',
    blocked: 'inline',
    screen: '/login',
    release,
  });
});

test('a flood of failures is ten reports', async ({ page, problems }) => {
  problems.allow(/is not/);
  const reports = await recording(page);
  await page.goto('/login');
  await page.evaluate(() => {
    const words = ['a function', 'an object', 'defined', 'iterable', 'valid', 'found', 'supported', 'allowed'];
    for (const [row, first] of words.entries()) {
      for (const second of words.slice(row))
        setTimeout(() => void Promise.reject(new Error(`${first} is not ${second}`)));
    }
  });
  await expect.poll(() => reports.length, { timeout: 20_000 }).toBe(10);
  await nextTasks(page);
  expect(reports).toHaveLength(10);
});

test('a browser without beacons requests the report in the background', async ({ page, problems }) => {
  problems.allow(/mira@mail/);
  await page.addInitScript(() => {
    Math.random = () => 0.5;
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined });
  });
  await page.goto('/login');
  const requested = page.waitForRequest('**/api/browser-reports');
  await page.evaluate(throwLater, 'mira@mail.example is null');
  const request = await requested;
  expect(request.postDataJSON()).toMatchObject({ kind: 'error', message: '… is null', screen: '/login' });
  expect((await request.response())?.status()).toBe(204);
});

test('a failure without a connection is reported once there is one', async ({ page, problems }) => {
  problems.allow(/mira@mail|ERR_INTERNET_DISCONNECTED/);
  const reports = await recording(page);
  await page.goto('/login');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /report-failures/.test(name)),
  );
  await page.context().setOffline(true);
  await page.evaluate(throwLater, 'mira@mail.example is null');
  await nextTasks(page);
  expect(reports).toEqual([]);
  await page.context().setOffline(false);
  expect(await onlyReport(page, reports)).toMatchObject({ kind: 'error', message: '… is null' });
});

test('Web Vitals of a visit are reported as buckets when the page is left', async ({ page }) => {
  const reports = await recording(page);
  await page.addInitScript(() => {
    Math.random = () => 0.01;
  });
  await page.goto('/login');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /report-vitals/.test(name)),
  );
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .click();
  await nextTasks(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const bucket = expect.stringMatching(/^(?:good|needs-improvement|poor)$/);
  expect(await onlyReport(page, reports)).toMatchObject({
    kind: 'vitals',
    screen: '/login',
    release,
    vitals: { lcp: bucket, cls: bucket },
  });
});
