import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { allCalls } from '#shared/contracts/index.ts';
import { percentile } from '#test/bench/report.ts';
import { indexWrites } from '#test/load/index-writes.ts';
import { keyPattern } from '#test/load/key-pattern.ts';
import { confirmedSignUp, mix } from '#test/load/mix.ts';
import { target } from '#test/load/plan.ts';
import { touchedKeys, transactedItems } from '#test/load/touched-keys.ts';

describe('the mix', () => {
  test('has the requests of the plan', () => {
    const all = Object.values(mix).reduce((sum, rate) => sum + rate, 0);
    expect(all).toBeCloseTo(target.requestsPerSecond, 6);
  });

  test('names calls of the API', () => {
    const operations = new Set([...allCalls.map(({ operation }) => operation), confirmedSignUp]);
    expect(Object.keys(mix).filter((operation) => !operations.has(operation))).toEqual([]);
  });
});

test.each([
  ['JOB#17', 'JOB#<id>'],
  ['INBOX#candidate#7', 'INBOX#candidate#<id>'],
  ['EMAIL#nina@new.example', 'EMAIL#<id>'],
  ['GSI3 JOBS#TYPE#full-time', 'GSI3 JOBS#TYPE#full-time'],
  ['GSI1 SHORTLIST#RECRUITER#7#active', 'GSI1 SHORTLIST#RECRUITER#<id>#active'],
  ['FEED#candidates', 'FEED#candidates'],
])('the pattern of %s is %s', (key, pattern) => {
  expect(keyPattern(key)).toBe(pattern);
});

describe('the partitions of a request', () => {
  test('of a query are that of its condition, with the name of the index', () => {
    const query = {
      KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :until',
      ExpressionAttributeValues: { ':from': '0', ':partition': 'JOBS', ':until': ':' },
    };
    expect(touchedKeys(query)).toEqual(['JOBS']);
    expect(touchedKeys({ ...query, IndexName: 'GSI1' })).toEqual(['GSI1 JOBS']);
  });

  test('of a batch and of a transaction are those of each item', () => {
    const keys = [
      { PK: 'JOB#1', SK: 'JOB' },
      { PK: 'JOB#2', SK: 'JOB' },
    ];
    expect(touchedKeys({ RequestItems: { table: { Keys: keys } } })).toEqual(['JOB#1', 'JOB#2']);
    const TransactItems = [{ Put: { Item: { PK: 'A', SK: 'a' } } }, { ConditionCheck: { Key: { PK: 'B', SK: 'b' } } }];
    expect(touchedKeys({ TransactItems })).toEqual(['A', 'B']);
    expect(transactedItems({ TransactItems })).toEqual(['A a', 'B b']);
    expect(transactedItems({ Key: { PK: 'A', SK: 'a' } })).toEqual([]);
  });
});

describe('the writes of the indexes', () => {
  const item = (parts: Record<string, { S: string }> = {}) => ({
    PK: { S: 'JOB#1' },
    SK: { S: 'JOB' },
    GSI1PK: { S: 'JOBS' },
    GSI1SK: { S: '2026' },
    card: { M: { title: { S: 'Guide' } } },
    ...parts,
  });
  const change = (OldImage: object | undefined, NewImage: object | undefined): DynamoDBRecord =>
    ({ dynamodb: { OldImage, NewImage } }) as DynamoDBRecord;

  test('are none for a change that the index does not project, and one for each new, changed or removed entry', () => {
    expect(indexWrites(change(item(), item({ description: { S: 'New.' } })))).toEqual([]);
    const one = [{ key: 'GSI1 JOBS', units: 1 }];
    expect(indexWrites(change(undefined, item()))).toEqual(one);
    expect(indexWrites(change(item(), undefined))).toEqual(one);
    expect(indexWrites(change(item(), item({ entity: { S: 'job' } })))).toEqual(one);
  });

  test('are two for an entry that moves, and one unit for each KB', () => {
    expect(indexWrites(change(item(), item({ GSI1PK: { S: 'JOBS#INACTIVE' } })))).toEqual([
      { key: 'GSI1 JOBS', units: 1 },
      { key: 'GSI1 JOBS#INACTIVE', units: 1 },
    ]);
    expect(indexWrites(change(undefined, item({ entity: { S: 'x'.repeat(2_000) } })))).toEqual([
      { key: 'GSI1 JOBS', units: 3 },
    ]);
  });
});

test('a percentile is the value below which a share of the figures are', () => {
  const figures = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.95, 0.99].map((share) => percentile(figures, share))).toEqual([50, 95, 99]);
  expect(percentile([7], 0.99)).toBe(7);
});
