import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { portal } from '../e2e/support/portal.ts';
import { expect, test } from '../e2e/support/test.ts';
import { picturedScreens } from './pictured-screens.ts';
import { sheetPage } from './sheet-page.ts';
import { picturesDir } from './shots.ts';

const sheetsDir = join(portal.root, 'docs/pictures');
const rowsOfSheet = 6;
const quality = 20;
/** All sheets together, in bytes. */
const maxBytes = 2_000_000;

test('contact sheets', async ({ page }) => {
  rmSync(sheetsDir, { recursive: true, force: true });
  mkdirSync(sheetsDir, { recursive: true });
  let bytes = 0;
  const devtools = await page.context().newCDPSession(page);
  for (const [viewer, screens] of Map.groupBy(picturedScreens, (screen) => screen.viewer)) {
    for (let row = 0; row < screens.length; row += rowsOfSheet) {
      const name = `${viewer}-${row / rowsOfSheet + 1}`;
      const file = join(picturesDir, `${name}.html`);
      writeFileSync(file, sheetPage(screens.slice(row, row + rowsOfSheet)));
      await page.goto(pathToFileURL(file).href);
      const { width, height } = await page.evaluate(() => document.body.getBoundingClientRect());
      const clip = { x: 0, y: 0, width, height, scale: 1 };
      const options = { format: 'webp', quality, clip, captureBeyondViewport: true } as const;
      const { data } = await devtools.send('Page.captureScreenshot', options);
      const sheet = Buffer.from(data, 'base64');
      writeFileSync(join(sheetsDir, `${name}.webp`), sheet);
      bytes += sheet.length;
    }
  }
  expect(bytes).toBeLessThan(maxBytes);
});
