const shortestMs = 1_000;
const longestMs = 60_000;

/** Pauses between openings of a room in a row, each twice as long, so that those of a day are not used up while one fails again and again. */
export class Pauses {
  private pauseMs = 0;
  private until = 0;

  /** Begins the next pause. @returns its milliseconds */
  begin(): number {
    this.pauseMs = Math.min(Math.max(2 * this.pauseMs, shortestMs), longestMs);
    this.until = Date.now() + this.pauseMs;
    return this.pauseMs;
  }

  get isOver(): boolean {
    return Date.now() >= this.until;
  }

  /** The next pause is the shortest one again. */
  reset(): void {
    this.pauseMs = 0;
    this.until = 0;
  }
}
