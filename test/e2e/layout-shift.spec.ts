import type { Page, Request, Route } from '@playwright/test';
import type { UserType } from '#shared/domain/account-kind.ts';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { addressOf } from './support/screens.ts';
import { demoSession, openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** A quarter of the budget: what moves in one frame with something else counts for several times as much. */
const most = 0.005;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Sums up what moves on the pages that a tab opens from now on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const all = { sum: 0 };
    Object.assign(window, { shifts: all });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) all.sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

/** Waits until what the page has received is painted. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Counts the files of the site that are loading, such as code. */
const countLoads = (page: Page) => {
  const loading = new Set<Request>();
  const add = (request: Request) => request.url().includes('/api/') || loading.add(request);
  const remove = (request: Request) => loading.delete(request);
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  return () => loading.size;
};

/** Holds the API's answers back, so that a test gives them one by one. */
const holdAnswers = async (page: Page) => {
  const held: Route[] = [];
  await page.route('**/api/**', (route) => {
    held.push(route);
  });
  return {
    held,
    /**
     * Gives one answer, the first or the last of those that wait, and waits until it is shown. It does not wait for the
     * end of the answer: what was prefetched is read no earlier than its part of the screen is rendered.
     */
    give: async (order: 'first' | 'last') => {
      const route = order === 'first' ? held.shift() : held.pop();
      if (!route) return;
      const answered = page.waitForResponse((response) => response.request() === route.request());
      await route.continue();
      await answered;
      await painted(page);
    },
  };
};

/** A recruiter whose first jobs are short, so that several of them are in sight. */
const withShortJobs = async (): Promise<Session> => {
  const recruiter = await makeHiringRecruiter();
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await postJob(recruiter, { title });
  return recruiter;
};

const screens: [UserType, string, shown: string, session?: () => Promise<Session>][] = [
  ['candidate', '/candidate/dashboard', 'article'],
  ['candidate', '/candidate/dashboard?', 'article', () => openSession('candidate')],
  ['recruiter', '/recruiter/dashboard', '[role=progressbar]'],
  ['recruiter', '/recruiter/view-candidates', 'article'],
  ['recruiter', '/job/:job/applicants', 'article'],
  ['recruiter', '/my-jobs', 'article'],
  ['recruiter', '/my-jobs?', 'article', withShortJobs],
  ['recruiter', '/candidate/profile/1', 'text=Report this profile'],
  ['admin', '/account', 'dl'],
  ['admin', '/admin/jobs', 'table'],
  ['admin', '/admin/dashboard', '[aria-labelledby=payments-title] table'],
];

for (const [role, path, shown, session = async () => demoSession(role)] of screens) {
  for (const order of ['first', 'last'] as const) {
    test(`nothing moves on ${path} of a phone while its answers arrive, ${order} ones first`, async ({ visit }) => {
      const page = await visit({ as: await session(), viewport: { width: 412, height: 823 } });
      await recordShifts(page);
      const { held, give } = await holdAnswers(page);
      const loads = countLoads(page);
      await page.goto(await addressOf(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The code of what waits for the answers.
      await expect.poll(loads).toBe(0);
      await painted(page);
      await expect
        .poll(
          async () => {
            await give(order);
            return held.length === 0 && (await page.locator(shown).count()) > 0;
          },
          { intervals: [50], timeout: 30_000 },
        )
        .toBe(true);
      await painted(page);
      expect(await shiftsOf(page)).toBeLessThanOrEqual(most);
    });
  }
}
