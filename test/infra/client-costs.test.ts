import { expect, test } from 'vitest';
import { type DayBudget, dayBudgets } from '#shared/domain/day-budgets.ts';
import { anonymousCosts, clientCostTables, dollarsOf, signedInCosts } from '#test/load/client-costs.ts';
import { textAbout } from '#test/support/pages.ts';

const partOf = (heading: string) =>
  textAbout('security')
    .split(/^### /m)
    .find((part) => part.startsWith(`${heading}\n`)) ?? '';

test.each(Object.entries(clientCostTables()))('docs/security has the computed table of “%s”', (heading, table) => {
  expect(partOf(heading)).toContain(table);
});

test('one anonymous client costs less than 5 US dollars a day, and one with a session less than 100', () => {
  expect(dollarsOf(anonymousCosts())).toBeLessThan(5);
  expect(dollarsOf(signedInCosts())).toBeLessThan(100);
});

test('every cost is bounded, and known', () => {
  for (const { times, each } of [...anonymousCosts(), ...signedInCosts()]) {
    expect(times).toBeGreaterThan(0);
    expect(Number.isFinite(times) && each > 0 && each < 10).toBe(true);
  }
});

test.each(Object.keys(dayBudgets) as DayBudget[])(
  'a client that uses up its %s costs what the table says',
  (budget) => {
    const rows = signedInCosts().filter(({ bound }) =>
      bound.startsWith(`${dayBudgets[budget].toLocaleString('en')} a`),
    );
    expect(rows.some(({ times }) => times === dayBudgets[budget])).toBe(true);
  },
);
