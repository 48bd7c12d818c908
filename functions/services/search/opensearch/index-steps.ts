import { putIndexWork } from '#functions/data/index-work/index-work-store.ts';
import type { IndexWork } from '#functions/data/index-work/stored-index-work.ts';
import { log } from '#functions/platform/log.ts';
import { addMs, type EpochMs, epochMs, minuteMs } from '#shared/domain/time.ts';
import type { IndexKind } from '../port/port.ts';

/** One run of the function that works on indexes. */
export interface Run {
  now(): EpochMs;
  /** Whether another step ends before the run does. */
  hasTime(): boolean;
}

/** A page of everything that may be found. */
type TablePage = Awaited<ReturnType<IndexKind['readAll']>>;

/** Longer than a page takes whose requests all time out; after it, work that was interrupted is continued. */
const heldMs = 3 * minuteMs;

/** Another run has continued or replaced the work: this one stops. */
export class WorkTaken extends Error {
  constructor() {
    super('Another run has taken over the work on the index.');
    this.name = 'WorkTaken';
  }
}

/**
 * Stores the next state of a work.
 * @returns that state
 * @throws WorkTaken when another run has stored a later state since
 */
export async function saveWork<Work extends IndexWork>(
  source: IndexKind,
  previous: IndexWork | undefined,
  next: Omit<Work, 'step'>,
): Promise<Work> {
  const work = { ...next, step: (previous?.step ?? 0) + 1 } as Work;
  if (!(await putIndexWork(source.name, work, previous))) throw new WorkTaken();
  return work;
}

/** Whether the work is to be continued by this version of the code. */
export const isOpen = ({ version }: IndexKind, work: IndexWork | undefined): work is IndexWork =>
  work !== undefined && work.finished_at === undefined && work.version === version;

/** Takes a work for this run, or keeps it for longer. */
export const holdWork = <Work extends IndexWork>(source: IndexKind, work: Work, { now }: Run): Promise<Work> =>
  saveWork<Work>(source, work, { ...work, held_until: addMs(now(), heldMs) });

/** Leaves a work to a following run. */
export async function releaseWork<Work extends IndexWork>(source: IndexKind, work: Work): Promise<Work> {
  log('SEARCH_INDEX_CONTINUES', { kind: source.name, work: work.work, documents: work.documents });
  return saveWork<Work>(source, work, { ...work, held_until: epochMs(0) });
}

/** The state of a work with more things that failed; without any it has no such number. */
export const withFailed = ({ failed = 0 }: IndexWork, more: number): Pick<IndexWork, 'failed'> =>
  failed + more > 0 ? { failed: failed + more } : {};

/**
 * Takes the table's pages one by one, and stores after each where the work is: an interruption repeats one page.
 * @param take does one page and returns what changed in the state
 * @returns the state when everything was read or the run's time has ended
 * @throws WorkTaken
 */
export async function readInSteps<Work extends IndexWork>(
  source: IndexKind,
  held: Work,
  run: Run,
  take: (work: Work, page: TablePage) => Promise<Partial<Work>>,
): Promise<Work> {
  let work = held;
  while (!work.is_read && run.hasTime()) {
    const page = await source.readAll(work.next);
    const changes = await take(work, page);
    const { next } = page;
    work = await holdWork(source, { ...work, ...changes, next, is_read: next === undefined }, run);
  }
  return work;
}
