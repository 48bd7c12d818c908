import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claimAndMinimum, languageRequirements, storedRows } from '#shared/domain/languages/arbitraries.ts';
import { cefr } from '#shared/domain/languages/fixtures.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { type LanguageRow, type Rung, rungs } from '#shared/domain/languages/language-row.ts';
import { type ConditionResult, type LevelCondition, personResult } from '#shared/domain/languages/level-condition.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { fitOf } from '#shared/domain/languages/tags.ts';
import { isTestOf } from '#shared/domain/languages/tested-languages.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { jobResult, togetherResult } from '#test/search/job-result.ts';
import { SqliteIndex } from './embedded/sqlite-index.ts';
import { requiredLanguages, statedLanguages } from './indexed-languages.ts';
import type { IndexedLanguages, IndexKind, LanguageQuery, SearchAnswer, SearchQuery } from './port/port.ts';

const today = '2026-12-15';
const start = epochMs(Date.UTC(2026, 0, 1));

const kindOf = (levels: 'stated' | 'required'): IndexKind => ({
  name: 'jobs',
  version: 1,
  texts: ['title'],
  longTexts: [],
  keyword: ['title'],
  values: ['size', 'colour'],
  levels,
  summary: z.unknown(),
  facets: [
    { name: 'size', column: 'size', filters: ['size'], values: z.int() },
    { name: 'colour', column: 'colour', filters: ['colour'], values: z.string() },
  ],
  read: async () => [],
  readAll: async () => ({ entries: [], next: undefined }),
  readNewest: async () => ({ entries: [], hasAll: true }),
  placeOf: () => ({ at: toIso(epochMs(0)), id: 0 }),
});

const colours = ['red', 'green'];
const titleOf = (id: number) => (id % 3 === 0 ? 'north gate' : 'south');

function indexOf(levels: 'stated' | 'required', all: readonly IndexedLanguages[]): SqliteIndex {
  const index = new SqliteIndex(new DatabaseSync(':memory:'), kindOf(levels));
  index.create(epochMs(0));
  const entries = all.map((languages, position) => ({
    id: position + 1,
    document: {
      at: toIso(start),
      texts: { title: titleOf(position + 1) },
      values: { size: position % 2, colour: colours[position % 3] ?? null },
      languages,
      summary: {},
    },
  }));
  // Twice, and one by one: changed documents are removed and move others.
  index.apply(entries, 1);
  for (const entry of entries.toReversed()) index.apply([entry], 2);
  return index;
}

const queryOf = (languages: LanguageQuery, more: Partial<SearchQuery> = {}): SearchQuery => ({
  terms: [],
  contains: [],
  where: [],
  languages,
  order: 'newest',
  limit: 100,
  after: undefined,
  counted: 'facets',
  ...more,
});

const foundIn = (index: SqliteIndex, query: SearchQuery) =>
  index
    .search(query)
    .found.map(({ place }) => place.id)
    .sort((a, b) => a - b);

const condition: fc.Arbitrary<LevelCondition> = claimAndMinimum
  .chain(({ wantedTag, wanted, skill }) =>
    fc.record({
      tag: fc.constantFrom(wantedTag, 'zh-Hant-TW', 'no'),
      skill: fc.constantFrom(skill, skill, undefined),
      level: fc.constantFrom(wanted, cefr('B1'), cefr('C1'), undefined),
    }),
  )
  .filter(({ tag, level }) => level === undefined || isTestOf(level.scale, tag));
const conditions = fc.array(condition, { maxLength: 2 });

/** What a query and its counts should be, from the result of every document. */
function compareWith(
  index: SqliteIndex,
  languages: LanguageQuery,
  resultOf: (position: number, query: LanguageQuery) => ConditionResult,
  count: number,
) {
  const places = Array.from({ length: count }, (_, position) => position);
  const having = (result: ConditionResult, query = languages) =>
    places.filter((place) => resultOf(place, query) === result);
  const ids = having('met').map((place) => place + 1);
  const query = queryOf(languages);
  const summary = index.search(query);
  expect(foundIn(index, query)).toEqual(ids);
  expect(summary.total).toEqual({ count: ids.length, isExact: true });
  const isAboutLevels = languages.conditions.some(({ level }) => level !== undefined);
  expect(summary.unknown).toBe(isAboutLevels ? having('unknown').length : 0);
  const last = languages.conditions.at(-1);
  if (last) {
    const levels = cefrLevels.slice(1).map((value) => {
      const wanted = [...languages.conditions.slice(0, -1), { ...last, level: cefr(value) }];
      return { value, count: having('met', { ...languages, conditions: wanted }).length };
    });
    expect(summary.facets.level).toEqual(levels);
  }
  const inNorth = queryOf(languages, {
    contains: [{ column: 'title', text: 'north' }],
    where: [{ column: 'size', is: '=', value: 1 }],
  });
  const isNorth = (id: number) => titleOf(id).includes('north');
  expect(foundIn(index, inNorth)).toEqual(ids.filter((id) => isNorth(id) && id % 2 === 0));
  const { facets, total } = index.search(inNorth);
  expect(total?.count).toBe(ids.filter((id) => isNorth(id) && id % 2 === 0).length);
  expect(sumOf(facets, 'size')).toBe(ids.filter(isNorth).length);
  return { summary, having };
}

const sumOf = (facets: SearchAnswer['facets'], name: string) =>
  (facets[name] ?? []).reduce((sum, { count }) => sum + count, 0);
const countOf = (summary: SearchAnswer, facet: string, value: string) =>
  summary.facets[facet]?.find((each) => each.value === value)?.count ?? 0;

describe('conditions on languages', { timeout: 60_000 }, () => {
  it('find the people for whom the match of rows and requirements says so', () => {
    fc.assert(
      fc.property(
        fc.array(storedRows, { maxLength: 8 }),
        conditions,
        fc.constantFrom(...rungs),
        (people: LanguageRow[][], wanted, evidence: Rung) => {
          const index = indexOf('stated', people.map(statedLanguages));
          const hasEvidence = (rows: readonly LanguageRow[], query: LanguageQuery) =>
            query.conditions.length > 0 ||
            query.evidence === 'declared' ||
            rows.some(({ tag }) => personResult(rows, { tag }, query.evidence, today) === 'met');
          const resultOf = (position: number, query: LanguageQuery): ConditionResult => {
            const rows = people[position] ?? [];
            if (!hasEvidence(rows, query)) return 'other';
            return togetherResult(query.conditions.map((each) => personResult(rows, each, query.evidence, today)));
          };
          const languages = { conditions: wanted, evidence, today };
          const { summary, having } = compareWith(index, languages, resultOf, people.length);
          for (const tag of ['pt', 'pt-BR', 'zh', 'zh-Hant']) {
            expect(countOf(summary, 'language', tag)).toBe(
              having('met', { ...languages, conditions: [{ tag }] }).length,
            );
          }
          for (const rung of rungs) {
            expect(countOf(summary, 'evidence', rung)).toBe(having('met', { ...languages, evidence: rung }).length);
          }
          index.close();
        },
      ),
      { numRuns: 150 },
    );
  });

  it('find the jobs whose requirements a person of that level meets', () => {
    fc.assert(
      fc.property(
        fc.array(languageRequirements, { maxLength: 8 }),
        conditions,
        (jobs: LanguageRequirements[], wanted) => {
          const index = indexOf('required', jobs.map(requiredLanguages));
          const resultOf = (position: number, query: LanguageQuery) =>
            togetherResult(query.conditions.map((each) => jobResult(jobs[position] ?? { all: [], pairs: [] }, each)));
          const languages = { conditions: wanted, evidence: 'declared' as const, today };
          const { summary } = compareWith(index, languages, resultOf, jobs.length);
          for (const tag of ['pt', 'pt-BR', 'zh', 'zh-Hant']) {
            const asking = jobs.filter(({ all, pairs }) =>
              [
                ...all.flatMap(({ any }) => any.map((each) => each.tag)),
                ...pairs.flatMap(({ from, to }) => [from, to]),
              ].some((each) => fitOf(each, tag, true) === 'serves'),
            );
            expect(countOf(summary, 'language', tag)).toBe(asking.length);
          }
          index.close();
        },
      ),
      { numRuns: 150 },
    );
  });

  it('are about one row: English from C2 and Japanese from N5 is not Japanese from B2', () => {
    const claim = (scale: 'cefr' | 'jlpt', level: string) => [{ scale, level, evidence: 'declared' as const }];
    const none = Object.fromEntries(skills.map((skill) => [skill, []])) as unknown as LanguageRow['skills'];
    const row = (tag: string, reading: LanguageRow['skills']['reading']): LanguageRow => ({
      tag,
      native: false,
      working: null,
      last_used: null,
      skills: { ...none, reading },
    });
    const index = indexOf('stated', [
      statedLanguages([row('en', claim('cefr', 'C2')), row('ja', claim('jlpt', 'N5'))]),
    ]);
    const find = (wanted: LevelCondition) =>
      foundIn(index, queryOf({ conditions: [wanted], evidence: 'declared', today }));
    expect(find({ tag: 'ja', level: cefr('B2') })).toEqual([]);
    expect(find({ tag: 'en', level: cefr('B2') })).toEqual([1]);
    expect(find({ tag: 'ja', level: { scale: 'jlpt', level: 'N5' } })).toEqual([1]);
    index.close();
  });

  it('do not take a result for one skill as a result for another that lacks it', () => {
    const writing = { scale: 'toefl_ibt' as const, level: null, score: 1 };
    const any = [{ tag: 'en', min: { writing }, evidence_at_least: null }];
    const index = indexOf('required', [requiredLanguages({ all: [{ any, need: 'must' }], pairs: [] })]);
    const find = (score: number) => {
      const level = { scale: 'toeic' as const, level: null, score };
      return foundIn(index, queryOf({ conditions: [{ tag: 'en', level }], evidence: 'declared', today }));
    };
    expect(find(175)).toEqual([]);
    expect(find(170)).toEqual([1]);
    index.close();
  });
});
