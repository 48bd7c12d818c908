import type { Page } from '@playwright/test';

/** What the tab stores of unfinished forms, by its keys. */
export const tabEntriesIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage).filter(([key]) => key.startsWith('kept:'))));
