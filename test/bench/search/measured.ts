/** Processor time in milliseconds at two numbers of jobs. */
type AtSizes = readonly [smaller: readonly [jobs: number, ms: number], larger: readonly [jobs: number, ms: number]];

/** What `npm run bench:search -- 10000 100000` measured (docs/performance.md, "Search engines side by side"). */
export const measured = {
  embedded: {
    list: [
      [10_000, 8.1],
      [100_000, 20],
    ],
    facets: [
      [10_000, 9],
      [100_000, 24],
    ],
    /** Of the file that a function downloads and opens. */
    jobBytes: 4_538,
    candidateBytes: 2_068,
    /** Resident memory for each job. */
    memoryBytes: 5_570,
    /** Processor time in milliseconds for each job: writing it, then copying and compressing it, and loading it. */
    write: 0.5,
    snapshot: 0.065,
    load: 0.058,
  },
  openSearch: {
    list: [
      [10_000, 40],
      [100_000, 40],
    ],
    facets: [
      [10_000, 63],
      [100_000, 78],
    ],
    jobBytes: 4_890,
    candidateBytes: 1_544,
    /** Processor time in milliseconds of both sides for each job. */
    write: 1.6,
  },
} as const satisfies Record<'embedded' | 'openSearch', { list: AtSizes; facets: AtSizes } & Record<string, unknown>>;

/** The time at another number of jobs, on the line through both; it does not fall below that of the smaller one. */
export function timeAt([[few, fast], [many, slow]]: AtSizes, jobs: number): number {
  const growth = Math.max(0, (slow - fast) / (many - few));
  return Math.max(fast, fast + growth * (jobs - few));
}
