import { fanOutStep } from '#functions/data/fan-out.ts';
import { assumed, limits } from './plan.ts';

/** One event that many writes follow. */
export interface FanOut {
  event: string;
  /** Items that are written because of it. */
  items: number;
  /** Writes in a second to the partition of these items. */
  writes: number;
  /** Seconds until all items are written; until all are notified, when each shard has one or ten batches; until all are mailed. */
  written: number;
  notifiedByOne: number;
  notifiedByTen: number;
  mailed: number;
}

/** Requests to the table for one notification, one after the other (`notify of an event` in docs/data-model.md). */
const requestsOfNotification = 4;

/** Writes of one step, in a second: a step reads a page, and then writes its items and waits. */
const writesPerSecond = (fanOutStep.size / (fanOutStep.ms + assumed.tableRequest)) * 1_000;

function fanOutOf(event: string, items: number, isNotified: boolean): FanOut {
  const oneMs = requestsOfNotification * assumed.tableRequest + assumed.record;
  const notified = isNotified ? (items * oneMs) / 1_000 : 0;
  return {
    event,
    items,
    writes: writesPerSecond,
    written: items / writesPerSecond,
    notifiedByOne: notified,
    notifiedByTen: notified / 10,
    mailed: isNotified ? items / limits.mails.perSecond : 0,
  };
}

/** Events at the target, from what a popular job and candidate have. */
export const fanOuts: readonly FanOut[] = [
  fanOutOf('a job with 100 open applications ends', 100, true),
  fanOutOf('a job with 50,000 open applications ends', 50_000, true),
  fanOutOf('a candidate on 1,000 shortlists changes', 1_000, false),
];

/** Most items that one run of the stream's function can write before its time is over. */
export const mostItemsOfRun = (seconds: number): number => Math.floor(seconds * writesPerSecond);
