import type { UserType } from '#shared/contracts/define.ts';
import { expectToFit } from './support/axe-scan.ts';
import { addressOf, screens } from './support/screens.ts';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('what a form or the server refuses is said in the visitor’s language', async ({ visit }) => {
  const page = await visit({ locale: 'de-DE' });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const email = page.getByRole('textbox');
  await email.fill('keine Adresse');
  await email.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  await email.fill('niemand@mail.example');
  await email.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Zu dieser E-Mail-Adresse gibt es kein Konto.');
});

const phone = { width: 360, height: 760 };
/** A message without a text shows its key. */
const messageKey = /\b(?:[a-z]+[A-Z]?[a-z]*\.){2,}[a-z]+[A-Za-z]*\b/;

for (const [locale, dir] of [
  ['de-DE', 'ltr'],
  ['ar-EG', 'rtl'],
] as const) {
  for (const [role, paths] of Object.entries(screens)) {
    test(`${role}: every screen speaks ${locale} and fits a phone`, async ({ visit }) => {
      const as = role === 'guest' ? {} : { as: demoSession(role as UserType) };
      const page = await visit({ locale, viewport: phone, ...as });
      for (const path of paths) {
        await page.goto(await addressOf(path), { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        await expect(page.locator('h1').first()).toBeAttached();
        await expectToFit(page, `${path} in ${locale}`);
        expect.soft(await page.locator('body').textContent(), path).not.toMatch(messageKey);
      }
    });
  }
}
