import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { searchPrices } from '#test/bench/search/cost-prices.ts';
import { costTables } from '#test/bench/search/cost-tables.ts';
import { embeddedCosts } from '#test/bench/search/embedded-costs.ts';
import { timeAt } from '#test/bench/search/measured.ts';
import { openSearchCosts, tierOf } from '#test/bench/search/opensearch-costs.ts';

const document = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');
const section = document.split(/^## /m).find((part) => part.startsWith('Search engines side by side\n')) ?? '';
const partOf = (heading: string) => section.split(/^### /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

test.each(Object.entries(costTables()))('docs/performance.md has the computed table of “%s”', (heading, table) => {
  expect(partOf(heading)).toContain(table);
});

describe('the costs of search', () => {
  const small = { jobs: 10_000, candidates: 100_000, searches: 1 };

  test('name for each price a page or that it is assumed', () => {
    for (const { source } of Object.values(searchPrices)) expect(source).toMatch(/<https:|assumed|same page/);
  });

  test('have an OCU more only when the capacity of a group rises', () => {
    expect([0.2, 1, 1.1, 3, 9, 16, 16.1, 40].map(tierOf)).toEqual([1, 1, 2, 4, 16, 16, 32, 48]);
  });

  test('of OpenSearch start with a group that is awake', () => {
    const { searchOcu, indexingOcu, capacity } = openSearchCosts({ ...small, searches: 0 });
    expect({ searchOcu, indexingOcu }).toEqual({ searchOcu: 2, indexingOcu: 1 });
    expect(capacity).toBeCloseTo(3 * 730 * 0.24);
  });

  test('say which sizes the embedded engine does not support', () => {
    expect(embeddedCosts(small).fit).toBe('supported');
    expect(embeddedCosts({ ...small, candidates: 300_000 }).fit).toBe('too many');
    expect(embeddedCosts({ ...small, jobs: 10_000_000 }).fit).toBe('impossible');
  });

  test('continue a measured growth, and no measured fall', () => {
    const [growing, falling] = [
      [
        [10, 4],
        [20, 6],
      ] as const,
      [
        [10, 6],
        [20, 4],
      ] as const,
    ];
    expect(timeAt(growing, 40)).toBe(10);
    expect(timeAt(falling, 40)).toBe(6);
  });
});
