import * as z from 'zod/mini';
import { rungs } from '#shared/domain/languages/language-row.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import type { Counted, Facet, LanguageQuery, SearchFilters, SearchKind, SearchQuery } from '../port/port.ts';
import { all, type Clause, not, over } from './clause.ts';
import { otherClauses, valueClauses } from './filters.ts';
import { enough, isEvidenceRequired, languageClauses, notShort, statedWith } from './language-clauses.ts';

/** The most frequent values of a facet that an answer has. */
const maxValues = 30;
/** Each shard names its most frequent values: with more different ones than this, counts may be too low. */
const valuesOfShard = 10_000;

const values = (field: string) => ({
  terms: { field, size: maxValues, shard_size: valuesOfShard, order: [{ _count: 'desc' }, { _key: 'asc' }] },
});

/** For each name, how many documents meet its clause. */
const counts = (clauses: Readonly<Record<string, Clause>>) => ({ counts: { filters: { filters: clauses } } });

const countedLevels = cefrLevels.slice(1);

/** Aggregations of a query whose documents meet the text clauses; each facet applies all other filters but its own. */
export function facetRequests(kind: SearchKind, query: SearchQuery): Record<string, object> {
  const { languages } = query;
  return {
    ...Object.fromEntries((kind.facets ?? []).map((facet) => [`value_${facet.name}`, valueFacet(kind, query, facet)])),
    ...(kind.levels && languages ? languageFacets(kind, query, kind.levels, languages) : {}),
  };
}

function valueFacet(kind: SearchKind, query: SearchFilters, { column, filters }: Facet) {
  const where = query.where.filter((comparison) => !filters.includes(comparison.column));
  return over(otherClauses(kind, { ...query, where }), {
    names: values(`names.${column}`),
    numbers: values(`numbers.${column}`),
  });
}

function languageFacets(
  kind: SearchKind,
  query: SearchFilters,
  side: NonNullable<SearchKind['levels']>,
  languages: LanguageQuery,
) {
  const { conditions } = languages;
  const last = conditions.at(-1);
  const clausesWith = (changed: Partial<LanguageQuery>) =>
    otherClauses(kind, { ...query, languages: { ...languages, ...changed } });
  const isEnough = countedLevels.map((level, place) => [level, enough(side, last, place + 1, languages)] as const);
  const evidence = rungs.map((rung) => [rung, all(languageClauses(kind, { ...languages, evidence: rung }))] as const);
  return {
    language: over(clausesWith({ conditions: [] }), tagCounts(languages)),
    level: over(clausesWith({ conditions: conditions.slice(0, -1) }), counts(Object.fromEntries(isEnough))),
    ...(side === 'stated' ? { evidence: over(valueClauses(query.where), counts(Object.fromEntries(evidence))) } : {}),
    ...(conditions.some(({ level }) => level !== undefined) ? { unknown: unknown(kind, query, side, languages) } : {}),
  };
}

/** Languages by the documents that state them, with the evidence where one is required. */
function tagCounts(languages: LanguageQuery): Record<string, object> {
  if (!isEvidenceRequired(languages.evidence)) return { names: values('tags') };
  const byDocument = {
    terms: {
      field: 'parts.levels.tags',
      size: maxValues,
      shard_size: valuesOfShard,
      order: [{ documents: 'desc' }, { _key: 'asc' }],
    },
    aggregations: { documents: { reverse_nested: {} } },
  };
  return {
    levels: {
      nested: { path: 'parts.levels' },
      aggregations: { stated: over(statedWith(languages), { tags: byDocument }) },
    },
  };
}

/** Those for whom no condition is decided against, without those who meet all. */
function unknown(
  kind: SearchKind,
  { where }: SearchFilters,
  side: NonNullable<SearchKind['levels']>,
  languages: LanguageQuery,
) {
  const possible = languages.conditions.map((condition) => notShort(side, condition, languages));
  return { filter: all([...valueClauses(where), ...possible, not(all(languageClauses(kind, languages)))]) };
}

const count = z.int().check(z.nonnegative());
const bucket = z.object({ key: z.union([z.string(), z.number()]), doc_count: count });
const buckets = z.object({ buckets: z.array(bucket) });
const tagBuckets = z.object({
  buckets: z.array(z.object({ key: z.string(), documents: z.object({ doc_count: count }) })),
});
const named = z.object({
  counts: z.object({ buckets: z.record(z.string(), z.object({ doc_count: count })) }),
});
const plain = z.object({ names: buckets, numbers: z.optional(buckets) });
const evident = z.object({ levels: z.object({ stated: z.object({ tags: tagBuckets }) }) });

const inOrder = (counted: readonly Counted[]): Counted[] =>
  counted
    .toSorted((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
    .slice(0, maxValues);

const readValues = (answer: unknown, values: Facet['values']): Counted[] => {
  const { names, numbers } = plain.parse(answer);
  const found = [...names.buckets, ...(numbers?.buckets ?? [])];
  return inOrder(found.map(({ key, doc_count }) => ({ value: values.parse(key), count: doc_count })));
};

const readTags = (answer: unknown, { evidence }: LanguageQuery): Counted[] => {
  if (!isEvidenceRequired(evidence)) return readValues(answer, z.string());
  const { tags } = evident.parse(answer).levels.stated;
  return inOrder(tags.buckets.map(({ key, documents }) => ({ value: key, count: documents.doc_count })));
};

const readCounts = (answer: unknown, names: readonly string[]): Counted[] => {
  const { counts: found } = named.parse(answer);
  return names.map((value) => ({ value, count: found.buckets[value]?.doc_count ?? 0 }));
};

/**
 * The facets in the answers to `facetRequests`.
 * @throws ZodError when the answers are not of that form
 */
export function readFacets(
  kind: SearchKind,
  { languages }: SearchFilters,
  answers: Readonly<Record<string, unknown>>,
): Record<string, readonly Counted[]> {
  return {
    ...Object.fromEntries(
      (kind.facets ?? []).map(({ name, values }) => [name, readValues(answers[`value_${name}`], values)]),
    ),
    ...(kind.levels && languages
      ? { language: readTags(answers.language, languages), level: readCounts(answers.level, countedLevels) }
      : {}),
    ...(kind.levels === 'stated' && languages ? { evidence: readCounts(answers.evidence, rungs) } : {}),
  };
}
