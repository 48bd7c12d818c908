import type { Locator, Page } from '@playwright/test';

/**
 * A toast with this text. A live region briefly contains the same text for screen readers; behind an open dialog the
 * toast itself is hidden from them.
 */
export const toast = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: text });
