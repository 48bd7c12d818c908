import { expect, type Page } from '@playwright/test';

const skeletonsInSight = () =>
  [...document.querySelectorAll('.animate-blink.bg-sunk')].filter(
    (skeleton) => skeleton.getBoundingClientRect().top < window.innerHeight,
  ).length;

/** Waits until a screen is there with all that it loads at once: nothing in sight stands in for anything any more. */
export const isFilled = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect.poll(() => page.evaluate(skeletonsInSight), { intervals: [50, 100] }).toBe(0);
};
