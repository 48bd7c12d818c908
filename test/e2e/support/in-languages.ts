import { expect, type Page } from '@playwright/test';
import { chooseLanguage } from './account-menu.ts';
import { expectNames, expectToFit, scanDarkPhone } from './axe-scan.ts';

/** A message without a text shows its key. */
const messageKey = /\b(?:[a-z]+[A-Z]?[a-z]*\.){2,}[a-z]+[A-Za-z]*\b/;

/** Shows a page in every other language that its header offers, and checks it in each. */
export const inOtherLanguages = async (page: Page, check: (language: string) => Promise<void>): Promise<void> => {
  const choice = page.locator('select[name="site-language"]');
  const shown = await choice.inputValue();
  for (const option of await choice.locator('option').all()) {
    const language = (await option.getAttribute('value')) ?? '';
    if (language === shown) continue;
    await chooseLanguage(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await check(language);
  }
};

/**
 * Expects that a page at its current width fits its texts in every language, long words and RTL included, and names
 * everything. Arabic, whose page is mirrored, is scanned for everything on a phone in dark.
 */
export const expectToFitInLanguages = (page: Page, name: string): Promise<void> =>
  inOtherLanguages(page, async (language) => {
    await expectToFit(page, `${name} in ${language}`);
    if (language === 'ar') await scanDarkPhone(page, `${name} in ${language}`);
    else await expectNames(page, `${name} in ${language}`);
    expect.soft(await page.locator('body').textContent(), `${name} in ${language}`).not.toMatch(messageKey);
  });
