import { expect, test } from 'vitest';
import database from '#shared/locales/en/screens/database.json';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { RecordCount } from './record-count.tsx';

type Props = Parameters<typeof RecordCount>[0];
const shown = (props: Partial<Props>) => {
  const all: Props = { total: { count: 134, isExact: true }, isLoading: false, loaded: 134, found: 134, ...props };
  return textOf(markupOf(<RecordCount {...all} />, { database }));
};

test('a loaded table has the number of its records, and of those that the filter found', () => {
  expect(shown({})).toBe('134 records');
  expect(shown({ found: 3 })).toBe('3 of 134 records found');
});

test('a table that is too large has its true number, and says what is sorted and filtered', () => {
  const large = { total: { count: 23_456, isExact: true }, loaded: 10_000, found: 10_000 };
  const part = 'Only the newest 10,000 are loaded, sorted and filtered.';
  expect(shown(large)).toBe(`23,456 records ${part}`);
  expect(shown({ ...large, found: 12 })).toBe(`12 of 10,000 records found ${part}`);
});

test('while it is loading, a table says how far it is', () => {
  expect(shown({ isLoading: true, loaded: 100 })).toBe('Loading all records: 100 of 134');
});
