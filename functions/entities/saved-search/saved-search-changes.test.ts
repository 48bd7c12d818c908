import { describe, expect, test } from 'vitest';
import { isoInstant, toEpochMs } from '#shared/domain/time.ts';
import { changed, reported } from './saved-search-changes.ts';
import type { StoredSavedSearch } from './stored-saved-search.ts';

const at = (text: string) => toEpochMs(isoInstant(text));
const now = at('2026-11-24T12:00:00.000Z');
const stored: StoredSavedSearch = {
  summary: {
    id: '5ea2c4e0-6a2f-4a53-8f6e-0e6c7f2b9d11',
    owner: { kind: 'candidate', id: 7 },
    kind: 'jobs',
    name: 'Japanese',
    filters: { tag: 'ja' },
    frequency: 'weekly',
    created_at: isoInstant('2026-11-01T10:00:00.000Z'),
    since: isoInstant('2026-11-01T10:00:00.000Z'),
    reported_at: null,
  },
  open: new Set([12]),
  more: 3,
  due_at: at('2026-11-30T07:00:00.000Z'),
  version: 4,
};

describe('a search with open results', () => {
  test('keeps them and their time with another name', () => {
    const next = changed(stored, { name: 'Other' }, now);
    expect(next).toEqual({ ...stored, summary: { ...stored.summary, name: 'Other' }, version: 5 });
  });

  test('reports them at the time of another frequency', () => {
    const next = changed(stored, { frequency: 'daily' }, now);
    expect(next).toMatchObject({ open: new Set([12]), more: 3, due_at: at('2026-11-25T07:00:00.000Z') });
  });

  test('forgets them with other filters, and reports what is new from then on', () => {
    const { open, due_at, summary } = changed(stored, { filters: { tag: 'ko' } }, now);
    expect([open, due_at, summary.since]).toEqual([undefined, undefined, '2026-11-24T12:00:00.000Z']);
  });

  test('forgets them when it is switched off, and starts anew when it is switched on', () => {
    const off = changed(stored, { frequency: 'off' }, now);
    expect([off.open, off.due_at, off.summary.since]).toEqual([undefined, undefined, stored.summary.since]);
    const on = changed(off, { frequency: 'daily' }, at('2026-11-26T12:00:00.000Z'));
    expect([on.due_at, on.summary.since]).toEqual([undefined, '2026-11-26T12:00:00.000Z']);
  });

  test('has none after the report, and the time of it', () => {
    expect(reported(stored, now)).toEqual({
      summary: { ...stored.summary, reported_at: '2026-11-24T12:00:00.000Z' },
      version: 5,
    });
  });
});
