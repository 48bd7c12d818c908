import type { Page } from '@playwright/test';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { countWholeRows, manyRows, openedRow, openRow } from './support/rows.ts';
import { addressOf } from './support/screens.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { waitUntilLoaded } from './support/wait-until-loaded.ts';

const laptop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** The recruiter's lists of people, and the calls of their rows. */
const lists = [
  ['/job/:job/applicants', '**/api/applications/job/*/applicants*'],
  ['/recruiter/view-candidates', '**/api/candidates/search?*'],
  ['/recruiter/shortlisted-candidates', '**/api/shortlist/recruiter/*'],
] as const;

for (const [path, calls] of lists) {
  for (const locale of ['en', 'de', 'ar', 'hi'] as const) {
    test(`${path} shows ten people on a laptop, with one open too, and four on a phone, in ${locale}`, async ({
      visit,
      problems,
    }) => {
      // The repeated people have no profiles.
      problems.allow(/status of 404 /);
      const page = await visit({ as: demoSession('recruiter'), locale, viewport: laptop });
      await manyRows(page, calls);
      await page.goto(await addressOf(path));
      await waitUntilLoaded(page);
      await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(10);
      const heights = await page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.clientHeight));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
      expect(Math.max(...heights)).toBeLessThanOrEqual(64);
      await page.locator('[data-opener]').first().click();
      await expect(openedRow(page)).toBeVisible();
      await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(10);
      await page.goBack();
      await page.setViewportSize(phone);
      await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(4);
    });
  }
}

for (const locale of ['en', 'de', 'ar'] as const) {
  test(`an admin sees ten users, recruiters and jobs on a laptop, in ${locale}`, async ({ visit }) => {
    const page = await visit({ as: demoSession('admin'), locale, viewport: { width: 1280, height: 800 } });
    for (const list of ['/admin/users', '/recruiter-management', '/admin/jobs']) {
      await page.goto(list);
      await waitUntilLoaded(page);
      await expect.poll(() => countWholeRows(page, 'tbody tr'), list).toBeGreaterThanOrEqual(10);
    }
  });
}

/** A recruiter's screen of a job with two applicants, the newest first: Bo, then Aiko. */
const openTwo = async (visit: (options: object) => Promise<Page>) => {
  const [recruiter, aiko, bo] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Mori' }),
    openSession('candidate', { name: 'Bo Lind' }),
  ]);
  const job = await postJob(recruiter);
  for (const candidate of [aiko, bo]) await apply(candidate, job);
  const page = await visit({ as: recruiter });
  const path = `/job/${job}/applicants`;
  await page.goto(path);
  await expect(page.getByRole('article')).toHaveCount(2);
  const opener = (name: string) => page.getByRole('article').getByRole('button', { name, exact: true });
  const panel = (name: string) => page.getByRole('region', { name });
  return { page, path, aiko, bo, opener, panel };
};

test('keys move through a list whose open person follows, and act on it', async ({ visit }) => {
  const { page, path, aiko, opener, panel } = await openTwo(visit);
  await page.keyboard.press('j');
  await expect(opener('B*** L***')).toBeFocused();
  await expect(page).toHaveURL(path);
  await page.keyboard.press('Enter');
  await expect(panel('B*** L***')).toBeFocused();
  await expect(opener('B*** L***')).toHaveAttribute('aria-current', 'true');
  await axeScan(page, 'applicants with an open one');
  await page.keyboard.press('j');
  await expect(opener('A*** M***')).toBeFocused();
  await expect(page).toHaveURL(`${path}?open=${aiko.id}`);
  await expect(panel('A*** M***')).toBeVisible();
  await page.keyboard.press('K');
  await expect(panel('B*** L***')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(panel('A*** M***')).toBeVisible();

  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Add to shortlist');
  // A field or a dialog has the keys for itself.
  await page.keyboard.press('k');
  await dialog.getByLabel('Notes').fill('k');
  await dialog.getByLabel('Notes').press('j');
  await expect(dialog.getByLabel('Notes')).toHaveValue('kj');
  await page.keyboard.press('Escape');
  await expect(panel('A*** M***')).toBeVisible();

  await opener('A*** M***').focus();
  await page.keyboard.press('r');
  await expect(dialog.getByLabel('Status')).toHaveValue('rejected');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'A*** M***' })).toContainText('Rejected');

  await opener('A*** M***').focus();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(path);
  await expect(opener('A*** M***')).toBeFocused();
});

test('Back closes an open person, and the address opens one, without taking the focus', async ({ visit }) => {
  const { page, path, bo, panel } = await openTwo(visit);
  await openRow(page, 'A*** M***');
  await openRow(page, 'B*** L***');
  await expect(page).toHaveURL(`${path}?open=${bo.id}`);
  await page.reload();
  await expect(panel('B*** L***')).toBeVisible();
  await expect(panel('B*** L***')).not.toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(panel('B*** L***')).toHaveCount(0);
});

test('letters do nothing once they are switched off, and arrows still move', async ({ visit }) => {
  const { page, opener } = await openTwo(visit);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Next person');
  await help.getByRole('checkbox', { name: 'Use single-letter keys' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.reload();
  await expect(opener('B*** L***')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await opener('B*** L***').focus();
  await page.keyboard.press('ArrowDown');
  await expect(opener('A*** M***')).toBeFocused();
  const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await shortcuts.click();
  await help.getByRole('checkbox', { name: 'Use single-letter keys' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeFocused();
  await page.keyboard.press('k');
  await expect(opener('B*** L***')).toBeFocused();
});

test('moving through the search reads no profile, not even of an unlocked person', async ({ visit }) => {
  const page = await visit({ as: demoSession('recruiter') });
  const views: string[] = [];
  page.on('request', (request) => request.url().includes('/recruiter/view/') && views.push(request.url()));
  await page.route('**/api/candidates/search?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [first, ...others] = body.items;
    await route.fulfill({ response, json: { ...body, items: [first, { ...others[0], is_unlocked: true }] } });
  });
  await page.goto('/recruiter/view-candidates?language=Korean');
  const openers = page.locator('[data-opener]');
  await openers.first().press('Enter');
  await expect(openedRow(page).getByRole('button', { name: 'Unlock profile' })).toBeVisible();
  await axeScan(page, 'search with an open profile');
  await page.keyboard.press('j');
  await expect(openers.nth(1)).toBeFocused();
  await expect(openedRow(page).getByRole('button', { name: 'View Profile' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(openedRow(page).getByRole('button', { name: 'Unlock profile' })).toBeVisible();
  expect(views).toEqual([]);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Keyword' })).toBeFocused();
});
