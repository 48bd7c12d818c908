import type { Page, PageRequest } from '#functions/data/page.ts';
import { dueSearches } from '#functions/entities/saved-search/saved-search-store.ts';
import { waitingTasks } from '#functions/entities/saved-search/search-task-store.ts';
import type { SearchTask } from '#functions/entities/saved-search/stored-search-task.ts';
import { causeOfRun, withCause } from '#functions/platform/cause.ts';
import { clock } from '#functions/platform/clock.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { addMs, type EpochMs } from '#shared/domain/time.ts';
import { reportHits } from './report-search-hits.ts';

/** When a run begins with nothing more of each kind, in milliseconds from its start: the function ends after a minute. */
const ends = { comparing: 25_000, reporting: 45_000 };
const pageSize = 50;

/**
 * Compares new jobs and candidates with the saved searches, and reports the results that are due. Started by a schedule. Late,
 * repeated, concurrent and interrupted runs lead to the same reports: what a run does not finish is still there for the next.
 * Without new jobs, candidates and due searches a run reads two empty lists, however many searches are saved.
 * @throws Error when a step failed: the others were done, and the next run retries it
 */
export const handler = (
  _?: unknown,
  context?: { awsRequestId?: string },
): Promise<{ compared: number; reported: number }> => withCause(causeOfRun(context), runSearches);

async function runSearches(): Promise<{ compared: number; reported: number }> {
  const run = new Run(clock.now());
  const isLate = () => run.isAfter(ends.comparing);
  const compare = async (task: SearchTask) => {
    // Searching is loaded with the first task: most runs have none.
    const { findHits } = await import('./find-search-hits.ts');
    return await findHits(task, run.now, isLate);
  };
  const compared = await run.each(waitingTasks, compare, ends.comparing);
  const due = (page: PageRequest) => dueSearches(run.now, page);
  const reported = await run.each(due, (search) => reportHits(search, run.now), ends.reporting);
  if (compared + reported + run.failures > 0) log('SAVED_SEARCHES_RUN', { compared, reported, failures: run.failures });
  if (run.failures > 0) throw new Error(`${run.failures} steps of the saved searches failed.`);
  return { compared, reported };
}

class Run {
  readonly now: EpochMs;
  failures = 0;

  constructor(now: EpochMs) {
    this.now = now;
  }

  isAfter(runMs: number): boolean {
    return clock.now() >= addMs(this.now, runMs);
  }

  /** Takes a step for each item of a list until the end of its time; returns how many were successful. */
  async each<Item>(
    list: (page: PageRequest) => Promise<Page<Item>>,
    step: (item: Item) => Promise<boolean>,
    end: number,
  ): Promise<number> {
    let start: PageRequest['start'];
    let done = 0;
    do {
      const { items, next } = await list({ limit: pageSize, start });
      for (const item of items) {
        if (this.isAfter(end)) return done;
        if (await this.attempt(() => step(item))) done += 1;
      }
      start = next;
    } while (start !== undefined);
    return done;
  }

  /** Takes a step; one that fails is counted and does not stop the others. */
  private async attempt(step: () => Promise<boolean>): Promise<boolean> {
    try {
      return await step();
    } catch (error) {
      this.failures += 1;
      log('EVENT_FAILED', describeError(error));
      return false;
    }
  }
}
