import type { Page } from '@playwright/test';
import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { focused } from './support/keyboard.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
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

/** A language for each language of the site that no other job requires. */
const rare = { en: 'fo', de: 'mi', fr: 'haw', es: 'sm', ar: 'to', hi: 'ty', ja: 'fj' } as const;

const languageJob = (tag: string) => ({
  title: `Translator for ${tag}`,
  language: tag,
  language_requirements: {
    all: [{ need: 'must', any: [{ tag, min: { reading: { scale: 'cefr', level: 'B1' } } }] }],
    pairs: [],
  },
});

const stateLanguage = async (token: string, tag: string) => {
  const b1 = [{ scale: 'cefr', level: 'B1' }];
  const skills = { listening: b1, reading: b1, spoken_interaction: b1, spoken_production: b1, writing: b1 };
  const body = { languages: [{ tag, native: false, skills }], modes: [] };
  await expectOk(portal, 'PUT', '/candidate/languages', { token, body });
};

for (const locale of languages) {
  test(`with open first steps, one job that fits and its reviewed application, two and four jobs are in sight, in ${locale}`, async ({
    visit,
  }) => {
    const { t } = textsOf(locale);
    const [recruiter, candidate] = await Promise.all([
      makeHiringRecruiter(),
      openSession('candidate', { name: 'Maximiliane Oberhuber' }),
    ]);
    await stateLanguage(candidate.token, rare[locale]);
    const job = await postJob(recruiter, languageJob(rare[locale]));
    await apply(candidate, job);
    await expectOk(portal, 'PUT', `/applications/${job}-${candidate.id}/status`, {
      token: recruiter.token,
      body: { status: 'reviewed' },
    });
    const page = await visit({ as: candidate, locale, viewport: phone });
    const cards = page.getByRole('main').getByRole('article');
    const below = page.getByRole('heading', { name: t('jobs.list.notStated') });
    for (const path of ['/candidate/dashboard', '/jobs']) {
      await page.setViewportSize(phone);
      await expect(async () => {
        await page.goto(path);
        await waitUntilLoaded(page);
        await expect(cards.first()).toContainText(`Translator for ${rare[locale]}`, { timeout: 2_000 });
      }).toPass();
      await expect(cards.first()).toContainText(t('applications.submitted'));
      await expect(below).toBeInViewport();
      if (path !== '/jobs') await expect(page.getByText(t('firstSteps.title', { done: 2, total: 4 }))).toBeVisible();
      await expect.poll(async () => (await measureCards(page)).whole, path).toBeGreaterThanOrEqual(2);
      await page.setViewportSize(laptop);
      await expect(below).toBeInViewport();
      await expect.poll(async () => (await measureCards(page)).whole, path).toBeGreaterThanOrEqual(4);
    }
  });

  test(`a new candidate sees the first of the first steps above two jobs on a phone and four on a laptop, in ${locale}`, async ({
    visit,
  }) => {
    const { t } = textsOf(locale);
    const page = await visit({ as: await openSession('candidate'), locale, viewport: phone });
    await page.goto('/candidate/dashboard');
    await waitUntilLoaded(page);
    const step = page.getByRole('link', { name: t('firstSteps.languages.do') });
    await expect(step).toBeInViewport();
    await expect.poll(async () => (await measureCards(page)).whole).toBeGreaterThanOrEqual(2);
    await page.setViewportSize(laptop);
    await expect(step).toBeInViewport();
    await expect.poll(async () => (await measureCards(page)).whole).toBeGreaterThanOrEqual(4);
  });
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
