import { type EpochMs, toEpochMs } from '#shared/domain/time.ts';
import type { Place } from '../port/port.ts';

/** What rows are sorted by. */
interface Sorting {
  idOf(row: number): number;
  timeOf(row: number): EpochMs;
  /** Absent: by time only. */
  numberOf?: ((row: number) => number) | undefined;
}

/** Rows of documents by their value, greatest first, then newest first, then by the highest id. */
export function rowOrder({ idOf, timeOf, numberOf }: Sorting) {
  let rows: number[] = [];
  let isSorted = true;
  const compare = (left: number, right: number) =>
    (numberOf ? numberOf(right) - numberOf(left) : 0) || timeOf(right) - timeOf(left) || idOf(right) - idOf(left);

  /** After few changes nearly everything is in order already, for which sorting takes a single pass. */
  function sorted(): readonly number[] {
    if (!isSorted) rows = rows.filter((row) => idOf(row) !== 0).sort(compare);
    isSorted = true;
    return rows;
  }

  return {
    sorted,
    /** To be called after a row was added, has changed or lost its document. */
    change(added?: number): void {
      if (added !== undefined) rows.push(added);
      isSorted = false;
    },
    /** How many rows are not after a place; its document may have changed or gone. */
    countUpTo(place: Place): number {
      const [at, value] = [toEpochMs(place.at), place.value ?? 0];
      const isAfter = (row: number) =>
        ((numberOf ? value - numberOf(row) : 0) || at - timeOf(row) || place.id - idOf(row)) > 0;
      let [low, high] = [0, sorted().length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (isAfter(rows[middle] ?? 0)) high = middle;
        else low = middle + 1;
      }
      return low;
    },
  };
}
