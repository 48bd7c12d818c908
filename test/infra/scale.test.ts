import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#infra/local/demo-data/random.ts';
import { batchingWindow, fanOuts } from '#test/load/fan-outs.ts';
import { shareOfLimit, simulatedKeys } from '#test/load/key-tables.ts';
import { limits, shareOfFirst } from '#test/load/plan.ts';
import { scaleTables } from '#test/load/scale-tables.ts';
import { simulateKeys, transactionsByItem } from '#test/load/simulate.ts';
import { resourcesOf, synthesize } from './synthesize.ts';

const document = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8');
const sectionOf = (heading: string) => document.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

test.each(Object.entries(scaleTables()))('docs/scale.md has the simulated table of “%s”', (heading, table) => {
  expect(sectionOf(heading)).toContain(table);
});

test('at the target, no partition needs more than a quarter of its limit in its busiest second', () => {
  const keys = simulatedKeys();
  expect(keys.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['GSI1 JOBS', 'GSI1 CANDIDATES', 'COUNTER#candidate', 'STATISTICS', 'FEED#jobs']),
  );
  expect(keys.filter((key) => shareOfLimit(key) > 0.25)).toEqual([]);
});

describe('the simulation', () => {
  const units = {
    read: {
      call: { JOBS: [1.5, 0], 'JOB#<id>': [0, 2] },
      after: {},
      records: 0,
      requests: 0,
      mails: 0,
      transactions: {},
    },
    write: {
      call: {},
      after: { JOBS: [0, 1], 'EVENT#<id>': [0, 2] },
      records: 1,
      requests: 1,
      mails: 0,
      transactions: { 'STATISTICS STATISTICS': 2, 'JOB#<id> JOB': 1, 'JOB#<id> VIEW#<id>': 1 },
    },
  };

  test('sums calls and what follows from them by partition, and takes of many the most popular one', () => {
    const keys = simulateKeys({ read: 100, write: 10 }, units, 100, createRandom(1));
    expect(keys).toMatchObject([
      { key: 'JOBS', read: 150, write: 10 },
      { key: 'JOB#<id>', write: 100 * 2 * shareOfFirst(1_000_000) },
    ]);
  });

  test('has busier seconds than the mean one, near it, and the same ones in every run', () => {
    const [jobs] = simulateKeys({ read: 100 }, units, 500, createRandom(1));
    expect(jobs?.maxRead).toBeGreaterThan(160);
    expect(jobs?.maxRead).toBeLessThan(225);
    expect(simulateKeys({ read: 100 }, units, 500, createRandom(1))[0]).toEqual(jobs);
  });

  test('counts the transactions that can meet on an item', () => {
    const rates = transactionsByItem({ write: 10 }, units);
    expect([...rates]).toEqual([
      ['STATISTICS STATISTICS', 20],
      ['JOB#<id> JOB', 10 * shareOfFirst(1_000_000)],
    ]);
  });
});

describe('fan-out', () => {
  test('leaves a partition room for what people write', () => {
    for (const { writes } of fanOuts) expect(writes).toBeLessThan(0.75 * limits.partition.write);
  });

  test('keeps the records behind it waiting for less than a second, however many items follow', () => {
    for (const { run } of fanOuts) expect(run).toBeLessThan(1);
  });

  test('marks no more applications than the ten batches of their shard notify of at the same time', () => {
    for (const { written, notifiedByTen } of fanOuts.filter((event) => event.notifiedByTen > 0))
      expect(notifiedByTen).toBe(written);
  });

  test('is computed for the batches that are deployed', () => {
    const { template } = synthesize('prod');
    const mappings = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties);
    const stream = mappings.find(({ MaximumBatchingWindowInSeconds }) => MaximumBatchingWindowInSeconds !== undefined);
    expect(stream).toMatchObject({ ParallelizationFactor: 10, MaximumBatchingWindowInSeconds: batchingWindow });
  });
});
