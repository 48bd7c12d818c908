import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { journeyRoutes } from '#infra/constructs/counted-calls.ts';
import { costsOfUsers } from '#test/load/costs.ts';
import { readKeyUnits } from '#test/load/key-units.ts';
import { mix } from '#test/load/mix.ts';
import { markdownTable } from '#test/load/table.ts';
import { totalsOf } from '#test/load/totals.ts';
import { visitedCalls } from '#test/support/alarms/stage-history.ts';
import { idleCosts } from './idle-costs.ts';
import { type Resource, synthesize } from './synthesize.ts';
import { changesOf, type Variant, variants } from './variants.ts';

const document = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8');
/** US dollars of a month in which no user comes; OpenSearch's own price is not included. */
const maxIdle = { dev: 3, staging: 15, prod: 18 };

function costsOfIdle(variant: Variant): [string, number][] {
  const { template, edge } = synthesize(variant.stage, {}, changesOf(variant));
  const resources: Record<string, Resource>[] = [template, edge.firewall, edge.log].map(
    (each) => each?.toJSON().Resources ?? {},
  );
  return idleCosts(Object.assign({}, ...resources.map((each, index) => prefixed(each, index))));
}

const prefixed = (resources: Record<string, Resource>, index: number) =>
  Object.fromEntries(Object.entries(resources).map(([id, resource]) => [`${index}${id}`, resource]));

const together = (costs: readonly [string, number][]): number => costs.reduce((sum, [, dollars]) => sum + dollars, 0);

test.each(variants)('$stage in $region with $engine search costs little while no user comes', (variant) => {
  const dollars = together(costsOfIdle(variant));
  expect(dollars).toBeGreaterThan(2);
  expect(dollars).toBeLessThanOrEqual(maxIdle[variant.stage]);
});

test('docs/scale.md has the computed table of what a stage costs idle and by its users', () => {
  const embedded = { region: 'us-east-1', engine: 'embedded' } as const;
  const [dev, prod] = [costsOfIdle({ stage: 'dev', ...embedded }), costsOfIdle({ stage: 'prod', ...embedded })];
  const totals = totalsOf(mix, readKeyUnits());
  const [few, many] = [costsOfUsers(1_000, totals), costsOfUsers(100_000, totals)];
  const dollars = (value: number) =>
    value === 0 ? '' : value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const rows = [
    ...dev.map(([part, value], row) => [part, value, ...[0, 0, 0].map(() => prod[row]?.[1] ?? 0)] as const),
    ...few.map(([part, value], row) => [part, 0, 0, value, many[row]?.[1] ?? 0] as const),
  ];
  const sums = [1, 2, 3, 4].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  const table = markdownTable(
    ['part', '`dev`, idle', '`prod`, idle', '1,000 users a day', '100,000 users a day'],
    [...rows, ['together', ...sums]].map(([part, ...values]) => [
      String(part),
      ...values.map((value) => dollars(Number(value))),
    ]),
  );
  expect(document).toContain(table);
});

test('the canary makes no call of a budget, whose metric would be billed in hours without people, too', () => {
  const counted = Object.values(journeyRoutes).flat();
  expect(Object.keys(visitedCalls).filter((route) => counted.includes(route))).toEqual([]);
});
