import type { Page } from '@playwright/test';
import { languagesFolder, ownPage } from '#infra/site/site-pages.ts';
import { siteAssets } from '#infra/site/site-styles.ts';
import { axeScan } from './support/axe-scan.ts';
import { expect, test } from './support/test.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

const site = {
  name: 'Sprachbrücke & Söhne',
  since: 2026,
  defaultLanguage: 'de',
  defaultCurrency: 'EUR',
  colors: { primary: { light: '#1d4ed8', dark: '#93c5fd' }, accent: { light: '#be123c', dark: '#fb7185' } },
} as const;
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#1d4ed8"/></svg>';
const assets = siteAssets(site, logo);
const types = { css: 'text/css', svg: 'image/svg+xml' } as const;

/** Serves the landing page as a deployment without video rooms has it. */
async function deployWithoutRooms(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: ownPage(await response.text(), { rooms: 'off' }, new Map()) });
  });
}

/** Serves the site as a deployment with these settings has it. */
async function deployOwnSite(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const [, file = ''] = /\/assets\/(site-[^/]+)$/.exec(route.request().url()) ?? [];
    const asset = assets.get(file);
    if (asset !== undefined) {
      const end = file.endsWith('.css') ? 'css' : 'svg';
      return route.fulfill({ body: asset, contentType: types[end] });
    }
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { origin, pathname } = new URL(route.request().url());
    const name = pathname === '/' ? '/index' : pathname;
    const response = await route.fetch({ url: `${origin}/${languagesFolder}/${site.defaultLanguage}${name}.html` });
    return route.fulfill({ response, body: ownPage(await response.text(), { site }, assets) });
  });
}

test('a deployment with its own name, logo, colours, language and year shows them from the first paint on', async ({
  visit,
}) => {
  // A browser that requires no language of the site.
  const page = await visit({ locale: 'pt-BR', colorScheme: 'light' });
  await deployOwnSite(page);
  await page.goto('/');
  const home = page.getByRole('banner').getByRole('link', { name: site.name });
  await expect(home).toBeVisible();
  await waitUntilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('contentinfo')).toContainText('© 2026 Sprachbrücke & Söhne. Alle Rechte vorbehalten.');
  await expect(page).toHaveTitle('Ihr Traumjob, über Sprachgrenzen hinweg · Sprachbrücke & Söhne');
  await expect(page.locator('body')).not.toContainText('Foreign Language Job Portal');
  await expect(home.locator('.logo-mark')).toHaveCSS('background-image', /site-logo-[0-9a-f]{12}\.svg/);
  const start = page.getByRole('banner').getByRole('link', { name: 'Loslegen' });
  await expect(start).toHaveCSS('background-color', 'rgb(29, 78, 216)');
  // Another screen, without a new document.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stellen ansehen' }).click();
  await expect(page).toHaveTitle(/ · Sprachbrücke & Söhne$/);
  await expect(start).toHaveCSS('background-color', 'rgb(29, 78, 216)');
  // In both themes.
  await axeScan(page, '/jobs');
});

test('pages are in the default language before any code runs, and then in the language that a visitor asks for', async ({
  visit,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const scripts = /\/assets\/.*\.js$/;
  const page = await visit({ locale: 'fr-CH' });
  await deployOwnSite(page);
  await page.route(scripts, (route) => route.abort());
  for (const [path, heading] of [
    ['/', 'Ihr Traumjob, über Sprachgrenzen hinweg'],
    ['/login', 'Anmeldung für Kandidaten'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.unroute(scripts);
  await page.goto('/');
  await waitUntilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('L’emploi de vos rêves, par-delà les langues');
  // In the page's language until it comes near.
  const example = /^(Ein Abgleich, der seine Gründe nennt|Une comparaison qui donne ses raisons)$/;
  await expect(page.getByRole('heading', { name: example })).toHaveCount(1);
});

test('a deployment without video rooms promises no meeting by video, from the first paint on', async ({ visit }) => {
  const page = await visit();
  await deployWithoutRooms(page);
  await page.goto('/');
  const text = page.getByText(/^Candidates apply to the job itself/);
  await expect(text).toContainText('agree on times for interviews');
  await waitUntilHydrated(page);
  await expect(text).toContainText('agree on times for interviews');
  await expect(page.locator('main')).not.toContainText('by video');
});
