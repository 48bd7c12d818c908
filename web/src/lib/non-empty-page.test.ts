import { expect, test, vi } from 'vitest';
import { loadNonEmptyPage } from './non-empty-page.ts';

const pages: Record<string, { items: number[]; next: string | undefined }> = {
  start: { items: [], next: 'second' },
  second: { items: [], next: 'third' },
  third: { items: [3], next: 'fourth' },
  fourth: { items: [], next: undefined },
};
const load = async (cursor: string | undefined) => pages[cursor ?? 'start'] ?? { items: [], next: undefined };

test('empty pages are skipped until one has items', async () => {
  expect(await loadNonEmptyPage(load, undefined)).toBe(pages.third);
});

test('a page with items and the last page are returned unchanged', async () => {
  expect(await loadNonEmptyPage(load, 'third')).toBe(pages.third);
  expect(await loadNonEmptyPage(load, 'fourth')).toBe(pages.fourth);
});

test('a search with many empty pages stops until the user continues it', async () => {
  const endless = vi.fn(async () => ({ items: [], next: 'more' }));
  expect(await loadNonEmptyPage(endless, undefined)).toEqual({ items: [], next: 'more' });
  expect(endless).toHaveBeenCalledTimes(30);
});
