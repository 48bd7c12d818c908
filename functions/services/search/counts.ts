import type { Total } from '#shared/contracts/total.ts';
import { rungs } from '#shared/domain/languages/language-row.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import type { LanguageMatch } from './language-match.ts';
import type { Counted, Facet, SearchAnswer, SearchKind, SearchQuery } from './port.ts';
import { groupOf, languageGroup, met, out, type Selection } from './selection.ts';
import type { WordMatch } from './word-match.ts';

/** How many documents' texts are examined for counts, of results and of what further facets count (each some 8 ms). */
const most = 2_000;
const chunk = 500;
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
  const counter = new Counter(kind, selection, words);
  const total = counter.total();
  if (query.counted === 'total') return { total, unknown: 0, facets: {} };
  return {
    total,
    unknown: counter.unknown(),
    facets: { ...counter.valueFacets(), ...counter.languageFacets() },
  };
}

class Counter {
  private readonly kind: SearchKind;
  private readonly selection: Selection;
  private readonly words: WordMatch;
  /** The verdicts with those of the words; rows whose texts were not examined are out. */
  private readonly verdicts: Uint8Array;
  private readonly newest: readonly number[];
  /** Up to where in the order of time the results are known, and what lacks the filters of one group as well. */
  private readonly end: { results: number; others: number };

  constructor(kind: SearchKind, selection: Selection, words: WordMatch) {
    this.kind = kind;
    this.selection = selection;
    this.words = words;
    this.newest = selection.rows.inOrder('newest');
    this.verdicts = words.hasTerms ? new Uint8Array(selection.verdicts) : selection.verdicts;
    const all = this.newest.length;
    const results = words.hasTerms ? this.examine((verdict) => verdict === met) : all;
    const others = words.hasTerms ? this.examine((verdict) => verdict !== met && verdict !== out) : all;
    this.end = { results, others: Math.min(results, others) };
  }

  /** Examines the newest rows with some verdicts. @returns up to where in the order of time. */
  private examine(isAsked: (verdict: number) => boolean): number {
    const { words, verdicts, newest } = this;
    let waiting: number[] = [];
    let examined = 0;
    const take = () => {
      for (const [place, rank] of words.ranksOf(waiting).entries()) {
        if (rank === undefined) verdicts[waiting[place] ?? -1] = out;
      }
      waiting = [];
    };
    let place = 0;
    for (; place < newest.length && examined < most; place += 1) {
      const row = newest[place] ?? -1;
      if (!isAsked(verdicts[row] ?? out)) continue;
      if (!words.isPossible(row)) {
        verdicts[row] = out;
        continue;
      }
      waiting.push(row);
      examined += 1;
      if (waiting.length === chunk) take();
    }
    take();
    return place;
  }

  /** Exactly, if all texts that may have the words were examined. */
  total(): Total {
    let count = 0;
    this.forEach(this.end.results, (_, verdict) => {
      if (verdict === met) count += 1;
    });
    return { count, isExact: this.end.results === this.newest.length };
  }

  private forEach(end: number, take: (row: number, verdict: number) => void): void {
    for (let place = 0; place < end; place += 1) {
      const row = this.newest[place] ?? -1;
      take(row, this.verdicts[row] ?? out);
    }
  }

  /** Calls `take` for the results of all filters but those of a group. */
  private forResults(group: number, isFiltered: boolean, take: (row: number) => void): void {
    this.forEach(isFiltered ? this.end.others : this.end.results, (row, verdict) => {
      if (verdict === met || verdict === group) take(row);
    });
  }

  valueFacets(): Record<string, Counted[]> {
    return Object.fromEntries((this.kind.facets ?? []).map((facet) => [facet.name, this.countValues(facet)]));
  }

  private countValues(facet: Facet): Counted[] {
    const group = groupOf(this.kind, facet);
    const { codes, values } = this.selection.rows.column(facet.column);
    const counts = new Uint32Array(values.length);
    this.forResults(group, this.verdicts.includes(group), (row) => {
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
    this.forEach(this.end.others, (row, verdict) => {
      if (verdict === languageGroup && languages.isOpen(row)) count += 1;
    });
    return count;
  }

  private forLanguages(take: (row: number) => void): void {
    this.forResults(languageGroup, this.verdicts.includes(languageGroup), take);
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
