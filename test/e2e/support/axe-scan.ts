import { expect, type Page } from '@playwright/test';
import type { RunOnly, RunOptions } from 'axe-core';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const widths = [1280, 360];
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

/**
 * Expects that axe finds no violations in the current page, or in the part that a selector names, in light and dark.
 * Only colours differ between the two.
 */
export const axeScan = async (page: Page, name: string, part = 'html'): Promise<void> => {
  await showIn(page, 'light');
  expect.soft(await violationsOf(page, part, { type: 'tag', values: tags }), `${name}, light`).toEqual([]);
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

/** `axeScan` on a wide screen and on a phone, without horizontal scrolling. */
export const scanScreen = async (page: Page, name: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: usualHeight });
    await expectToFit(page, `${name} at ${width} px`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // As high as the page, so that sticky bars cover no content.
    await page.setViewportSize({ width, height: Math.max(height, usualHeight) });
    await axeScan(page, `${name} at ${width} px`);
  }
};

/** Expects that a page fits 320 px: a zoom of 400 % on a usual screen (WCAG 1.4.10). */
export const expectToReflow = async (page: Page, name: string): Promise<void> => {
  await page.setViewportSize({ width: 320, height: usualHeight });
  await expectToFit(page, `${name} at 320 px`);
};
