import { axeScan } from './support/axe-scan.ts';
import { expect, test } from './support/test.ts';

/** Screens whose data cannot be loaded, by who sees them. */
const failing = {
  guest: ['/jobs', '/candidates', '/subscription/plans'],
  candidate: ['/candidate/dashboard', '/job/1'],
  recruiter: ['/recruiter/dashboard', '/my-jobs', '/recruiter/shortlisted-candidates', '/recruiter/view-candidates'],
  admin: ['/admin/dashboard', '/admin/users', '/admin/audit', '/admin/database-viewer'],
} as const;

for (const role of ['guest', 'candidate', 'recruiter', 'admin'] as const) {
  test(`screens of ${role}s whose data cannot be loaded are accessible in light and dark`, async ({
    revisit,
    problems,
  }) => {
    problems.allow(/(status|answer)( of)? 500/);
    const page = await revisit(role);
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' && !/\/api\/(auth|notifications)\//.test(route.request().url())
        ? route.fulfill({ status: 500, headers: { 'retry-after': '0' }, json: {} })
        : route.fallback(),
    );
    for (const path of failing[role]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
      await axeScan(page, path);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a list that is refused for too many requests says how long to wait, and is there after a press', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 429 /);
  const page = await visit();
  const jobs = '**/api/jobs/search*';
  await page.route(jobs, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '300' }, body: '' }));
  await page.goto('/jobs');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Too many requests. You can try again in 5 minutes.');
  await page.unroute(jobs);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
