import { rungs } from '#shared/domain/languages/language-row.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import type { Counted, Facet, SearchAnswer, SearchKind, SearchQuery } from '../port/port.ts';
import { type CountedRows, countedRows } from './counted-rows.ts';
import type { LanguageMatch } from './language-match.ts';
import { groupOf, languageGroup, type Selection } from './selection.ts';
import type { WordMatch } from './word-match.ts';

/** The most frequent values of a facet that an answer has. */
const maxValues = 30;

export type Counts = Pick<SearchAnswer, 'total' | 'unknown' | 'facets'>;
type ForEach = (take: (row: number) => void) => void;

const byFrequency = (values: readonly Counted[]): Counted[] =>
  values
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
    .slice(0, maxValues);

/** Counts all results of a query; each facet over the results of all filters but its own. */
export function countAll(kind: SearchKind, query: SearchQuery, selection: Selection, words: WordMatch): Counts {
  if (query.counted === 'nothing') return { total: undefined, unknown: 0, facets: {} };
  const counted = countedRows(selection, words);
  const total = counted.total();
  if (query.counted !== 'facets') return { total, unknown: 0, facets: {} };
  const { languages } = selection;
  const values = (kind.facets ?? []).map((facet) => {
    const forResults: ForEach = (take) => counted.forResultsBut(groupOf(kind, facet), take);
    return [facet.name, countValues(selection, facet, forResults)] as const;
  });
  return {
    total,
    unknown: languages ? countUnknown(languages, counted) : 0,
    facets: { ...Object.fromEntries(values), ...(languages && countLanguages(kind, selection, languages, counted)) },
  };
}

function countValues({ rows }: Selection, facet: Facet, forResults: ForEach): Counted[] {
  const { codes, values } = rows.column(facet.column);
  const counts = new Uint32Array(values.length);
  forResults((row) => {
    const code = codes[row] ?? -1;
    counts[code] = (counts[code] ?? 0) + 1;
  });
  return byFrequency(values.flatMap((value, code) => (value === null ? [] : [{ value, count: counts[code] ?? 0 }])));
}

/** Those for whom no condition is decided against, without those who meet all. */
function countUnknown(languages: LanguageMatch, counted: CountedRows): number {
  let count = 0;
  if (!languages.isAboutLevels) return count;
  counted.forLacking(languageGroup, (row) => {
    if (languages.isOpen(row)) count += 1;
  });
  return count;
}

function countLanguages(kind: SearchKind, { rows }: Selection, languages: LanguageMatch, counted: CountedRows) {
  const isStated = kind.levels === 'stated';
  const forResults: ForEach = (take) => counted.forResultsBut(languageGroup, take);
  return {
    language: countTags(rows.tagNames, languages, forResults),
    // For each level, how many results there were if the last condition had it; without one, in any language.
    level: countLevels(languages, forResults, isStated),
    // For each rung, how many results there were if it was the weakest that counts.
    ...(isStated && {
      evidence: rungs.map((value, rung) => {
        let count = 0;
        forResults((row) => {
          if (languages.isMet(row, false, rung)) count += 1;
        });
        return { value, count };
      }),
    }),
  };
}

/** For each level, how many results have at least that one, or need at most that one. */
function countLevels(languages: LanguageMatch, forResults: ForEach, isStated: boolean): Counted[] {
  const having = new Uint32Array(cefrLevels.length);
  forResults((row) => {
    const level = languages.isMet(row, true) ? languages.levelOf(row) : null;
    if (level !== null) having[level] = (having[level] ?? 0) + 1;
  });
  return cefrLevels.slice(1).map((value, place) => {
    const counted = isStated ? having.subarray(place + 1) : having.subarray(0, place + 2);
    return { value, count: counted.reduce((sum, count) => sum + count, 0) };
  });
}

/** A refinement counts under its language, too. */
function countTags(tagNames: readonly string[], languages: LanguageMatch, forResults: ForEach): Counted[] {
  const counts = new Uint32Array(tagNames.length);
  const lastRows = new Int32Array(tagNames.length).fill(-1);
  forResults((row) =>
    languages.forTags(row, (tag) => {
      if (lastRows[tag] === row) return;
      lastRows[tag] = row;
      counts[tag] = (counts[tag] ?? 0) + 1;
    }),
  );
  return byFrequency(tagNames.map((value, tag) => ({ value, count: counts[tag] ?? 0 })));
}
