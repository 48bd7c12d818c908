import type { Page } from '@playwright/test';
import type { UserType } from '#shared/domain/account-kind.ts';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** The GETs of the API that a page makes from now on, as paths with queries. */
const askedBy = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, path] = request.url().split('/api');
    if (path && request.method() === 'GET') asked.push(path);
  });
  return asked;
};

const screens: [UserType, ...string[]][] = [
  ['candidate', '/candidate/dashboard'],
  ['recruiter', '/recruiter/view-candidates', '/my-jobs', '/recruiter/my-jobs'],
];

for (const [role, ...paths] of screens) {
  test(`the data of ${role} ${paths} are asked for while the code still loads, and once`, async ({ visit }) => {
    for (const path of paths) {
      const page = await visit({ as: demoSession(role) });
      const asked = askedBy(page);
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      // Without it no screen can render.
      await page.route('**/assets/frame-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const count = `/notifications/${role}/${demoSession(role).id}/count`;
      await expect.poll(() => asked, path).toContain(count);
      const early = asked.toSorted();
      expect(early.length, path).toBeGreaterThan(1);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Neither a second time, nor anything that was not asked before.
      expect(asked.toSorted(), path).toEqual(early);
      await page.close();
    }
  });
}

test('a dashboard with filters in its address asks for what they say', async ({ visit }) => {
  const page = await visit({ as: demoSession('candidate') });
  const asked = askedBy(page);
  await page.goto('/candidate/dashboard?language=Korean');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/candidate/jobs'))).toEqual([
    '/candidate/jobs?language=Korean&limit=24',
  ]);
});

test('nobody’s data are asked for on a screen of others', async ({ visit }) => {
  const page = await visit({ as: demoSession('candidate') });
  const asked = askedBy(page);
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.startsWith('/admin'))).toEqual([]);
});
