import { expect, type Page } from '@playwright/test';
import { expectToFit } from './axe-scan.ts';

/** The site's languages besides English, by their names in the header. */
const languages = [
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
] as const;

/** A message without a text shows its key. */
const messageKey = /\b(?:[a-z]+[A-Z]?[a-z]*\.){2,}[a-z]+[A-Za-z]*\b/;

/** Expects that a page at its current width fits its texts in every other language, long words and RTL included. */
export const expectToFitInLanguages = async (page: Page, name: string): Promise<void> => {
  for (const { code, name: language, direction } of languages) {
    await page.locator('select[name="site-language"]').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expectToFit(page, `${name} in ${language}`);
    expect.soft(await page.locator('body').textContent(), `${name} in ${language}`).not.toMatch(messageKey);
  }
};
