import { expect, test, vi } from 'vitest';
import { loadNonEmptyPage } from './non-empty-page.ts';

const pages: Record<string, { items: number[]; next: string | undefined }> = {
  start: { items: [], next: 'second' },
  second: { items: [], next: 'third' },
  third: { items: [3], next: 'fourth' },
  fourth: { items: [], next: undefined },
};
const load = async (cursor: string | undefined) => pages[cursor ?? 'start'] ?? { items: [], next: undefined };

test('pages without anything are passed over until something is found', async () => {
  expect(await loadNonEmptyPage(load, undefined)).toBe(pages.third);
});

test('a page with something in it is taken as it is, and so is the end', async () => {
  expect(await loadNonEmptyPage(load, 'third')).toBe(pages.third);
  expect(await loadNonEmptyPage(load, 'fourth')).toBe(pages.fourth);
});

test('a search that finds nothing page after page is left to the person who asked', async () => {
  const endless = vi.fn(async () => ({ items: [], next: 'more' }));
  expect(await loadNonEmptyPage(endless, undefined)).toEqual({ items: [], next: 'more' });
  expect(endless).toHaveBeenCalledTimes(30);
});
