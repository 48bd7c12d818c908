import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoImpact } from '../bench/demo-impact.ts';
import { impactOf } from '../bench/impact-ratios.ts';

/** A table's cells, whatever their width. */
const cellsOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** The tables of a document, each as its cells. */
const tablesIn = (document: string) =>
  (document.match(/(?:^\|.*\n)+/gm) ?? []).map((table) => cellsOf(table.trimEnd()));

test('docs/fairness.md shows the impact ratios that the match has on the demo data', () => {
  const shown = tablesIn(readFileSync(join(import.meta.dirname, '../../docs/fairness.md'), 'utf8'));
  const computed = demoImpact().map(cellsOf);
  expect(computed.map((table) => table.length)).toEqual([
    expect.any(Number),
    expect.any(Number),
    7,
    expect.any(Number),
  ]);
  for (const table of computed) expect(shown).toContainEqual(table);
});

describe('impact ratios', () => {
  /** As many of a group, of whom some are selected. */
  const group = (name: string, all: number, selected: number) =>
    Array.from({ length: all }, (_, index) => ({ group: name, isSelected: index < selected }));

  test('compare the rate of each group with the highest one', () => {
    expect(impactOf([...group('a', 50, 10), ...group('b', 40, 20), ...group('c', 10, 0)])).toEqual([
      { group: 'b', assessed: 40, rate: 0.5, ratio: 1 },
      { group: 'a', assessed: 50, rate: 0.2, ratio: 0.4 },
      { group: 'c', assessed: 10, rate: 0, ratio: 0 },
    ]);
  });

  test('leave out groups of less than two percent, and add them up', () => {
    const all = [...group('a', 97, 97), ...group('b', 1, 1), ...group('c', 1, 0), ...group('d', 1, 0)];
    expect(impactOf(all)).toEqual([
      { group: 'a', assessed: 97, rate: 1, ratio: 1 },
      { group: '3 others', assessed: 3, rate: 1 / 3, ratio: null },
    ]);
    expect(impactOf([...group('a', 98, 49), ...group('b', 2, 1)]).map(({ ratio }) => ratio)).toEqual([1, 1]);
  });

  test('are 0 when nobody is selected, and none when nobody is assessed', () => {
    expect(impactOf(group('a', 3, 0))).toEqual([{ group: 'a', assessed: 3, rate: 0, ratio: 0 }]);
    expect(impactOf([])).toEqual([]);
  });
});
