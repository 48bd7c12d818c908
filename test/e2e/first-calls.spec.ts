import type { Page } from '@playwright/test';
import type { UserType } from '#shared/domain/account-kind.ts';
import { routeAt } from '#web/config/links.ts';
import { routes } from '#web/config/routes.ts';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** Records the GETs that a page sends to the API from now on, as paths with queries. */
const recordGets = (page: Page): string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, path] = request.url().split('/api');
    if (path && request.method() === 'GET') requested.push(path);
  });
  return requested;
};

/** No screen can render without it. */
const frameCode = '**/assets/providers-*.js';

/** Holds requests of a page back until the returned function is called. */
const holdBack = async (page: Page, files: string): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
};

const screens: [UserType, ...string[]][] = [
  ['candidate', '/candidate/dashboard', '/account', '/candidate/profile', '/jobs', '/job/1', '/recruiter/profile/1'],
  [
    'recruiter',
    '/account',
    '/job/1',
    '/recruiter/dashboard',
    '/recruiter/view-candidates',
    '/my-jobs',
    '/recruiter/my-jobs',
  ],
  [
    'recruiter',
    '/candidate/profile/1',
    '/job/79/applicants',
    '/recruiter/shortlisted-candidates',
    '/recruiter/subscription-plans',
    '/subscription/1',
    '/recruiter/profile/1',
  ],
  ['admin', '/admin/dashboard', '/account', '/admin/profile/1'],
  ['master_admin', '/master-admin/dashboard', '/admin/management'],
];

test('every screen whose calls are prefetched is visited here', () => {
  const visited = new Set(screens.flatMap(([, ...paths]) => paths.map(routeAt)));
  const prefetched = Object.entries(routes).flatMap(([name, route]) => ('prefetch' in route ? [name] : []));
  expect(new Set(prefetched)).toEqual(visited);
});

/** Calls for what readers see later or in another language, which no screen waits for. */
const laterAnywhere = ['/candidate/next-levels', '/subscription-plans/all'];
const laterOn: Readonly<Record<string, readonly string[]>> = {
  '/account': [
    '/candidate/visibility',
    '/candidate/unlocks?limit=10',
    '/saved-searches',
    '/notifications/preferences',
    '/support',
    '/time-zone',
    '/recruiter/status/1',
  ],
  '/admin/profile/1': ['/admin/audit?actor_id=1&limit=10', '/admin/active-admins?limit=100&include_inactive=true'],
  '/recruiter/profile/1': ['/support', '/candidate/profile/1'],
  '/candidate/profile/1': ['/candidate/profile/1/samples', '/shortlist/recruiter/1?limit=100'],
  '/subscription/1': ['/payments/ways', '/view-ledger/1'],
  '/candidate/profile': ['/samples', '/candidate/certificates', '/candidate/attestations'],
};
/** Public screens have no bell, whose call ends those of the others; candidates have it around the job search, too. */
const isWithoutBell = (path: string) => path !== '/jobs' && routes[routeAt(path) ?? 'notFound'].access === 'public';

const isForLater = (path: string, screen = '') =>
  [...laterAnywhere, ...(laterOn[screen] ?? [])].includes(path) && screen !== '/recruiter/subscription-plans';

for (const [role, ...paths] of screens) {
  test(`the data of ${role} ${paths} are requested once, while the code still loads`, async ({ visit }) => {
    for (const path of paths) {
      const page = await visit({ as: demoSession(role) });
      const requested = recordGets(page);
      const release = await holdBack(page, frameCode);
      await page.goto(path, { waitUntil: 'commit' });
      // The last of the calls.
      const last = isWithoutBell(path) ? /\/jobs\?/ : /\/notifications\/.+\/count$/;
      await expect.poll(() => requested.some((each) => last.test(each)), path).toBe(true);
      const early = requested.toSorted();
      expect(early.length, path).toBeGreaterThan(1);
      expect(
        early.filter((each) => isForLater(each, path)),
        path,
      ).toEqual([]);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // No second request, and no request that was not prefetched.
      expect(requested.filter((each) => !isForLater(each, path)).toSorted(), path).toEqual(early);
      await page.close();
    }
  });
}

test('the first jobs of a guest are requested once, while the code still loads', async ({ visit }) => {
  const page = await visit();
  const requested = recordGets(page);
  const release = await holdBack(page, frameCode);
  await page.goto('/jobs', { waitUntil: 'commit' });
  await expect.poll(() => requested).toEqual(['/jobs/search?limit=24']);
  release();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.startsWith('/jobs/search'))).toEqual(['/jobs/search?limit=24']);
});

test('a dashboard with filters in its address requests the filtered data', async ({ visit }) => {
  const page = await visit({ as: demoSession('candidate') });
  const requested = recordGets(page);
  await page.goto('/candidate/dashboard?language=Korean');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/jobs/search'))).toEqual([
    '/jobs/search?language=Korean&limit=24&sort=fit',
  ]);
});

test('the greeting is readable before the rest of the dashboard loads, and the next levels load when they come near', async ({
  visit,
}) => {
  const page = await visit({ as: demoSession('candidate'), viewport: { width: 360, height: 640 } });
  const requested = recordGets(page);
  const release = await holdBack(page, '**/assets/dashboard-body-*.js');
  await page.goto('/candidate/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  release();
  const jobs = page.getByRole('tabpanel').getByRole('article');
  await expect(jobs).toHaveCount(24);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((each) => isForLater(each))).toEqual([]);
  await jobs.nth(5).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'One level more' })).toBeVisible();
});

test('no data are requested on a screen without access', async ({ visit }) => {
  const page = await visit({ as: demoSession('candidate') });
  const requested = recordGets(page);
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' });
  expect(requested.filter((path) => path.startsWith('/admin'))).toEqual([]);
});
