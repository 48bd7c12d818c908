import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';
import { portal } from '../e2e/support/portal.ts';
import { acceptOlderFirefox } from './firefox.ts';
import { findInstalled } from './installed.ts';
import { useInstalledWebKit } from './webkit.ts';

const { firefox, webkit } = findInstalled({ env: process.env, exists: existsSync });
acceptOlderFirefox();
if (webkit) useInstalledWebKit(webkit, portal.url);

/** The main journeys in Firefox and WebKit, in the local run of the browser journeys: `npm run e2e:browsers`. */
export default defineConfig({
  ...journeys,
  testDir: '../e2e',
  grep: /@browsers/,
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  projects: [
    {
      name: 'firefox',
      // The installed Firefox, by WebDriver BiDi, which sets no media features in it.
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: firefox ?? '',
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'layout.css.prefers-color-scheme.content-override': 1 },
        },
      },
    },
    { name: 'webkit', use: { browserName: 'webkit' } },
  ],
  globalSetup: '../e2e/support/sign-in-demo-users.ts',
  use: { ...journeys.use, screenshot: 'off' },
});
