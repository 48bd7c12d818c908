import { expect, type Locator, type Page } from '@playwright/test';

const pressing = new Set(['Enter', 'Space']);
const patched = new WeakSet<object>();

/**
 * Lets `press` wait for an element that may be pressed, as `click` does: by itself Playwright sends a key also to a button
 * that is disabled until its screen has loaded, which then ignores it.
 */
export const pressWhenEnabled = (page: Page): void => {
  const locators: Locator = Object.getPrototypeOf(page.locator('html'));
  if (patched.has(locators)) return;
  patched.add(locators);
  const { press } = locators;
  locators.press = async function (this: Locator, key, options) {
    if (pressing.has(key)) await expect(this).toBeEnabled();
    await press.call(this, key, options);
  };
};
