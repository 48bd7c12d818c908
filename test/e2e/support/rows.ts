import type { Locator, Page } from '@playwright/test';

/** Presses Enter on a button. Firefox activates none in a window behind another one, as that of a second user. */
const pressEnter = async (page: Page, button: Locator): Promise<void> => {
  await page.bringToFront();
  await button.press('Enter');
};

/** Opens the row of a person beside the list, by keyboard. */
export const openRow = (page: Page, name: string): Promise<void> =>
  pressEnter(page, page.getByRole('article').getByRole('button', { name, exact: true }));

/** Opens the first row of a list. */
export const openFirstRow = (page: Page): Promise<void> => pressEnter(page, page.locator('[data-opener]').first());

/** What is open beside a list. */
export const openedRow = (page: Page): Locator => page.locator('#side-panel');

/** How many rows no bar and no edge of the screen cuts. */
export const countWholeRows = (page: Page, rows = '[data-row]'): Promise<number> =>
  page.evaluate((selector) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const bars = [...document.querySelectorAll('nav')].filter(
      (bar) => bar.checkVisibility() && getComputedStyle(bar).position === 'sticky',
    );
    const edge = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
    return [...document.querySelectorAll(selector)]
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= header && bottom <= edge).length;
  }, rows);

/** A person of a list: an application or an entry of the shortlist, or the candidate alone. */
type Listed = { candidate: { id: number } } | { id: number };

/**
 * Repeats the people of a list until there are twenty, and says that the index is whole: what a page shows at once depends neither on
 * the demo's number nor on how long ago the portal was started.
 */
export const manyRows = async (page: Page, address: string): Promise<void> => {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Listed[] | { items: Listed[]; partial?: boolean };
    const items = Array.isArray(body) ? body : body.items;
    const many = Array.from({ length: 20 }, (_, index) => {
      const item = items[index % items.length] as Listed;
      const id = 100_000 + index;
      return 'candidate' in item ? { ...item, candidate: { ...item.candidate, id } } : { ...item, id };
    });
    await route.fulfill({ response, json: Array.isArray(body) ? many : { ...body, items: many, partial: false } });
  });
};
