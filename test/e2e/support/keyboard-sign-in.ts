import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { typeInto } from './keyboard.ts';
import type { Texts } from './texts.ts';
import { waitUntilHydrated } from './wait-until-hydrated.ts';

export interface SignIn {
  path: string;
  email: string;
  dashboard: string;
}

/** Signs in without a mouse: an empty code is refused first, and the focus stays on it. */
export const signInByKeyboard = async (
  page: Page,
  { t }: Texts,
  code: (email: string) => Promise<string>,
  { path, email, dashboard }: SignIn,
): Promise<void> => {
  const field = page.getByLabel(t('auth.otp.label'));
  await page.goto(path);
  await waitUntilHydrated(page);
  await typeInto(page, t('auth.email'), email);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type(await code(email));
  await expect(page).toHaveURL(dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};
