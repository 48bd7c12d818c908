import { expect, type Page } from '@playwright/test';
import type { RunOnly, RunOptions } from 'axe-core';
import axe from 'axe-core';
import { waitUntilLoaded } from './wait-until-loaded.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const [wide, phone] = [1280, 360];
const widths = [wide, phone];
const usualHeight = 900;

const hasAxe = () => 'axe' in window;
const runAxe = async ({ part, options }: { part: string; options: RunOptions }) => {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, options);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
};

/** The violations that axe finds in a part of the page. Axe is injected once, not with every scan. */
const violationsOf = async (page: Page, part: string, runOnly: RunOnly): Promise<string[]> => {
  if (!(await page.evaluate(hasAxe))) await page.evaluate(axe.source);
  // By default axe also returns all checks that pass.
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false };
  return page.evaluate(runAxe, { part, options });
};

/** Shows the page in a colour scheme, and waits until colour transitions have ended. */
const showIn = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isChanging = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
    await painted();
    for (let changing = document.getAnimations().filter(isChanging); changing.length > 0; ) {
      await Promise.allSettled(changing.map(({ finished }) => finished));
      await painted();
      changing = document.getAnimations().filter(isChanging);
    }
  });
};

const expectAll = async (page: Page, name: string, part = 'html'): Promise<void> =>
  expect.soft(await violationsOf(page, part, { type: 'tag', values: tags }), name).toEqual([]);

/**
 * Expects that axe finds no violations in the current page once it is loaded, or in the part that a selector names, in
 * light and dark. Only colours differ between the two.
 */
export const axeScan = async (page: Page, name: string, part = 'html'): Promise<void> => {
  // Elements and colours are the same in every browser, and WebKit's inspector takes no script as long as axe.
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  if (part === 'html') await waitUntilLoaded(page);
  await showIn(page, 'light');
  await expectAll(page, `${name}, light`, part);
  await showIn(page, 'dark');
  const contrast = await violationsOf(page, part, { type: 'rule', values: ['color-contrast'] });
  expect.soft(contrast, `${name}, dark`).toEqual([]);
};

const softly = expect.configure({ soft: true });

/** Expects no horizontal scrolling. */
export const expectToFit = (page: Page, name: string): Promise<void> =>
  // Some parts follow a new width with a delay.
  softly
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${name} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0);

/** Expects that links to mail and telephone are at least 24 px high (WCAG 2.5.8), which axe does not ask of them in a text. */
export const expectHighContacts = async (page: Page, name: string): Promise<void> => {
  const low = await page.evaluate(() =>
    [...document.querySelectorAll('a[href^="mailto:"], a[href^="tel:"]')]
      .filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 24)
      .map((link) => link.textContent),
  );
  expect.soft(low, `${name}: low links`).toEqual([]);
};

/** The rules that depend on the texts of a language: names of everything that can be used, headings, and the language itself. */
const ruledByTexts = [
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'document-title',
  'label',
  'label-title-only',
  'button-name',
  'link-name',
  'select-name',
  'input-button-name',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'image-alt',
  'empty-heading',
  'heading-order',
];

/** Expects that axe finds no violations that a translation can cause; colours and structure are the same in all languages. */
export const expectNames = async (page: Page, name: string): Promise<void> => {
  expect.soft(await violationsOf(page, 'html', { type: 'rule', values: ruledByTexts }), name).toEqual([]);
};

/** Makes the window as high as the page, so that sticky bars cover no content. */
const showWhole = async (page: Page, width: number, name: string): Promise<void> => {
  await waitUntilLoaded(page);
  await page.setViewportSize({ width, height: usualHeight });
  await expectToFit(page, `${name} at ${width} px`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, usualHeight) });
};

/** `axeScan` on a wide screen and on a phone, without horizontal scrolling. */
export const scanScreen = async (page: Page, name: string): Promise<void> => {
  for (const width of widths) {
    await showWhole(page, width, name);
    await axeScan(page, `${name} at ${width} px`);
  }
};

/** `axeScan` of the whole page on a phone, without horizontal scrolling; the window is as before afterwards. */
export const scanPhone = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize();
  await showWhole(page, phone, name);
  await axeScan(page, name);
  if (before) await page.setViewportSize(before);
};

/** `scanScreen` without the phone in dark, which `scanDarkPhone` scans in another language. */
export const scanBrightPhone = async (page: Page, name: string): Promise<void> => {
  await showWhole(page, wide, name);
  await axeScan(page, `${name} at ${wide} px`);
  await showWhole(page, phone, name);
  await showIn(page, 'light');
  await expectAll(page, `${name} at ${phone} px, light`);
};

/** Expects that axe finds no violations in dark at the current width; height and colours are as before afterwards. */
export const scanDarkPhone = async (page: Page, name: string): Promise<void> => {
  const { width = phone } = page.viewportSize() ?? {};
  await showWhole(page, width, name);
  await showIn(page, 'dark');
  await expectAll(page, `${name} at ${width} px, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width, height: usualHeight });
};

/** Expects that a page fits 320 px: a zoom of 400 % on a usual screen (WCAG 1.4.10). */
export const expectToReflow = async (page: Page, name: string): Promise<void> => {
  await page.setViewportSize({ width: 320, height: usualHeight });
  await expectToFit(page, `${name} at 320 px`);
};

/** Spaces between lines, paragraphs, letters and words that a reader may choose (WCAG 1.4.12). */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Expects that a page still fits its width with more space in its texts. */
export const expectToBearSpacing = async (page: Page, name: string): Promise<void> => {
  const before = await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    // The site's policy refuses style elements.
    return document.adoptedStyleSheets.push(sheet);
  }, wideSpacing);
  await expectToFit(page, `${name} with wide spacing`);
  await page.evaluate((length) => document.adoptedStyleSheets.splice(length - 1), before);
};
