import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { portal } from '../e2e/support/portal.ts';
import { folderOf, type PicturedScreen } from './pictured-screens.ts';
import type { StateName } from './states.ts';

export const picturesDir = join(portal.root, 'dist/pictures');

const heights = { 360: 780, 1280: 900, 1920: 1080 } as const;
const themes = ['light', 'dark'] as const;
/** Longer lists only repeat themselves. */
const maxHeight = 4_000;

export interface Shot {
  width: keyof typeof heights;
  theme: (typeof themes)[number];
}

const widths = Object.keys(heights).map(Number) as Shot['width'][];
const allShots: Shot[] = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));

/** What the contact sheets show of a state. */
export const shotsOfSheet = (state: StateName): Shot[] =>
  state === 'full'
    ? ([1280, 360] as const).flatMap((width) => themes.map((theme) => ({ width, theme })))
    : [{ width: 360, theme: 'light' }];

/** `PICTURES=sheets` takes the pictures of the contact sheets only. */
export const shotsOf = (state: StateName): Shot[] =>
  process.env.PICTURES === 'sheets' ? shotsOfSheet(state) : allShots;

/** Path of a picture below `dist/pictures`: `recruiter/my-jobs/empty-360-light.jpg`. */
export const fileOf = (screen: PicturedScreen, state: StateName, { width, theme }: Shot): string =>
  `${folderOf(screen)}/${state}-${width}-${theme}.jpg`;

const sizeOfPage = () => ({ width: window.innerWidth, height: document.documentElement.scrollHeight });

/** Sets width and theme. */
export const setLook = async (page: Page, { width, theme }: Shot): Promise<void> => {
  await page.setViewportSize({ width, height: heights[width] });
  await page.emulateMedia({ colorScheme: theme });
};

/** Makes the window as high as the page: some parts load when they are near, and bars at its bottom cover nothing. */
export const showEverything = async (page: Page): Promise<void> => {
  const { width, height } = await page.evaluate(sizeOfPage);
  await page.setViewportSize({ width, height: Math.min(height, maxHeight) });
};

/** Writes the picture of what the window shows. */
export const takePicture = async (page: Page, file: string): Promise<void> => {
  const path = join(picturesDir, file);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, type: 'jpeg', quality: 85, animations: 'disabled' });
};
