import type { Page } from '@playwright/test';
import { ensureChromium } from '#test/support/chromium.ts';
import { portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

const widthOf = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().width);

/** The page's widths before and while a dialog is open. */
const openDialog = async (page: Page): Promise<{ before: number; after: number }> => {
  await page.goto(`${portal.url}/jobs/1`);
  const before = await widthOf(page);
  await page.getByRole('button', { name: 'Report this job' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return { before, after: await widthOf(page) };
};

/** How bright a pixel of a page at half its height is, of 255; `blank` decodes the picture, as the site's policy refuses it. */
const brightnessAt = async (page: Page, x: number, blank: Page): Promise<number> => {
  const picture = await page.screenshot({ clip: { x, y: 450, width: 1, height: 1 } });
  return await blank.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return (red + green + blue) / 3;
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
};

test('the page behind a dialog stays where it is, where scrollbars take no place', async ({ page }) => {
  const { before, after } = await openDialog(page);
  expect(after).toBe(before);
});

test('the page behind a dialog stays where it is, where scrollbars take place, and is dark over the whole width', async ({
  playwright,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: await ensureChromium(portal.browserDir),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const [page, blank] = [await context.newPage(), await context.newPage()];
    const { before, after } = await openDialog(page);
    expect(before).toBeLessThan(1280);
    expect(after).toBe(before);
    const [beside, scrollbar] = [await brightnessAt(page, 1250, blank), await brightnessAt(page, 1270, blank)];
    expect(beside).toBeGreaterThan(0);
    expect(Math.abs(scrollbar - beside), `${scrollbar} beside ${beside}`).toBeLessThanOrEqual(1);
  } finally {
    await browser.close();
  }
});
