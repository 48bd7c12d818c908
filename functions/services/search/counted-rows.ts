import type { Total } from '#shared/contracts/total.ts';
import { met, out, type Selection } from './selection.ts';
import type { WordMatch } from './word-match.ts';

/** How many documents' texts are examined for the results (some 8 ms), and how many for those that lack one filter. */
const most = { results: 2_000, groups: 1_000 };
const chunk = 500;

/**
 * The rows that counts are about: all results, or, with words, the newest whose texts are examined; and those that only lack
 * the filters of one group, over the same time.
 */
export class CountedRows {
  private readonly selection: Selection;
  private readonly words: WordMatch;
  /** The verdicts with those of the words. */
  private readonly verdicts: Uint8Array;
  private readonly newest: readonly number[];
  /** Up to where in the order of time the results are known, and those of each group with them. */
  private readonly end: { results: number; groups: number };

  constructor(selection: Selection, words: WordMatch) {
    this.selection = selection;
    this.words = words;
    this.newest = selection.rows.inOrder('newest');
    this.verdicts = words.hasTerms ? new Uint8Array(selection.verdicts) : selection.verdicts;
    const all = this.newest.length;
    const results = words.hasTerms ? this.examine(most.results, (verdict) => verdict === met) : all;
    const groups = words.hasTerms ? this.examine(most.groups, (verdict) => verdict !== met && verdict !== out) : all;
    this.end = { results, groups: Math.min(results, groups) };
  }

  /** Examines the newest rows with some verdicts. @returns up to where in the order of time */
  private examine(count: number, isAsked: (verdict: number) => boolean): number {
    let waiting: number[] = [];
    let examined = 0;
    let place = 0;
    for (; place < this.newest.length && examined < count; place += 1) {
      const row = this.newest[place] ?? -1;
      if (!isAsked(this.verdicts[row] ?? out)) continue;
      waiting.push(row);
      if (this.words.isPossible(row)) examined += 1;
      if (waiting.length < chunk) continue;
      this.excludeOthers(waiting);
      waiting = [];
    }
    this.excludeOthers(waiting);
    return place;
  }

  /** Excludes the rows that do not have the words. */
  private excludeOthers(rows: readonly number[]): void {
    const possible = rows.filter((row) => this.words.isPossible(row));
    const ranks = this.words.ranksOf(possible);
    for (const row of rows) if (!this.words.isPossible(row)) this.verdicts[row] = out;
    for (const [place, row] of possible.entries()) if (ranks[place] === undefined) this.verdicts[row] = out;
  }

  /** Exactly, if all texts that may have the words were examined. */
  total(): Total {
    let count = 0;
    this.forEach(this.end.results, (_, verdict) => {
      if (verdict === met) count += 1;
    });
    return { count, isExact: this.end.results === this.newest.length };
  }

  /** Calls `take` for the results of all filters but those of a group. */
  forResultsBut(group: number, take: (row: number) => void): void {
    const isFiltered = this.selection.verdicts.includes(group);
    this.forEach(isFiltered ? this.end.groups : this.end.results, (row, verdict) => {
      if (verdict === met || verdict === group) take(row);
    });
  }

  /** Calls `take` for what lacks only the filters of a group. */
  forLacking(group: number, take: (row: number) => void): void {
    this.forEach(this.end.groups, (row, verdict) => {
      if (verdict === group) take(row);
    });
  }

  private forEach(end: number, take: (row: number, verdict: number) => void): void {
    for (let place = 0; place < end; place += 1) {
      const row = this.newest[place] ?? -1;
      take(row, this.verdicts[row] ?? out);
    }
  }
}
