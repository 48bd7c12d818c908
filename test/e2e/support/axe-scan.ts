import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const widths = [1280, 360];
const usualHeight = 900;

const violationsOf = async (axe: AxeBuilder): Promise<string[]> => {
  // Without the legacy mode every scan opens a page of its own, only for frames of other origins; without the result
  // type axe also describes everything that is in order.
  const { violations } = await axe
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
};

/**
 * Expects that axe finds nothing in the page as it stands, or in the part that a selector names, in light and dark.
 * Between the two only colours differ.
 */
export const axeScan = async (page: Page, name: string, part = 'html'): Promise<void> => {
  const axe = () => new AxeBuilder({ page }).include(part);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await violationsOf(axe().withTags(tags)), `${name}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violationsOf(axe().withRules('color-contrast')), `${name}, dark`).toEqual([]);
};

const softly = expect.configure({ soft: true });

/** `axeScan` on a wide screen and on a phone, where nothing may scroll sideways. */
export const scanScreen = async (page: Page, name: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: usualHeight });
    // Some parts follow a new width a moment later.
    await softly
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${name} scrolls sideways at ${width} px`,
      })
      .toBeLessThanOrEqual(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // As high as the page, so that the bars that stay in sight cover nothing of it.
    await page.setViewportSize({ width, height: Math.max(height, usualHeight) });
    await axeScan(page, `${name} at ${width} px`);
  }
};
