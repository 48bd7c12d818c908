import type { Locator, Page } from '@playwright/test';

/**
 * A toast with this text. For screen readers the text is also elsewhere for a moment; behind an open dialog the
 * toast itself is hidden from them.
 */
export const toast = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: text });
