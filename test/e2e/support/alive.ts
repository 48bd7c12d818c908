import type { Page } from '@playwright/test';

/** Waits until a page's code listens: before that a link is the browser's own, and moves no focus. */
export const isAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !('stopRecordingEvents' in window));
};
