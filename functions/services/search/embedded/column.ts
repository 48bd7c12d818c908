export type Value = string | number | null;

/** One field of all documents in memory: each different value once, and its number for every row. */
export class Column {
  readonly codes: number[] = [];
  readonly values: Value[] = [];
  private readonly known = new Map<Value, number>();

  set(row: number, value: Value): void {
    let code = this.known.get(value);
    if (code === undefined) {
      code = this.values.length;
      this.values.push(value);
      this.known.set(value, code);
    }
    this.codes[row] = code;
  }

  get(row: number): Value {
    return this.values[this.codes[row] ?? -1] ?? null;
  }

  /** Whether the value of a row passes; null never does. Each different value is tested once, for its first row. */
  testing(test: (value: string | number) => boolean): (row: number) => boolean {
    const verdicts = new Int8Array(this.values.length);
    return (row) => {
      const code = this.codes[row] ?? -1;
      if (verdicts[code] === 0) {
        const value = this.values[code] ?? null;
        verdicts[code] = value !== null && test(value) ? 1 : -1;
      }
      return verdicts[code] === 1;
    };
  }
}
