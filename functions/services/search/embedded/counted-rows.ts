import type { Total } from '#shared/contracts/list-headers.ts';
import { met, out, type Selection } from './selection.ts';
import type { WordMatch } from './word-match.ts';

/** How many documents' texts are examined for the results (some 8 ms), and how many for those that lack one filter. */
const max = { results: 2_000, groups: 1_000 };
const chunk = 500;

export type CountedRows = ReturnType<typeof countedRows>;

/**
 * The rows that counts are about: all results, or, with words, the newest whose texts are examined; and those that only lack
 * the filters of one group, over the same time.
 */
export function countedRows(selection: Selection, words: WordMatch) {
  const newest = selection.rows.inOrder('newest');
  /** The verdicts with those of the words. */
  const verdicts = words.hasTerms ? new Uint8Array(selection.verdicts) : selection.verdicts;

  /** Excludes the rows that do not have the words. */
  function excludeOthers(rows: readonly number[]): void {
    const possible = rows.filter((row) => words.isPossible(row));
    const ranks = words.ranksOf(possible);
    for (const row of rows) if (!words.isPossible(row)) verdicts[row] = out;
    for (const [place, row] of possible.entries()) if (ranks[place] === undefined) verdicts[row] = out;
  }

  /** Examines the newest rows with some verdicts. @returns up to where in the order of time they are known */
  function examine(count: number, isIncluded: (verdict: number) => boolean): number {
    if (!words.hasTerms) return newest.length;
    let waiting: number[] = [];
    let examined = 0;
    let place = 0;
    for (; place < newest.length && examined < count; place += 1) {
      const row = newest[place] ?? -1;
      if (!isIncluded(verdicts[row] ?? out)) continue;
      waiting.push(row);
      if (words.isPossible(row)) examined += 1;
      if (waiting.length < chunk) continue;
      excludeOthers(waiting);
      waiting = [];
    }
    excludeOthers(waiting);
    return place;
  }

  const results = examine(max.results, (verdict) => verdict === met);
  const groups = Math.min(
    results,
    examine(max.groups, (verdict) => verdict !== met && verdict !== out),
  );

  function forEach(end: number, take: (row: number, verdict: number) => void): void {
    for (let place = 0; place < end; place += 1) {
      const row = newest[place] ?? -1;
      take(row, verdicts[row] ?? out);
    }
  }

  return {
    /** Exactly, if all texts that may have the words were examined. */
    total(): Total {
      let count = 0;
      forEach(results, (_, verdict) => {
        if (verdict === met) count += 1;
      });
      return { count, isExact: results === newest.length };
    },
    /** Calls `take` for the results of all filters but those of a group. */
    forResultsBut(group: number, take: (row: number) => void): void {
      const isFiltered = selection.verdicts.includes(group);
      forEach(isFiltered ? groups : results, (row, verdict) => {
        if (verdict === met || verdict === group) take(row);
      });
    },
    /** Calls `take` for what lacks only the filters of a group. */
    forLacking(group: number, take: (row: number) => void): void {
      forEach(groups, (row, verdict) => {
        if (verdict === group) take(row);
      });
    },
  };
}
