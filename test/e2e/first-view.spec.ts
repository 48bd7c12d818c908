import type { Page } from '@playwright/test';
import { focused } from './support/keyboard.ts';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';
import { waitUntilLoaded } from './support/wait-until-loaded.ts';

const phone = { width: 360, height: 740 };
const laptop = { width: 1366, height: 768 };
const languages = ['en', 'de', 'fr', 'es', 'ar', 'hi', 'ja'] as const;

/** Jobs are read by guests and by candidates, who also have a dashboard. */
const lists = [
  ['guest', '/jobs'],
  ['candidate', '/jobs'],
  ['candidate', '/candidate/dashboard'],
] as const;

/** The heights of the cards in a list, and how many of them no bar and no edge of the screen cuts. */
const measureCards = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main article')].map((card) => card.getBoundingClientRect());
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const bars = [...document.querySelectorAll('nav')].filter(
      (bar) => bar.checkVisibility() && getComputedStyle(bar).position === 'sticky',
    );
    const edge = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
    return {
      highest: Math.max(...boxes.map(({ height }) => height)),
      whole: boxes.filter(({ top, bottom }) => top >= header && bottom <= edge).length,
    };
  });

for (const [viewer, path] of lists) {
  const as = viewer === 'candidate' ? { as: demoSession('candidate') } : {};

  for (const locale of languages) {
    test(`${path} shows a ${viewer} two whole jobs on a phone and four on a laptop, in ${locale}`, async ({
      visit,
    }) => {
      const page = await visit({ ...as, locale, viewport: phone });
      await page.goto(path);
      await waitUntilLoaded(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect.poll(async () => (await measureCards(page)).whole).toBeGreaterThanOrEqual(2);
      expect((await measureCards(page)).highest).toBeLessThanOrEqual(180);
      await page.setViewportSize(laptop);
      await expect.poll(async () => (await measureCards(page)).whole).toBeGreaterThanOrEqual(4);
    });
  }

  for (const locale of ['en', 'de', 'ar'] as const) {
    test(`Tab leads a ${viewer} to the first job of ${path} in at most 12 steps, in ${locale}`, async ({ visit }) => {
      const { t } = textsOf(locale);
      const page = await visit({ ...as, locale, viewport: laptop });
      await page.goto(path);
      await waitUntilLoaded(page);
      const title = await page.getByRole('main').getByRole('article').first().getByRole('heading').textContent();
      const way: string[] = [];
      while (way.at(-1) !== title && way.length < 20) {
        await page.keyboard.press('Tab');
        way.push((await focused(page)).name);
        if (way.at(-1) === t('jobs.list.skip')) await page.keyboard.press('Enter');
      }
      expect(way.at(-1), way.join(', ')).toBe(title);
      expect(way.length, way.join(', ')).toBeLessThanOrEqual(12);
    });
  }
}

test('a card leads to its job wherever it is pressed, has its title in full, and its buttons name the job', async ({
  visit,
}) => {
  const page = await visit({ as: demoSession('candidate'), viewport: phone });
  await page.goto('/jobs?keyword=korean');
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute('title', title);
  await expect(card.getByRole('link', { name: `View Job Details: ${title}` })).toBeVisible();
  await expect(card.getByRole('button', { name: `Save ${title}` })).toBeVisible();
  await card.click({ position: { x: 40, y: 90 } });
  await expect(page).toHaveURL(/\/job\/[0-9]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the menu of a signed-in user opens and closes by keyboard, and changes the language in place', async ({
  visit,
}) => {
  const page = await visit({ as: demoSession('candidate') });
  await page.goto('/jobs');
  const menu = page.getByRole('banner').getByRole('button', { name: /^Account menu: / });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe('Your account');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('select[name="site-language"]').selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('banner').getByRole('link', { name: 'Ihr Konto' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ihr Konto' })).toBeHidden();
});
