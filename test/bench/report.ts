import { styleText } from 'node:util';

/** One line of the report. */
export interface Finding {
  what: string;
  measured: string;
  budget: string;
  /** Whether the budget is met; undefined for a figure that only helps to read the others. */
  holds?: boolean | undefined;
}

/** A figure that must not exceed its budget, both in `unit`. */
export const atMost = (what: string, value: number, budget: number, unit = ''): Finding => ({
  what,
  measured: inUnit(value, unit),
  budget: `<= ${inUnit(budget, unit)}`,
  holds: value <= budget,
});

/** A figure that must reach its budget. */
export const atLeast = (what: string, value: number, budget: number, unit = ''): Finding => ({
  what,
  measured: inUnit(value, unit),
  budget: `>= ${inUnit(budget, unit)}`,
  holds: value >= budget,
});

/** A figure without a budget of its own. */
export const forReading = (what: string, measured: string): Finding => ({ what, measured, budget: '' });

/** A number with two significant decimals below 10, one below 100, none above. */
export const rounded = (value: number): string => {
  const decimals = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return String(Number(value.toFixed(decimals)));
};

const inUnit = (value: number, unit: string) => (unit ? `${rounded(value)} ${unit}` : rounded(value));

/** Prints a section of the report as a table; returns the number of missed budgets. */
export function printSection(title: string, findings: readonly Finding[]): number {
  const width = (part: 'what' | 'measured') => Math.max(...findings.map((finding) => finding[part].length));
  const [whatWidth, measuredWidth] = [width('what'), width('measured')];
  console.log(`\n${styleText('bold', title)}`);
  for (const { what, measured, budget, holds } of findings) {
    const verdict = holds === undefined ? '' : holds ? styleText('green', 'ok') : styleText('red', 'MISSED');
    console.log(`  ${what.padEnd(whatWidth)}  ${measured.padStart(measuredWidth)}  ${budget.padEnd(12)} ${verdict}`);
  }
  return findings.filter(({ holds }) => holds === false).length;
}

/** The median. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((left, right) => left - right);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** The value that a share of the figures does not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
