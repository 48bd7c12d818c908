import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { beginsWith, isAbsent, isAtMost, isBetween } from './conditions.ts';
import { queryAll, queryItems, queryPages, readItem } from './query.ts';
import { documents } from './table.ts';

interface Door {
  summary: { state: 'open' | 'closed' };
  opened_on: string;
}

const found = vi.fn<(command: { input: object }) => Promise<object>>();
const sent = () => found.mock.calls.map(([command]) => command.input);

beforeEach(() => {
  vi.stubEnv('TABLE_NAME', 'doors');
  found.mockReset().mockResolvedValue({});
  vi.spyOn(documents, 'send').mockImplementation(found as never);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const key = { PK: 'HOUSE#1', SK: 'DOOR#2' };

test.each([
  [beginsWith('DOOR#'), 'begins_with(#SK, :v1)', ['DOOR#']],
  [isBetween('A', 'B'), '#SK BETWEEN :v1 AND :v2', ['A', 'B']],
  [isAtMost('B'), '#SK <= :v1', ['B']],
])('a partition is read with its sort keys (%#)', async (sort, condition, values) => {
  expect(await queryItems(key, { sort, limit: 5, consistent: true })).toEqual({ items: [], next: undefined });
  expect(sent()).toEqual([
    {
      TableName: 'doors',
      KeyConditionExpression: `#PK = :v0 AND ${condition}`,
      ExpressionAttributeNames: { '#PK': 'PK', '#SK': 'SK' },
      ExpressionAttributeValues: Object.fromEntries(['HOUSE#1', ...values].map((value, i) => [`:v${i}`, value])),
      ConsistentRead: true,
      Limit: 5,
      ExclusiveStartKey: undefined,
    },
  ]);
});

test('an index is read by its partition, newest first, and leaves out what the filter says', async () => {
  await queryItems<Door>({ GSI2PK: 'DOORS', GSI2SK: 'ignored' } as { GSI2PK: string }, {
    newestFirst: true,
    filter: { 'summary.state': isAbsent },
    only: ['PK', 'opened_on'],
  });
  expect(sent()).toMatchObject([
    {
      IndexName: 'GSI2',
      KeyConditionExpression: '#GSI2PK = :v0',
      FilterExpression: 'attribute_not_exists(#card.#state)',
      ProjectionExpression: '#PK, #opened_on',
      ScanIndexForward: false,
    },
  ]);
  expectTypeOf<{ 'summary.stat': typeof isAbsent }>().not.toExtend<
    Required<NonNullable<Parameters<typeof queryItems<Door>>[1]>>['filter']
  >();
});

test('pages are read until the last one, each when it is wanted', async () => {
  found.mockResolvedValueOnce({ Items: [{ n: 1 }], LastEvaluatedKey: { PK: 'next' } });
  found.mockResolvedValueOnce({ Items: [{ n: 2 }] });
  expect(await queryAll(key)).toEqual([{ n: 1 }, { n: 2 }]);
  expect(sent().map((input) => (input as { ExclusiveStartKey?: object }).ExclusiveStartKey)).toEqual([
    undefined,
    { PK: 'next' },
  ]);
  found.mockClear();
  found.mockResolvedValueOnce({ Items: [{ n: 1 }], LastEvaluatedKey: { PK: 'next' } });
  for await (const items of queryPages(key)) {
    expect(items).toEqual([{ n: 1 }]);
    break;
  }
  expect(found).toHaveBeenCalledTimes(1);
});

test('an item is read consistently unless said otherwise, whole or in part', async () => {
  await readItem(key);
  await readItem<Door>(key, { consistent: false, only: ['summary.state', 'opened_on'] });
  expect(sent()).toEqual([
    { TableName: 'doors', Key: key, ConsistentRead: true },
    {
      TableName: 'doors',
      Key: key,
      ConsistentRead: false,
      ProjectionExpression: '#card.#state, #opened_on',
      ExpressionAttributeNames: { '#card': 'card', '#state': 'state', '#opened_on': 'opened_on' },
    },
  ]);
  type Only = NonNullable<NonNullable<Parameters<typeof readItem<Door>>[1]>['only']>[number];
  expectTypeOf<'summary.stat'>().not.toExtend<Only>();
  expectTypeOf<'summary.state'>().toExtend<Only>();
});
