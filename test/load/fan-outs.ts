import { fanOutStep, stepsOfRun } from '#functions/data/fan-out/fan-out.ts';
import { assumed, limits } from './plan.ts';

/** One event that many writes follow. */
export interface FanOut {
  event: string;
  /** Items that are written because of it. */
  items: number;
  /** Writes in a second to the partition of these items, while a run lasts. */
  writes: number;
  /** Seconds for which a run keeps the records behind it waiting. */
  run: number;
  /** Seconds until all items are written; until all are notified, when each shard has one or ten batches; until all are mailed. */
  written: number;
  notifiedByOne: number;
  notifiedByTen: number;
  mailed: number;
}

/** Seconds that the stream collects records for a batch (`maxBatchingWindow` in `infra/constructs/portal-events.ts`). */
export const batchingWindow = 1;

/** Requests to the table for one notification, one after the other (`notify of an event` in docs/data-model.md). */
const requestsOfNotification = 4;

/** Seconds of a step, which reads a page, writes its items and waits; and until the record of a run's rest starts the next. */
const step = (fanOutStep.ms + assumed.tableRequest) / 1_000;
const betweenRuns = batchingWindow + assumed.tableRequest / 1_000;

function fanOutOf(event: string, items: number, isNotified: boolean): FanOut {
  const oneMs = requestsOfNotification * assumed.tableRequest + assumed.record;
  const steps = Math.ceil(items / fanOutStep.size);
  const runs = Math.ceil(steps / stepsOfRun);
  const written = steps * step + (runs - 1) * betweenRuns;
  const notifying = (items * oneMs) / 1_000;
  return {
    event,
    items,
    writes: fanOutStep.size / step,
    run: Math.min(steps, stepsOfRun) * step,
    written,
    // A notification follows from a mark that is written.
    notifiedByOne: isNotified ? Math.max(written, notifying) : 0,
    notifiedByTen: isNotified ? Math.max(written, notifying / 10) : 0,
    mailed: isNotified ? items / limits.mails.perSecond : 0,
  };
}

/** Events at the target, from what a popular job and candidate have. */
export const fanOuts: readonly FanOut[] = [
  fanOutOf('a job with 100 open applications ends', 100, true),
  fanOutOf('a job with 50,000 open applications ends', 50_000, true),
  fanOutOf('a candidate on 1,000 shortlists changes', 1_000, false),
  fanOutOf('a recruiter with 300 jobs is deactivated', 300, false),
];
