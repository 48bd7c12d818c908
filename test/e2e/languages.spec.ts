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
