import type { Locator, Page } from '@playwright/test';

/**
 * The toast whose whole text is this. A live region briefly contains the same text for screen readers; behind an open
 * dialog the toast itself is hidden from them.
 */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
    .filter({ has: page.getByText(text, { exact: true }) });
