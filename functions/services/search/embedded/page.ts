import type { Place, SearchKind, SearchQuery } from '../port/port.ts';
import { rankedRows } from './ranked-rows.ts';
import { met, type Selection } from './selection.ts';
import type { WordMatch } from './word-match.ts';

/** How many documents' texts are examined for one page (some 25 ms), and how many before the rest is narrowed down. */
const maxExamined = 5_000;
const maxBeforeNarrowing = 500;
/** How many texts are read at a time, at first and at most. */
const chunk = { first: 32, max: 512 };

export interface FoundRows {
  found: { row: number; place: Place }[];
  /** Where the next page starts. */
  next: Place | undefined;
}

/** The results of one page in the query's order. */
export function findPage(kind: SearchKind, query: SearchQuery, selection: Selection, words: WordMatch): FoundRows {
  const { rows, verdicts } = selection;
  const { order, after, limit } = query;
  const found: FoundRows['found'] = [];
  let examined = 0;
  /** Where the examination stopped before it found enough. */
  let stoppedAt: Place | undefined;
  // One document more than the page holds shows that there is a next page.
  const isOpen = () => found.length <= limit && stoppedAt === undefined;

  function examine(some: readonly number[], placeOf: (row: number) => Place, rank: number | undefined): void {
    const ranks = words.ranksOf(some);
    for (const [place, row] of some.entries()) {
      const own = ranks[place];
      if (own !== undefined && (rank === undefined || own === rank)) found.push({ row, place: placeOf(row) });
      if (!isOpen()) return;
    }
    if (!words.hasTerms) return;
    examined += some.length;
    const last = some.at(-1);
    if (examined >= maxExamined && last !== undefined) stoppedAt = placeOf(last);
    else if (examined >= maxBeforeNarrowing) words.narrow();
  }

  /** @param rank only documents of this rank */
  function read(inOrder: readonly number[], start: number, placeOf: (row: number) => Place, rank?: number): void {
    const hasShort = rank === undefined || words.areFew ? undefined : words.shortMatch(rank);
    let size = chunk.first;
    let waiting: number[] = [];
    for (let place = start; place < inOrder.length && isOpen(); place += 1) {
      const row = inOrder[place] ?? -1;
      if (verdicts[row] === met && words.isPossible(row) && (!hasShort || hasShort(row))) waiting.push(row);
      if (waiting.length < size) continue;
      examine(waiting, placeOf, rank);
      waiting = [];
      size = Math.min(2 * size, chunk.max);
    }
    if (isOpen()) examine(waiting, placeOf, rank);
  }

  if (order === 'relevance') {
    for (let rank = after?.value ?? kind.keyword.length - 1; rank >= 0 && isOpen(); rank -= 1) {
      const start = after && rank === after.value ? rows.countUpTo(after, 'newest') : 0;
      read(rows.inOrder('newest'), start, (row) => rows.placeOf(row, rank), rank);
    }
  } else if (order === 'ranked') {
    const ranked = rankedRows(kind, query, selection);
    for (const list of ranked.lists) if (isOpen()) read(list, 0, ranked.placeOf);
  } else {
    const column = order === 'value' && kind.sortedBy ? rows.column(kind.sortedBy) : undefined;
    const placeOf = (row: number) => rows.placeOf(row, column && Number(column.get(row)));
    read(rows.inOrder(order), after ? rows.countUpTo(after, order) : 0, placeOf);
  }
  const page = found.slice(0, limit);
  return { found: page, next: found.length > limit ? page.at(-1)?.place : stoppedAt };
}
