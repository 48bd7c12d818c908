import { describe, expect, test } from 'vitest';
import { type Quota, quotasOf, resourceCounts } from './quotas.ts';
import { variants } from './variants.ts';

/** Share of each quota that stays free: what a year of work adds. */
const minRoom = 0.3;

const line = ({ name, use, limit }: Quota): string =>
  `${`${Math.round((100 * use) / limit)} %`.padStart(5)} ${name}: ${use} of ${limit}`;
const print = (quotas: readonly Quota[]) => process.stdout.write(`${quotas.map(line).join('\n')}\n`);

describe.each(variants)('$stage in $region with $engine search', (variant) => {
  test('has room for 15 more functions with their releases in half of the resources of a stack', () => {
    const counts = resourceCounts(variant);
    process.stdout.write(`${Object.values(variant).join(', ')}\n`);
    print(counts);
    expect(counts).toHaveLength(4);
    expect(counts.filter(({ use, limit }) => use > limit).map(line)).toEqual([]);
  });

  test('leaves 30 % of every quota', () => {
    const quotas = quotasOf(variant);
    print(quotas);
    expect(quotas.filter(({ use, limit }) => use > limit * (1 - minRoom)).map(line)).toEqual([]);
  });
});
