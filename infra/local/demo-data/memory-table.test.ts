import { expect, test } from 'vitest';
import { createMemoryTable } from './memory-table.ts';

const Key = { PK: 'JOB#1', SK: 'JOB' };
const job = { ...Key, entity: 'job', card: { id: 1, status: 'active' }, version: 1 };
const isNew = 'attribute_not_exists(PK)';

test('keeps what is put, and tells what it was before', () => {
  const table = createMemoryTable();
  expect(table.apply({ Put: { Item: job, ConditionExpression: isNew } })).toEqual({ before: undefined, after: job });
  const changed = { ...job, version: 2 };
  expect(table.apply({ Put: { Item: changed } })).toEqual({ before: job, after: changed });
  expect(table.items()).toEqual([changed]);
});

test('sets and adds as an update says, and leaves the former item as it was', () => {
  const table = createMemoryTable();
  table.apply({ Put: { Item: job } });
  const change = table.apply({
    Update: {
      Key,
      UpdateExpression: 'SET card.#status = :status, notes = :notes ADD version :one, views :three',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':status': 'closed', ':notes': 'Filled.', ':one': 1, ':three': 3 },
    },
  });
  const after = { ...job, card: { id: 1, status: 'closed' }, notes: 'Filled.', version: 2, views: 3 };
  expect(change).toEqual({ before: { ...job, card: { id: 1, status: 'active' } }, after });
  expect(table.items()).toEqual([after]);
});

test('makes the item that an update adds to', () => {
  const table = createMemoryTable();
  const UpdateExpression = 'SET entity = :entity ADD total :more';
  const ExpressionAttributeValues = { ':entity': 'statistics', ':more': 2 };
  table.apply({ Update: { Key, UpdateExpression, ExpressionAttributeValues } });
  table.apply({ Update: { Key, UpdateExpression, ExpressionAttributeValues } });
  expect(table.items()).toEqual([{ ...Key, entity: 'statistics', total: 4 }]);
});

test('changes nothing for a check', () => {
  const table = createMemoryTable();
  expect(table.apply({ ConditionCheck: { Key, ConditionExpression: 'attribute_exists(PK)' } })).toBeUndefined();
  expect(table.items()).toEqual([]);
});

test.each([
  ['a second item of a key that must be new', { Put: { Item: job, ConditionExpression: isNew } }],
  ['an update that it does not know', { Update: { Key, UpdateExpression: 'REMOVE notes SET a = b' } }],
  ['a removal', { Delete: { Key } }],
])('refuses %s', (_, write) => {
  const table = createMemoryTable();
  table.apply({ Put: { Item: job } });
  expect(() => table.apply(write)).toThrow('Demo data');
});
