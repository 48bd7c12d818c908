import { defineConfig } from '@playwright/test';
import { ensureChromium, needlessOptions } from '#test/support/chromium.ts';
import { portal } from './support/portal.ts';

/** Browser journeys against a separate local run, with new demo data and the built site. */
export default defineConfig({
  testDir: '.',
  // The longest journey starts first, so that no worker is idle at the end.
  projects: [
    { name: 'story', testMatch: 'story.spec.ts' },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: 'story.spec.ts' },
  ],
  outputDir: '../../test-results',
  globalSetup: './support/sign-in-demo-users.ts',
  fullyParallel: true,
  // One more than cores: a browser often waits.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // A journey that fails now and then is a defect: of the product, or of the journey. In CI one does not stop a landing; the
  // report lists it as flaky, to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: portal.url,
    browserName: 'chromium',
    headless: true,
    launchOptions: {
      executablePath: await ensureChromium(portal.browserDir),
      ignoreDefaultArgs: needlessOptions(),
      // A microphone that beeps every second, and that pages get without a question.
      args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Compressing for each new visitor and decompressing would take a fifth of the processor time of a first visit.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    contextOptions: { reducedMotion: 'reduce' },
    // Recording traces makes the whole run a sixth longer: `--trace on` records one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node infra/local/main.ts --fresh',
    cwd: portal.root,
    env: { PORT: String(portal.port), LOCAL_DATA_DIR: portal.dataDir, DYNAMODB_ENDPOINT: '' },
    // The first page is answered once the site is built.
    url: portal.url,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
