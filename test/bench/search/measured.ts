/** Processor time in milliseconds at two numbers of jobs. */
type AtSizes = readonly [smaller: readonly [jobs: number, ms: number], larger: readonly [jobs: number, ms: number]];

/** What `npm run bench:search` measured (docs/performance.md, "Search engines side by side"). */
export const measured = {
  embedded: {
    list: [
      [10_000, 7.8],
      [100_000, 15],
    ],
    facets: [
      [10_000, 8.6],
      [100_000, 21],
    ],
    /** Of the file that a function downloads and opens. */
    jobBytes: 4_863,
    candidateBytes: 2_416,
    /** Resident memory for each job. */
    memoryBytes: 5_400,
    /** Processor time in milliseconds for each job: writing it, then copying and compressing it, and loading it. */
    write: 0.43,
    snapshot: 0.053,
    load: 0.048,
  },
  openSearch: {
    list: [
      [100_000, 32],
      [1_000_000, 62],
    ],
    facets: [
      [100_000, 80],
      [1_000_000, 223],
    ],
    jobBytes: 5_129,
    candidateBytes: 2_095,
    /** Processor time in milliseconds of both sides for each job. */
    write: 1.1,
  },
} as const satisfies Record<'embedded' | 'openSearch', { list: AtSizes; facets: AtSizes } & Record<string, unknown>>;

/** The time at another number of jobs, on the line through both; it does not fall below that of the smaller one. */
export function timeAt([[few, fast], [many, slow]]: AtSizes, jobs: number): number {
  const growth = Math.max(0, (slow - fast) / (many - few));
  return Math.max(fast, fast + growth * (jobs - few));
}
