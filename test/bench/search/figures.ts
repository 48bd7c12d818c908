import type { Taken } from './stopwatch.ts';
import type { Footprint } from './subject.ts';

/** Searches of one sort. */
export interface Searched {
  /** Processor time of the process that searches; the engine's is in `cpu`. */
  times: Taken[];
  /** How many the engine did not answer in the time that the product waits. */
  unanswered: number;
  /** Mean processor time of a search in milliseconds, of everything that belongs to the engine. */
  cpu: number;
}

export interface Filled extends Footprint {
  count: number;
  /** Of all writes, and of what makes searches use the index after them. */
  written: Taken;
  finished: Taken;
}

/** What was measured of an engine at a size. */
export interface Figures {
  engine: string;
  /** Number of jobs. */
  documents: number;
  jobs: Filled;
  candidates: Filled;
  lists: Searched;
  facets: Searched;
  /** Lists of jobs that fit, of candidates three quarters of whom have not searched before. */
  personal: Searched;
  /** Resident bytes of the process that holds the index. */
  memory: number;
  /** Milliseconds until new jobs were found. */
  foundAfter: number[];
  more: Record<string, string>;
  /** Load average of the machine at the end. */
  load: number;
}
