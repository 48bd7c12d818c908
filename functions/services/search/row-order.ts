import { type EpochMs, toEpochMs } from '#shared/domain/time.ts';
import type { Place } from './port.ts';

/** What rows are sorted by. */
interface Sorting {
  idOf(row: number): number;
  timeOf(row: number): EpochMs;
  /** Absent: by time only. */
  numberOf?: ((row: number) => number) | undefined;
}

/** Rows of documents by their value, greatest first, then newest first, then by the highest id. */
export class RowOrder {
  private readonly sorting: Sorting;
  private rows: number[] = [];
  private isSorted = true;

  constructor(sorting: Sorting) {
    this.sorting = sorting;
  }

  add(row: number): void {
    this.rows.push(row);
    this.isSorted = false;
  }

  /** To be called after a row has changed or lost its document. */
  expire(): void {
    this.isSorted = false;
  }

  /** After few changes nearly everything is in order already, for which sorting takes a single pass. */
  sorted(): readonly number[] {
    if (this.isSorted) return this.rows;
    this.rows = this.rows
      .filter((row) => this.sorting.idOf(row) !== 0)
      .sort((left, right) => this.compare(left, right));
    this.isSorted = true;
    return this.rows;
  }

  private compare(left: number, right: number): number {
    const { idOf, timeOf, numberOf } = this.sorting;
    const byValue = numberOf ? numberOf(right) - numberOf(left) : 0;
    return byValue || timeOf(right) - timeOf(left) || idOf(right) - idOf(left);
  }

  /** How many rows are not after a place; its document may have changed or gone. */
  countUpTo(place: Place): number {
    const { idOf, timeOf, numberOf } = this.sorting;
    const [at, value] = [toEpochMs(place.at), place.value ?? 0];
    const isAfter = (row: number) =>
      ((numberOf ? value - numberOf(row) : 0) || at - timeOf(row) || place.id - idOf(row)) > 0;
    const rows = this.sorted();
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isAfter(rows[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
