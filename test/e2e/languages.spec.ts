import type { UserType } from '#shared/contracts/define.ts';
import { expectToFit } from './support/axe-scan.ts';
import { isFilled } from './support/filled.ts';
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

const names = { de: 'Deutsch', ar: 'العربية' } as const;

for (const [role, paths] of Object.entries(screens)) {
  test(`${role}: every screen speaks German and Arabic, and fits a phone`, async ({ visit }) => {
    const as = role === 'guest' ? {} : { as: demoSession(role as UserType) };
    const page = await visit({ locale: 'de-DE', viewport: phone, ...as });
    const speaks = async (language: keyof typeof names, path: string) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectToFit(page, `${path} in ${language}`);
      expect.soft(await page.locator('body').textContent(), path).not.toMatch(messageKey);
    };
    for (const path of paths) {
      await page.goto(await addressOf(path));
      await isFilled(page);
      await speaks('de', path);
      const languages = page.getByRole('banner').getByRole('combobox');
      await languages.selectOption(names.ar);
      await speaks('ar', path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await languages.selectOption(names.de);
    }
  });
}
