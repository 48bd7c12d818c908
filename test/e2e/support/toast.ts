import type { Locator, Page } from '@playwright/test';

/** The region of the toasts in any language: its name ends with its key. */
export const toastRegion = '[role="region"][aria-label$="(F8)"]';

/**
 * The toast whose whole text is this. A live region briefly contains the same text for screen readers; behind an open
 * dialog the toast itself is hidden from them.
 */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page
    .locator(toastRegion)
    .getByRole('listitem', { includeHidden: true })
    .filter({ has: page.getByText(text, { exact: true }) });
