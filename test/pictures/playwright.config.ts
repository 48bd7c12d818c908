import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

/** Takes pictures of the local run of the browser journeys, in the same Chromium: `npm run pictures`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [
    { name: 'pictures', testMatch: 'pictures.spec.ts' },
    { name: 'sheets', testMatch: 'sheets.spec.ts', dependencies: ['pictures'] },
  ],
  globalSetup: '../e2e/support/sign-in-demo-users.ts',
  timeout: 180_000,
});
