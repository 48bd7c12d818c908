import { expect, type Page } from '@playwright/test';

const skeletonsInSight = () =>
  [...document.querySelectorAll('.animate-blink.bg-sunk')].filter(
    (skeleton) => skeleton.checkVisibility() && skeleton.getBoundingClientRect().top < window.innerHeight,
  ).length;

/** Waits until a screen and its first data are loaded: no skeleton is visible any more. */
export const waitUntilLoaded = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect.poll(() => page.evaluate(skeletonsInSight), { intervals: [50, 100] }).toBe(0);
};
