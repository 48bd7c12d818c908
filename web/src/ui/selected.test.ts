import { expect, test } from 'vitest';
import { presentItems, type Selected, withItems, withPressed } from './selected.ts';

const rows = { items: ['a', 'b', 'c', 'd', 'e'], keyOf: (item: string) => item, max: 4 };
const none: Selected<string> = new Map();
const keys = (selected: Selected<string>) => [...selected.keys()].join('');

test('a press selects a row, and the next one takes it out', () => {
  const one = withPressed(none, { key: 'b' }, rows);
  expect(keys(one)).toBe('b');
  expect(keys(withPressed(one, { key: 'b' }, rows))).toBe('');
});

test.each([
  ['b', 'd', 'bcd'],
  ['d', 'b', 'dbc'],
  ['b', 'b', 'b'],
  ['gone', 'c', 'c'],
])('a range from %s to %s is selected in either direction', (from, key, expected) => {
  const started = withPressed(none, { key: from }, rows);
  expect(keys(withPressed(started, { key, from }, rows))).toBe(expected);
});

test('no more are selected than can be', () => {
  expect(keys(withItems(none, rows.items, rows))).toBe('abcd');
  expect(keys(withItems(new Map([['e', 'e']]), rows.items, rows))).toBe('eabc');
  expect(keys(withPressed(withItems(none, rows.items, rows), { key: 'd' }, rows))).toBe('abc');
});

test('of what is selected, the list’s present items are taken, and the selected ones where it has none', () => {
  const keyOf = ({ key }: { key: string }) => key;
  const of = (key: string, status: string) => ({ key, status });
  const selected = new Map([of('a', 'applied'), of('b', 'applied')].map((item) => [item.key, item]));
  const items = [of('c', 'applied'), of('a', 'reviewed')];
  expect(presentItems(selected, { items, keyOf })).toEqual([of('a', 'reviewed'), of('b', 'applied')]);
});
