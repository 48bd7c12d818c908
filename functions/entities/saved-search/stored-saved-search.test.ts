import { expect, test } from 'vitest';
import { parseSavedSearch } from './stored-saved-search.ts';

const card = {
  id: '5ea2c4e0-6a2f-4a53-8f6e-0e6c7f2b9d11',
  owner: { kind: 'candidate', id: 7 },
  kind: 'jobs',
  name: 'Japanese in Pune',
  filters: { tag: 'ja', level: 'B2', location: 'Pune' },
  frequency: 'daily',
  created_at: '2026-11-01T10:00:00.000Z',
  since: '2026-11-02T10:00:00.000Z',
  reported_at: '2026-11-05T07:00:00.000Z',
};
const item = {
  PK: 'CANDIDATE#7',
  SK: 'SAVED_SEARCH#5ea2c4e0-6a2f-4a53-8f6e-0e6c7f2b9d11',
  entity: 'saved_search',
  schema_version: 1,
  GSI1PK: 'SAVED_SEARCHES#jobs#ja#ANY',
  GSI1SK: '2026-11-01T10:00:00.000Z#5ea2c4e0-6a2f-4a53-8f6e-0e6c7f2b9d11',
  card,
  version: 3,
};

test('a saved search without results has no time of a report', () => {
  expect(parseSavedSearch(item)).toEqual({ summary: card, version: 3 });
});

test('a saved search with open results has their ids, how many more there are, and the time of the report', () => {
  const open = { open: new Set([12, 15]), more: 2, due_at: 1_777_800_000_000 };
  expect(parseSavedSearch({ ...item, ...open })).toEqual({ summary: card, ...open, version: 3 });
});

test('a saved search names the canonical tags of its languages, however they were written', () => {
  const filters = { tag: 'tw, zh-yue,JA', level: 'B2' };
  expect(parseSavedSearch({ ...item, card: { ...card, filters } }).summary.filters).toEqual({
    tag: 'ak,yue,ja',
    level: 'B2',
  });
});

test('an item of another entity is refused', () => {
  expect(() => parseSavedSearch({ ...item, card: { id: 7 } })).toThrow();
});
