import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

/** Scans every screen in every language, in the local run of the browser journeys: `npm run e2e:languages`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [{ name: 'languages' }],
  globalSetup: '../e2e/support/sign-in-demo-users.ts',
  timeout: 300_000,
});
