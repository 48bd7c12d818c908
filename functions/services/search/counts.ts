import { rungs } from '#shared/domain/languages/language-row.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import { CountedRows } from './counted-rows.ts';
import type { LanguageMatch } from './language-match.ts';
import type { Counted, Facet, SearchAnswer, SearchKind, SearchQuery } from './port.ts';
import { groupOf, languageGroup, type Selection } from './selection.ts';
import type { WordMatch } from './word-match.ts';

/** The most frequent values of a facet that an answer has. */
const mostValues = 30;

type Counts = Pick<SearchAnswer, 'total' | 'unknown' | 'facets'>;

const mostFrequent = (values: readonly Counted[]): Counted[] =>
  values
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
    .slice(0, mostValues);

/** Counts all results of a query; each facet over the results of all filters but its own. */
export function countAll(kind: SearchKind, query: SearchQuery, selection: Selection, words: WordMatch): Counts {
  if (query.counted === 'nothing') return { total: undefined, unknown: 0, facets: {} };
  const counted = new CountedRows(selection, words);
  const total = counted.total();
  if (query.counted === 'total') return { total, unknown: 0, facets: {} };
  const counter = new FacetCounter(kind, selection, counted);
  return {
    total,
    unknown: counter.unknown(),
    facets: { ...counter.valueFacets(), ...counter.languageFacets() },
  };
}

class FacetCounter {
  private readonly kind: SearchKind;
  private readonly selection: Selection;
  private readonly counted: CountedRows;

  constructor(kind: SearchKind, selection: Selection, counted: CountedRows) {
    this.kind = kind;
    this.selection = selection;
    this.counted = counted;
  }

  valueFacets(): Record<string, Counted[]> {
    return Object.fromEntries((this.kind.facets ?? []).map((facet) => [facet.name, this.countValues(facet)]));
  }

  private countValues(facet: Facet): Counted[] {
    const { codes, values } = this.selection.rows.column(facet.column);
    const counts = new Uint32Array(values.length);
    this.counted.forResultsBut(groupOf(this.kind, facet), (row) => {
      const code = codes[row] ?? -1;
      counts[code] = (counts[code] ?? 0) + 1;
    });
    return mostFrequent(values.flatMap((value, code) => (value === null ? [] : [{ value, count: counts[code] ?? 0 }])));
  }

  languageFacets(): Record<string, Counted[]> {
    const { languages } = this.selection;
    if (!languages) return {};
    return {
      language: this.countTags(languages),
      level: this.countLevels(languages),
      ...(this.kind.levels === 'stated' ? { evidence: this.countEvidence(languages) } : {}),
    };
  }

  /** Those for whom no condition is decided against, without those who meet all. */
  unknown(): number {
    const { languages } = this.selection;
    let count = 0;
    if (!languages?.isAboutLevels) return count;
    this.counted.forLacking(languageGroup, (row) => {
      if (languages.isOpen(row)) count += 1;
    });
    return count;
  }

  private forLanguages(take: (row: number) => void): void {
    this.counted.forResultsBut(languageGroup, take);
  }

  /** A refinement counts under its language, too. */
  private countTags(languages: LanguageMatch): Counted[] {
    const { tagNames } = this.selection.rows;
    const counts = new Uint32Array(tagNames.length);
    const lastRows = new Int32Array(tagNames.length).fill(-1);
    this.forLanguages((row) =>
      languages.forTags(row, (tag) => {
        if (lastRows[tag] === row) return;
        lastRows[tag] = row;
        counts[tag] = (counts[tag] ?? 0) + 1;
      }),
    );
    return mostFrequent(tagNames.map((value, tag) => ({ value, count: counts[tag] ?? 0 })));
  }

  /** For each level, how many results there were if the last condition asked for it; without one, in any language. */
  private countLevels(languages: LanguageMatch): Counted[] {
    const isStated = this.kind.levels === 'stated';
    const counts = cefrLevels.slice(1).map((value) => ({ value, count: 0 }));
    this.forLanguages((row) => {
      const level = languages.isMet(row, true) ? languages.levelOf(row) : null;
      if (level === null) return;
      for (const [place, each] of counts.entries()) {
        if (isStated ? level >= place + 1 : level <= place + 1) each.count += 1;
      }
    });
    return counts;
  }

  /** For each rung, how many results there were if it was the weakest that counts. */
  private countEvidence(languages: LanguageMatch): Counted[] {
    const counts = rungs.map((value) => ({ value, count: 0 }));
    this.forLanguages((row) => {
      for (const [rung, each] of counts.entries()) if (languages.isMet(row, false, rung)) each.count += 1;
    });
    return counts;
  }
}
