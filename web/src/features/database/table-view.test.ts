import { describe, expect, it } from 'vitest';
import { processorTime } from '#test/support/processor-time.ts';
import { arrange, pageOf, readView, rowsOnPage, searchOfView, sortedBy, type TableView } from './table-view.ts';

const first: TableView = { table: 'candidates', sort: null, descending: false, text: '', page: 1 };
const plain = { text: '', sort: null, descending: false };

describe('the view of a table', () => {
  it.each<[string, Partial<TableView>]>([
    ['', {}],
    [
      '?table=jobs&sort=title&dir=desc&q=J%C3%BCrgen&page=3',
      { table: 'jobs', sort: 'title', descending: true, text: 'Jürgen', page: 3 },
    ],
    ['?sort=id', { sort: 'id' }],
  ])('is in the address as %j', (search, changes) => {
    const view = { ...first, ...changes };
    expect(searchOfView(view)).toBe(search);
    expect(readView(new URLSearchParams(search))).toEqual(view);
  });

  it.each(['?page=0', '?page=-2', '?page=x', '?page=1e400', '?table=secrets'])(
    'takes %j for the first one',
    (search) => {
      expect(readView(new URLSearchParams(search)).table).toBe('candidates');
      expect(readView(new URLSearchParams(search)).page).toBeGreaterThanOrEqual(1);
    },
  );

  it('is sorted ascending, descending and no longer by the same header, from the first page on', () => {
    const ascending = sortedBy({ ...first, page: 4 }, 'name');
    expect(ascending).toEqual({ ...first, sort: 'name' });
    const descending = sortedBy(ascending, 'name');
    expect(descending).toEqual({ ...first, sort: 'name', descending: true });
    expect(sortedBy(descending, 'name')).toEqual(first);
    expect(sortedBy(descending, 'id')).toEqual({ ...first, sort: 'id' });
  });
});

describe('sorting', () => {
  const ids = (rows: readonly { id?: unknown }[]) => rows.map(({ id }) => id);

  it('compares numbers by value and texts as people do, with empty cells last in both directions', () => {
    const rows = [
      { id: 10, name: 'Zoe', price: null },
      { id: 9, name: 'ärzte', price: 100 },
      { id: 2, name: 'Bob 10', price: 20 },
      { id: 1, name: 'bob 9', price: '' },
    ];
    const by = (sort: string, descending = false) => ids(arrange(rows, { ...plain, sort, descending }, 'en'));
    expect(by('id')).toEqual([1, 2, 9, 10]);
    expect(by('name')).toEqual([9, 1, 2, 10]);
    expect(by('price')).toEqual([2, 9, 10, 1]);
    expect(by('price', true)).toEqual([9, 2, 10, 1]);
    expect(ids(arrange(rows, plain, 'en'))).toEqual([10, 9, 2, 1]);
  });
});

describe('the filter', () => {
  const rows = [
    { id: 1, name: 'Jürgen', created_at: '2026-02-03T04:05:06.000Z', is_active: true },
    { id: 2, name: 'Ana', otp_code: 'jurgen', is_active: false },
  ];
  const found = (text: string) => arrange(rows, { ...plain, text }, 'en').map(({ id }) => id);

  it('looks in all columns as they are shown, whatever case and accents', () => {
    expect(found('JURGEN')).toEqual([1]);
    expect(found('feb')).toEqual([1]);
    expect(found('no')).toEqual([2]);
    expect(found('')).toEqual([1, 2]);
  });
});

it('ten thousand rows are filtered and sorted within a second, and one page of them is shown', () => {
  const rows = Array.from({ length: 10_000 }, (_, id) => ({
    id,
    name: `Name ${(id * 7919) % 10_000}`,
    note: 'x'.repeat(200),
  }));
  const start = processorTime();
  const arranged = arrange(rows, { text: 'name', sort: 'name', descending: true }, 'en');
  expect(processorTime() - start).toBeLessThan(5_000);
  expect(arranged).toHaveLength(10_000);
  expect(pageOf(arranged, 2)).toMatchObject({ pages: 200, page: 2 });
  expect(pageOf(arranged, 2).rows).toHaveLength(rowsOnPage);
  expect(pageOf(arranged, 999)).toMatchObject({ page: 200 });
  expect(pageOf([], 3)).toEqual({ pages: 1, page: 1, rows: [] });
});
