import type { Page } from '@playwright/test';

/** Lets the next request to an address that changes something reach the server, and loses its answer. */
export const loseAnswerOnce = async (page: Page, address: string): Promise<void> => {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
};
