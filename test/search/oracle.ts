import type {
  Comparison,
  Counted,
  Facet,
  Found,
  IndexedLevel,
  LanguageQuery,
  Place,
  SearchAnswer,
  SearchFilters,
  SearchKind,
  SearchQuery,
} from '#functions/services/search/port/port.ts';
import { cefr } from '#shared/domain/languages/fixtures.ts';
import { rungs } from '#shared/domain/languages/language-row.ts';
import { type LevelCondition, personResult } from '#shared/domain/languages/level-condition.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import { rankOfTerms } from '#shared/domain/search-words.ts';
import { containsSpelled, spelledText } from '#shared/domain/spelled-text.ts';
import { toEpochMs } from '#shared/domain/time.ts';
import type { Thing } from './corpus.ts';
import { jobResult, togetherResult } from './job-result.ts';

// What every engine should answer, by a check of every document with the rules of `shared/domain`. It has no index and
// knows nothing of an engine.

const searched = ({ document }: Thing, column: string) => spelledText(document.texts[column] ?? '');

const rankOf = (kind: SearchKind, thing: Thing, { terms }: SearchFilters) =>
  terms.length === 0
    ? 0
    : rankOfTerms(
        kind.keyword.map((column) => searched(thing, column)),
        terms,
      );

function meets({ document }: Thing, { column, is, value }: Comparison): boolean {
  const own = document.values[column] ?? null;
  if (is === 'lacks') return !(Array.isArray(own) && own.includes(value));
  if (own === null) return false;
  if (is === '=') return own === value;
  return is === '>=' ? own >= value : own <= value;
}

function languageResult({ rows, requirements }: Thing, { conditions, evidence, today }: LanguageQuery) {
  const resultOf = (condition: LevelCondition) =>
    rows
      ? personResult(rows, condition, evidence, today)
      : jobResult(requirements ?? { all: [], pairs: [] }, condition);
  const isProven = !rows || evidence === 'declared' || conditions.length > 0;
  const hasProof = isProven || rows.some(({ tag }) => personResult(rows, { tag }, evidence, today) === 'met');
  return hasProof ? togetherResult(conditions.map(resultOf)) : 'other';
}

const isFound = (kind: SearchKind, filters: SearchFilters) => (thing: Thing) =>
  rankOf(kind, thing, filters) !== undefined &&
  filters.contains.every(
    ({ column, tag, ...sought }) =>
      containsSpelled(searched(thing, column), sought) || thing.document.languages?.tags.some((own) => own.tag === tag),
  ) &&
  filters.where.every((comparison) => meets(thing, comparison)) &&
  (filters.languages === undefined || languageResult(thing, filters.languages) === 'met');

/** The 30 most frequent values, equal ones in ascending order. */
const commonest = (values: readonly (string | number)[]): Counted[] =>
  [...new Set(values)]
    .map((value) => ({ value, count: values.filter((each) => each === value).length }))
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
    .slice(0, 30);

/** Whether one of the levels reaches a level of the CEFR, or an alternative requires no more than it. */
function reaches({ levels }: SearchKind, all: readonly IndexedLevel[], level: number, query: LanguageQuery): boolean {
  const rung = rungs.indexOf(query.evidence);
  const isProven = (each: IndexedLevel) => rung === 0 || (each.rung >= rung && each.valid_until >= query.today);
  if (levels === 'stated') return all.some((each) => isProven(each) && each.cefr.low >= level);
  return all.some(({ part }) => all.every((each) => each.part !== part || each.cefr.high <= level));
}

/** A plain answer over some documents. */
export function oracle(kind: SearchKind, things: readonly Thing[]) {
  const having = (filters: SearchFilters) => things.filter(isFound(kind, filters));

  const countValues = (filters: SearchFilters, { column, filters: own }: Facet): Counted[] => {
    const where = filters.where.filter((each) => !own.includes(each.column));
    const values = having({ ...filters, where }).map(({ document }) => document.values[column] ?? null);
    return commonest(values.filter((value) => typeof value === 'string' || typeof value === 'number'));
  };

  const languageFacets = (filters: SearchFilters, languages: LanguageQuery) => {
    const { conditions } = languages;
    const last = conditions.at(-1);
    const count = (changed: Partial<LanguageQuery>) =>
      having({ ...filters, languages: { ...languages, ...changed } }).length;
    const tags = new Set(things.flatMap(({ document }) => document.languages?.tags.map(({ tag }) => tag) ?? []));
    const byTag = [...tags].flatMap((tag) => Array<string>(count({ conditions: [{ tag }] })).fill(tag));
    const level = cefrLevels.slice(1).map((value, place) => ({
      value,
      count: last
        ? count({ conditions: [...conditions.slice(0, -1), { ...last, level: cefr(value) }] })
        : having(filters).filter(({ document }) =>
            reaches(kind, document.languages?.levels ?? [], place + 1, languages),
          ).length,
    }));
    const evidence = rungs.map((value) => ({ value, count: count({ evidence: value }) }));
    return { language: commonest(byTag), level, ...(kind.levels === 'stated' ? { evidence } : {}) };
  };

  const sortValue = (thing: Thing, { order, rankOf: rankOfValue, ...filters }: SearchQuery): number | undefined => {
    const { values } = thing.document;
    if (order === 'value') return Number(values[kind.sortedBy ?? '']);
    if (order === 'ranked') return rankOfValue?.(String(values[kind.rankedBy ?? '']));
    return order === 'relevance' ? rankOf(kind, thing, filters) : undefined;
  };

  const placeOf = (thing: Thing, query: SearchQuery): Place => {
    const { id, document } = thing;
    const value = sortValue(thing, query);
    return { at: document.at, id, ...(value === undefined ? {} : { value }) };
  };

  const search = (query: SearchQuery): SearchAnswer => {
    const { languages } = query;
    const all = having(query)
      .map((thing): Found => ({ summary: thing.document.summary, place: placeOf(thing, query) }))
      .sort((left, right) => byPlace(left.place, right.place));
    const { after } = query;
    const rest = after ? all.filter(({ place }) => byPlace(after, place) < 0) : all;
    const found = rest.slice(0, query.limit);
    const isAboutLevels = languages?.conditions.some(({ level }) => level !== undefined);
    const isCounted = query.counted === 'facets';
    const others = having({ ...query, languages: undefined });
    const unknown = others.filter((thing) => languages && languageResult(thing, languages) === 'unknown').length;
    return {
      found,
      next: rest.length > query.limit ? found.at(-1)?.place : undefined,
      total: query.counted === 'nothing' ? undefined : { count: all.length, isExact: true },
      unknown: isCounted && isAboutLevels ? unknown : 0,
      facets: isCounted
        ? {
            ...Object.fromEntries((kind.facets ?? []).map((facet) => [facet.name, countValues(query, facet)])),
            ...(languages ? languageFacets(query, languages) : {}),
          }
        : {},
      ...(query.counted === 'ranks' && { ranks: all.map(({ place }) => ({ rank: place.value ?? 0, count: 1 })) }),
      isPartial: false,
    };
  };
  return { search };
}

/** Greatest value first, then newest, then the highest id. */
const byPlace = (left: Place, right: Place): number =>
  (right.value ?? 0) - (left.value ?? 0) || toEpochMs(right.at) - toEpochMs(left.at) || right.id - left.id;
