import { target } from '#test/load/plan.ts';
import { measured, timeAt } from './measured.ts';

/** A size of the portal and its traffic. */
export interface Scenario {
  jobs: number;
  candidates: number;
  /** Searches in a second that reach a function, at all hours. */
  searches: number;
}

/** Ten candidates for each job, as at the target of docs/scale.md. */
export const scenarios: readonly Scenario[] = [10_000, 100_000, 1_000_000, 10_000_000].flatMap((jobs) =>
  [1, 10, 100, 1_000].map((searches) => ({ jobs, candidates: 10 * jobs, searches })),
);

export const secondsOfMonth = 730 * 3_600;

/**
 * Changed jobs and candidates in a second of the mean hour: those of docs/scale.md (2 and 6.7 in the busiest hour at a
 * million jobs and ten million candidates) in proportion to the size.
 */
export const changesOf = ({ jobs, candidates }: Scenario): number =>
  ((2 * jobs) / target.jobs + (6.7 * candidates) / target.candidates) / target.peakOfDay;

/** Read units of a month of reading everything once a day, for a rebuild or a comparison: 0.6 for each thing. */
export const dailyReadUnits = ({ jobs, candidates }: Scenario): number => 0.6 * (jobs + candidates) * (730 / 24);

/** Mean processor time in milliseconds of a search, half of them lists and half with facets. */
export const searchTime = (engine: 'embedded' | 'openSearch', { jobs }: Scenario): number =>
  (timeAt(measured[engine].list, jobs) + timeAt(measured[engine].facets, jobs)) / 2;

/** Bytes of both indexes. */
export const bytesOf = (engine: 'embedded' | 'openSearch', { jobs, candidates }: Scenario): number =>
  jobs * measured[engine].jobBytes + candidates * measured[engine].candidateBytes;
