import type { Page } from '@playwright/test';

const menu = (page: Page) => page.locator('#account-menu');

/** Opens the menu of a signed-in user, which has the account, the language, the theme and the sign-out. */
export const openAccountMenu = async (page: Page): Promise<void> => {
  await page.locator('[popovertarget="account-menu"]').click();
  await menu(page).waitFor();
};

/** Presses the menu's Logout. */
export const logOut = async (page: Page, name = 'Logout'): Promise<void> => {
  await openAccountMenu(page);
  await menu(page).getByRole('button', { name }).click();
};

/** Chooses the site's language, in the header or in the menu of a signed-in user. */
export const chooseLanguage = async (page: Page, language: string): Promise<void> => {
  const choice = page.locator('select[name="site-language"]');
  await choice.waitFor({ state: 'attached' });
  const isInMenu = (await menu(page).count()) > 0;
  if (isInMenu) await openAccountMenu(page);
  await choice.selectOption(language);
  if (isInMenu) await page.keyboard.press('Escape');
};
