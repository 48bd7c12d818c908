import type { Place, SearchKind, SearchQuery } from './port.ts';
import type { Selection } from './selection.ts';
import { met } from './selection.ts';
import type { WordMatch } from './word-match.ts';

/** How many documents' texts are examined for one page (some 25 ms), and how many before the rest is narrowed down. */
const most = 5_000;
const mostBeforeNarrowing = 500;
/** How many texts are read at a time, at first and at most. */
const chunk = { first: 32, most: 512 };

export interface FoundRow {
  row: number;
  place: Place;
}

export interface FoundRows {
  found: FoundRow[];
  next: Place | undefined;
}

/** The results of one page in the query's order. */
export function findPage(kind: SearchKind, query: SearchQuery, selection: Selection, words: WordMatch): FoundRows {
  const { rows } = selection;
  const { order, after, limit } = query;
  const walk = new Walk(selection, words, limit + 1);
  if (order !== 'relevance') {
    const inOrder = rows.inOrder(order);
    const column = order === 'value' && kind.sortedBy ? rows.column(kind.sortedBy) : undefined;
    const placeOf = (row: number) => rows.placeOf(row, column && Number(column.get(row)));
    walk.read(inOrder, after ? rows.countUpTo(after, order) : 0, placeOf);
    return walk.page(limit);
  }
  const inOrder = rows.inOrder('newest');
  for (let rank = after?.value ?? kind.keyword.length - 1; rank >= 0 && walk.isOpen; rank -= 1) {
    const start = after && rank === after.value ? rows.countUpTo(after, 'newest') : 0;
    walk.read(inOrder, start, (row) => rows.placeOf(row, rank), rank);
  }
  return walk.page(limit);
}

/** Reads documents in an order until enough of them have the words. */
class Walk {
  private readonly selection: Selection;
  private readonly words: WordMatch;
  private readonly wanted: number;
  private readonly found: FoundRow[] = [];
  private examined = 0;
  /** Where the walk stopped before it found enough. */
  private stoppedAt: Place | undefined;

  constructor(selection: Selection, words: WordMatch, wanted: number) {
    this.selection = selection;
    this.words = words;
    this.wanted = wanted;
  }

  get isOpen(): boolean {
    return this.found.length < this.wanted && this.stoppedAt === undefined;
  }

  /** One document more than the page holds shows that there is a next page. */
  page(limit: number): FoundRows {
    const found = this.found.slice(0, limit);
    return { found, next: this.found.length > limit ? found.at(-1)?.place : this.stoppedAt };
  }

  /** @param rank only documents of this rank */
  read(rows: readonly number[], start: number, placeOf: (row: number) => Place, rank?: number): void {
    const { verdicts } = this.selection;
    const hasShort = rank === undefined || this.words.areFew ? undefined : this.words.shortMatch(rank);
    let size = chunk.first;
    let waiting: number[] = [];
    for (let place = start; place < rows.length && this.isOpen; place += 1) {
      const row = rows[place] ?? -1;
      if (verdicts[row] === met && this.words.isPossible(row) && (!hasShort || hasShort(row))) waiting.push(row);
      if (waiting.length < size) continue;
      this.take(waiting, placeOf, rank);
      waiting = [];
      size = Math.min(2 * size, chunk.most);
    }
    if (this.isOpen) this.take(waiting, placeOf, rank);
  }

  private take(rows: readonly number[], placeOf: (row: number) => Place, rank: number | undefined): void {
    const ranks = this.words.ranksOf(rows);
    for (const [place, row] of rows.entries()) {
      const own = ranks[place];
      if (own !== undefined && (rank === undefined || own === rank)) this.found.push({ row, place: placeOf(row) });
      if (!this.isOpen) return;
    }
    if (!this.words.hasTerms) return;
    this.examined += rows.length;
    const last = rows.at(-1);
    if (this.examined >= most && last !== undefined) this.stoppedAt = placeOf(last);
    else if (this.examined >= mostBeforeNarrowing) this.words.narrow();
  }
}
