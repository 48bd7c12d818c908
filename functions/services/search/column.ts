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

  /** Like `passing` for rows of which few are asked for: a value is tested when a row with it is first asked for. */
  testing(test: (value: string | number) => boolean): (row: number) => boolean {
    const verdicts = new Int8Array(this.values.length);
    return (row) => {
      const code = this.codes[row] ?? -1;
      const value = this.values[code] ?? null;
      if (value === null) return false;
      if (verdicts[code] === 0) verdicts[code] = test(value) ? 1 : -1;
      return verdicts[code] === 1;
    };
  }

  /** For each number of a value, whether the value passes: so every different value is tested once. */
  passing(test: (value: string | number) => boolean): Uint8Array {
    const passing = new Uint8Array(this.values.length);
    for (const [code, value] of this.values.entries()) if (value !== null && test(value)) passing[code] = 1;
    return passing;
  }
}
