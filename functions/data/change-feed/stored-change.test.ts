import { expect, test } from 'vitest';
import { parseFeedEntry, parseFeedHead } from './stored-change.ts';

const headItem = { PK: 'FEED#jobs', SK: 'HEAD', entity: 'change_feed', schema_version: 1, sequence: 41 };
const entryItem = {
  PK: 'FEED#jobs',
  SK: 'ENTRY#000000000041',
  entity: 'change',
  schema_version: 1,
  sequence: 41,
  ids: [5, 6],
  expires_at: 1_778_234_400,
};

test('an entry names the changed item', () => {
  expect(parseFeedEntry(entryItem)).toEqual({ sequence: 41, ids: [5, 6] });
});

test('the head has the number of the last entry, 0 before the first', () => {
  expect(parseFeedHead(headItem)).toBe(41);
  expect(parseFeedHead(undefined)).toBe(0);
});

test('an item of another entity is refused', () => {
  expect(() => parseFeedEntry(headItem)).toThrow();
});
