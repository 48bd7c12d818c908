import type { Page } from '@playwright/test';

/**
 * Answers a list so that its first page is empty and its whole content comes with the second one, as it does for what lies
 * behind a full page of others.
 * @returns which pages were requested, in their order
 */
export const moveToSecondPage = async (page: Page, address: string): Promise<('first' | 'second')[]> => {
  const requested: ('first' | 'second')[] = [];
  await page.route(address, async (route) => {
    const url = new URL(route.request().url());
    const isSecond = url.searchParams.has('cursor');
    requested.push(isSecond ? 'second' : 'first');
    url.searchParams.delete('cursor');
    const response = await route.fetch({ url: url.href });
    const link = `<${url.pathname}?cursor=next>; rel="next"`;
    await route.fulfill(isSecond ? { response } : { response, json: [], headers: { ...response.headers(), link } });
  });
  return requested;
};
