import type { Place, SearchKind, SearchQuery } from '../port/port.ts';
import { met, type Selection } from './selection.ts';

/**
 * The rows that meet a query's filters and come after its place, in the order `ranked`. One pass over all rows, which are
 * newest first already, puts them into a list for each rank: some 3 ms for a hundred thousand, without the ranks.
 */
export function rankedRows(kind: SearchKind, { rankOf = () => 0, after }: SearchQuery, { rows, verdicts }: Selection) {
  const { codes, values } = rows.column(kind.rankedBy ?? '');
  const ranks: (number | undefined)[] = Array(values.length);
  const rankOfRow = (row: number): number => {
    const code = codes[row] ?? -1;
    const rank = ranks[code] ?? rankOf(String(values[code] ?? ''));
    ranks[code] = rank;
    return rank;
  };
  const last = after && { rank: after.value ?? 0, upTo: rows.countUpTo(after, 'newest') };
  const isAfter = (rank: number, place: number) =>
    !last || rank < last.rank || (rank === last.rank && place >= last.upTo);
  const byRank = new Map<number, number[]>();
  for (const [place, row] of rows.inOrder('newest').entries()) {
    if (verdicts[row] !== met) continue;
    const rank = rankOfRow(row);
    if (!isAfter(rank, place)) continue;
    const equals = byRank.get(rank);
    if (equals) equals.push(row);
    else byRank.set(rank, [row]);
  }
  const descending = [...byRank].sort(([left], [right]) => right - left);
  return {
    /** A page needs a few of the lists. */
    lists: descending.map(([, equals]) => equals),
    placeOf: (row: number): Place => rows.placeOf(row, rankOfRow(row)),
  };
}
