import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The font files that the page has requested, by their names without hash and ending. */
const fontsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => name.match(/([^/]+)-[\w-]{8}\.woff2$/)?.slice(1) ?? []);
  });

test('a page loads the faces of its own script only, also where it names languages of other scripts', async ({
  visit,
}) => {
  const page = await visit({ locale: 'en-GB' });
  await page.goto('/');
  await expect(page.locator('bdi[lang="ar"]').first()).toBeVisible();
  const codes = await page
    .locator('select[name="site-language"] option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(codes.length).toBeGreaterThan(2);
  for (const code of codes) {
    const reader = await visit({ locale: code });
    await reader.goto('/');
    await expect(reader.locator('html')).toHaveAttribute('lang', code);
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => fontsOf(reader)).not.toEqual([]);
    const foreign = (await fontsOf(reader)).filter((name) => !/^(figtree|bricolage-grotesque)-latin/.test(name));
    expect(foreign, code).toEqual(code === 'ar' ? ['vazirmatn-arabic-wght-normal'] : []);
  }
});
