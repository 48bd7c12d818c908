import { expect, test } from 'vitest';
import { changeInPages } from './cached-pages.ts';

const data = {
  pages: [
    {
      items: [
        { id: 3, name: 'Ada' },
        { id: 2, name: 'Bo' },
      ],
      next: 'more',
    },
    { items: [{ id: 1, name: 'Cy' }], next: null },
  ],
  pageParams: [undefined, 'more'],
};

test('an item changes on its page, and all others stay', () => {
  const changed = changeInPages(data, 1, (item) => ({ ...item, name: 'Dee' }));
  expect(changed.pages.map(({ items }) => items.map(({ name }) => name))).toEqual([['Ada', 'Bo'], ['Dee']]);
  expect(changed.pages.map(({ next }) => next)).toEqual(['more', null]);
});

test('an item that is gone leaves its page', () => {
  expect(changeInPages(data, 3, () => null).pages[0]?.items).toEqual([{ id: 2, name: 'Bo' }]);
});

test('an item that is gone is counted no more', () => {
  const [first, last] = data.pages;
  const counted = { ...data, pages: [{ ...first, total: { count: 30, isExact: true } }, last] } as typeof data;
  const totalOf = ({ pages }: { pages: object[] }) => (pages[0] as { total?: object }).total;
  expect(totalOf(changeInPages(counted, 1, () => null))).toEqual({ count: 29, isExact: true });
  expect(totalOf(changeInPages(counted, 1, (item) => item))).toEqual({ count: 30, isExact: true });
});

test('an item that is on no page changes nothing', () => {
  expect(changeInPages(data, 9, () => null)).toEqual(data);
});
