import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { foldText } from '#shared/domain/fold-text.ts';
import { containsTerm, rankOfTerms, searchTerms } from '#shared/domain/search-words.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import type { IndexKind, Place, SearchAnswer, SearchEntry, SearchQuery } from '../port/port.ts';
import { SqliteIndex } from './sqlite-index.ts';

const kind: IndexKind = {
  name: 'jobs',
  version: 1,
  texts: ['title', 'place'],
  longTexts: ['story'],
  keyword: ['story', 'title'],
  values: ['salary'],
  sortedBy: 'salary',
  summary: z.unknown(),
  read: async () => [],
  readAll: async () => ({ entries: [], next: undefined }),
  readNewest: async () => ({ entries: [], hasAll: true }),
  placeOf: () => ({ at: toIso(epochMs(0)), id: 0 }),
};

interface Thing {
  id: number;
  minute: number;
  title: string;
  place: string;
  story: string;
  salary: number;
}
const timeOf = (minute: number) => toIso(epochMs(Date.UTC(2026, 0, 1) + minute * 60_000));
const entryOf = ({ id, minute, salary, ...texts }: Thing): SearchEntry => ({
  id,
  document: { at: timeOf(minute), texts, values: { salary }, summary: { id } },
});

function emptyIndex(): SqliteIndex {
  const index = new SqliteIndex(new DatabaseSync(':memory:'), kind);
  index.create(epochMs(0));
  return index;
}

/** Every page of a search; the number of pages is bounded. */
function readAll(index: SqliteIndex, query: Omit<SearchQuery, 'after'>): { ids: number[]; pages: SearchAnswer[] } {
  const pages: SearchAnswer[] = [];
  let after: Place | undefined;
  do {
    const page = index.search({ ...query, after });
    pages.push(page);
    after = page.next;
  } while (after && pages.length < 1_000);
  return { ids: pages.flatMap(({ found }) => found.map(({ place }) => place.id)), pages };
}

const word = fc.constantFrom(
  '東',
  '京',
  '都',
  'Zürich',
  'ab',
  'abc',
  'bcd',
  'Łódź',
  'ＡＢ',
  'x',
  '👩‍🚀',
  '𠮷野',
  '"',
  '',
  '中',
);
const text = fc.array(fc.oneof(word, fc.constant(' ')), { maxLength: 5 }).map((words) => words.join(''));
const thing: fc.Arbitrary<Thing> = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  minute: fc.integer({ min: 0, max: 30 }),
  title: text,
  place: text,
  story: text,
  salary: fc.integer({ min: 0, max: 3 }),
});
/** Batches of documents that are added, changed or removed. */
const history = fc.array(fc.uniqueArray(fc.tuple(thing, fc.boolean()), { maxLength: 12, selector: ([{ id }]) => id }), {
  maxLength: 8,
});
const searches = fc.record({
  sought: fc.constantFrom('words', 'title', 'place'),
  text: fc.oneof(
    word,
    text,
    fc.array(fc.oneof(word, text), { maxLength: 3 }).map((words) => words.join(' ')),
  ),
  minSalary: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
  by: fc.constantFrom('newest', 'value', 'relevance'),
  limit: fc.integer({ min: 1, max: 7 }),
});

describe('the index in a SQLite database', { timeout: 60_000 }, () => {
  it('returns the same as a check of every document, after any additions, changes and removals in any order', () => {
    fc.assert(
      fc.property(history, searches, (batches, { sought, text: raw, minSalary, by, limit }) => {
        const index = emptyIndex();
        const things = new Map<number, Thing>();
        for (const batch of batches) {
          for (const [each, stays] of batch) stays ? things.set(each.id, each) : things.delete(each.id);
          index.apply(
            batch.map(([each, stays]) => (stays ? entryOf(each) : { id: each.id, document: undefined })),
            0,
          );
        }
        const isByWords = sought === 'words' || by === 'relevance';
        const terms = isByWords ? searchTerms(raw) : [];
        const part = isByWords ? '' : foldText(raw);
        const textsIn = (each: Thing, names: readonly string[]) =>
          names.map((name) => foldText(String(each[name as keyof Thing])));
        const rankOf = (each: Thing) => rankOfTerms(textsIn(each, kind.keyword), terms);
        const has = (each: Thing) =>
          terms.every((term) => textsIn(each, kind.keyword).some((one) => containsTerm(one, term))) &&
          textsIn(each, isByWords ? [] : [sought]).every((one) => one.includes(part));
        const rank = (each: Thing) => (by === 'value' ? each.salary : by === 'relevance' ? (rankOf(each) ?? 0) : 0);
        const wanted = [...things.values()]
          .filter((each) => has(each) && each.salary >= (minSalary ?? 0))
          .sort((left, right) => rank(right) - rank(left) || right.minute - left.minute || right.id - left.id);
        const query = {
          terms,
          contains: part === '' ? [] : [{ column: sought, text: part }],
          where: minSalary === undefined ? [] : [{ column: 'salary', is: '>=' as const, value: minSalary }],
          order: by,
          limit,
          counted: 'nothing' as const,
        };
        // An order by relevance is requested only with words.
        if (by === 'relevance' && terms.length === 0) return;
        expect(readAll(index, query).ids).toEqual(wanted.map(({ id }) => id));
        index.close();
      }),
      { numRuns: 150 },
    );
  });

  it('keeps its order when many documents are inserted between two others', () => {
    const index = emptyIndex();
    const plain = { title: 'abc', place: '', story: '', salary: 0 };
    const minutes = [
      0,
      1_000,
      ...Array.from({ length: 60 }, (_, step) => 500 - step),
      ...Array.from({ length: 60 }, (_, step) => 501 + step),
    ];
    for (const [position, minute] of minutes.entries())
      index.apply([entryOf({ ...plain, id: position + 1, minute })], 0);
    const wanted = minutes
      .map((minute, position) => ({ id: position + 1, minute }))
      .sort((left, right) => right.minute - left.minute);
    const query = {
      terms: searchTerms('abc'),
      contains: [],
      where: [],
      order: 'newest' as const,
      limit: 7,
      counted: 'nothing' as const,
    };
    expect(readAll(index, query).ids).toEqual(wanted.map(({ id }) => id));
    index.close();
  });

  it.each(['newest', 'value', 'relevance'] as const)(
    'reads a limited number of documents for a page by %s, and continues where it stopped',
    (by) => {
      const index = emptyIndex();
      // All documents have the three consecutive characters of the text, and only the oldest one has the text.
      const story = (id: number) => (id === 1 ? 'abcde' : 'abc bcd cde');
      const things = Array.from({ length: 12_000 }, (_, position) => position + 1);
      index.apply(
        things.map((id) => entryOf({ id, minute: id, title: '', place: '', story: story(id), salary: 1 })),
        0,
      );
      const query: Omit<SearchQuery, 'after'> = {
        terms: searchTerms('abcde'),
        contains: [],
        where: [],
        order: by,
        limit: 20,
        counted: 'nothing',
      };
      const { ids, pages } = readAll(index, query);
      expect(ids).toEqual([1]);
      expect(pages).toHaveLength(3);
      expect(pages[0]?.found).toEqual([]);
      index.close();
    },
  );

  it.each([3, 5])('finds a word with a short one that %i tenths of many documents have', (tenths) => {
    const index = emptyIndex();
    const hasShort = (id: number) => id % 10 < tenths;
    const hasLong = (id: number) => id % 3 === 0;
    const story = (id: number) => `${hasLong(id) ? 'abcde' : 'abc bcd cde'}${hasShort(id) ? ' of' : ''}`;
    const things = Array.from({ length: 12_000 }, (_, position) => 12_000 - position);
    index.apply(
      things.map((id) => entryOf({ id, minute: id, title: '', place: '', story: story(id), salary: 1 })),
      0,
    );
    const query: Omit<SearchQuery, 'after'> = {
      terms: searchTerms('of abcde'),
      contains: [],
      where: [],
      order: 'newest',
      limit: 1_000,
      counted: 'nothing',
    };
    expect(readAll(index, query).ids).toEqual(things.filter((id) => hasShort(id) && hasLong(id)));
    index.close();
  });
});
