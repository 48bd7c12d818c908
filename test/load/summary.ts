import type { Sample } from './generate.ts';
import { keyPattern } from './key-pattern.ts';
import type { RecordedUse } from './record-units.ts';

/** The value that a share of the figures does not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export interface CallSummary {
  operation: string;
  count: number;
  p50: number;
  p95: number;
  p99: number;
  /** Number of responses by status of those that are no success. */
  refused: Record<number, number>;
}

const grouped = <T>(items: readonly T[], nameOf: (item: T) => string): [name: string, items: T[]][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups];
};

function refusedOf(samples: readonly Sample[]): Record<number, number> {
  const refused = samples.filter(({ status }) => status >= 400);
  return Object.fromEntries(
    grouped(refused, ({ status }) => String(status)).map(([status, all]) => [status, all.length]),
  );
}

const summaryOf = (operation: string, samples: readonly Sample[]): CallSummary => {
  const times = samples.map(({ milliseconds }) => milliseconds);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share)) as [number, number, number];
  return { operation, count: samples.length, p50, p95, p99, refused: refusedOf(samples) };
};

/** Latencies and refusals of all calls together, and of each, the most frequent first. */
export const summarizeCalls = (samples: readonly Sample[]): CallSummary[] => [
  summaryOf('all calls', samples),
  ...grouped(samples, ({ operation }) => operation)
    .map(([operation, all]) => summaryOf(operation, all))
    .sort((left, right) => right.count - left.count),
];

export interface UseSummary {
  name: string;
  read: number;
  write: number;
}

const sumOf = (name: string, uses: readonly RecordedUse[]): UseSummary => ({
  name,
  read: uses.reduce((sum, { read }) => sum + read, 0),
  write: uses.reduce((sum, { write }) => sum + write, 0),
});

/** Units by caller. */
export const summarizeCallers = (uses: readonly RecordedUse[]): UseSummary[] =>
  grouped(uses, ({ caller }) => caller).map(([caller, all]) => sumOf(caller, all));

/** The busiest partition of each pattern of keys, and how many partitions the pattern has; most units first. */
export function summarizeKeys(uses: readonly RecordedUse[]): (UseSummary & { partitions: number })[] {
  const partitions = grouped(uses, ({ key }) => key).map(([key, all]) => sumOf(key, all));
  const effort = ({ read, write }: UseSummary) => read / 3 + write;
  return grouped(partitions, ({ name }) => keyPattern(name))
    .map(([pattern, all]) => {
      const busiest = all.reduce((most, each) => (effort(each) > effort(most) ? each : most));
      return { ...busiest, name: pattern, partitions: all.length };
    })
    .sort((left, right) => effort(right) - effort(left));
}
