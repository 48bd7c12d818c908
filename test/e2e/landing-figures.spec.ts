import { withCountedFigures } from '#infra/site/counted-landing.ts';
import { ownPage } from '#infra/site/site-pages.ts';
import { expect, test } from './support/test.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

const figures = { candidates: 1204, recruiters: 40, jobs: 96, applications: 25_310, day: '2026-11-26' };

test('the landing page shows counted figures from its first paint on, in every language', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await page.request.get('/landing-counted.html');
      await route.fulfill({
        response,
        body: ownPage(withCountedFigures(await response.text(), figures), { figures }, new Map()),
      });
    },
  );
  await page.goto('/');
  const part = page.getByRole('region', { name: 'The portal in figures' });
  await expect(part).toContainText('1,204');
  await waitUntilHydrated(page);
  await expect(part).toContainText('Counted on November 26, 2026.');
  await expect(part).not.toContainText(/500|95%/);
  await page.getByRole('banner').getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByText('Gezählt am 26. November 2026.')).toBeVisible();
  await expect(page.getByText('25.310')).toBeVisible();
  // Another screen, and back without a new document.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stellen ansehen' }).click();
  await expect(page).toHaveURL('/jobs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Startseite' }).click();
  await expect(page.getByText('25.310')).toBeVisible();
});

test('the landing page shows the documented figures by default', async ({ page }) => {
  await page.goto('/');
  const part = page.getByRole('region', { name: 'The portal in figures' });
  for (const figure of ['500+', '100+', '50+', '95%']) await expect(part).toContainText(figure);
  await expect(part).not.toContainText('Counted');
});
