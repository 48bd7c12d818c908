import type { Page } from '@playwright/test';

/** Waits until a page is hydrated: before, the browser follows links itself, without moving the focus. */
export const waitUntilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !('stopRecordingEvents' in window));
};
