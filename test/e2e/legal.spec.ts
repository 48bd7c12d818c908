import { legalPages, legalPath } from '#shared/domain/legal-pages.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { axeScan, expectHighContacts, expectToFit, expectToReflow } from './support/axe-scan.ts';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

for (const language of interfaceLanguages) {
  test(`the legal pages in ${language} are accessible, fit a phone and need no code`, async ({ visit }) => {
    test.slow();
    const page = await visit({ javaScriptEnabled: true });
    for (const each of legalPages) {
      const path = legalPath(language, each);
      await page.setViewportSize({ width: 360, height: 900 });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // Only the script for the theme: nothing of the application.
      expect(await page.locator('script').count(), path).toBe(1);
      await expectToFit(page, path);
      await expectHighContacts(page, path);
      await axeScan(page, path);
      await expectToReflow(page, path);
    }
  });
}

test('a guest reads the legal pages from the footer, in the chosen language, and in another one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByLabel('Language').selectOption('Deutsch');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutzerklärung' }).click();
  await expect(page).toHaveURL('/de/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutzerklärung');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('main')).toContainText('Example Language Careers Private Limited');
  await page.getByRole('link', { name: 'Foreign Language Job Portal' }).click();
  await expect(page).toHaveURL('/');
});

test('sign-up pages and signed-in screens link the privacy notice, the terms and the imprint', async ({ visit }) => {
  const guest = await visit();
  for (const path of ['/signup', '/recruiter/signup', '/login', '/jobs']) {
    await guest.goto(path);
    const links = { 'Privacy notice': '/en/privacy', 'Terms of use': '/en/terms', Imprint: '/en/imprint' };
    for (const [name, address] of Object.entries(links)) {
      await expect(guest.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', address);
    }
  }
  const candidate = await visit({ as: demoSession('candidate') });
  await candidate.goto('/candidate/dashboard');
  await candidate.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(candidate).toHaveURL('/en/imprint');
});

test('the theme that a visitor chose holds on legal pages', async ({ page }) => {
  await page.goto('/jobs');
  const themes = page.getByRole('banner').getByRole('button', { name: /theme/i });
  await themes.click();
  await themes.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/en/terms');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('security.txt says where weaknesses are reported', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain('Contact: mailto:security@portal.example');
});
