import type { Locator } from '@playwright/test';

/** The card that a list shows first now: other journeys post jobs meanwhile, also of the same title, which come before it. */
export const staying = async (card: Locator): Promise<Locator> => {
  const address = await card.getByRole('heading').getByRole('link').getAttribute('href');
  const page = card.page();
  return page.getByRole('article').filter({ has: page.locator(`h2 a[href="${address}"]`) });
};
