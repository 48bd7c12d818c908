import type { Page, PageRequest } from '#functions/data/page.ts';
import { dueJobDrafts } from '#functions/entities/job-draft/job-draft-store.ts';
import type { JobDraftSummary } from '#functions/entities/job-draft/stored-job-draft.ts';
import { dueDigests } from '#functions/entities/notification/digest-store.ts';
import { dueMails, startMail } from '#functions/entities/notification/waiting-mail-store.ts';
import { dueSearches } from '#functions/entities/saved-search/saved-search-store.ts';
import { waitingTasks } from '#functions/entities/saved-search/search-task-store.ts';
import type { SearchTask } from '#functions/entities/saved-search/stored-search-task.ts';
import { causeOfRun, withCause } from '#functions/platform/cause.ts';
import { clock } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';
import { RunSteps } from '#functions/platform/run-steps.ts';
import { addMs, type EpochMs } from '#shared/domain/time.ts';
import { reportDigest } from './report-digest.ts';
import { reportHits } from './report-search-hits.ts';

/** When a run begins with nothing more of each kind, in milliseconds from its start: the function ends after a minute. */
const ends = { mails: 5_000, publishing: 15_000, comparing: 25_000, reporting: 45_000, digests: 54_000 };
const pageSize = 50;
/** Digests of a run: 5 a second leave room for other mails, which are sent one after the other (SES: 14 a second at first). */
const maxDigests = 300;

interface Done {
  mails: number;
  published: number;
  compared: number;
  reported: number;
  digests: number;
}

/**
 * Starts mails that waited for their turn, publishes drafts whose time has come, compares new jobs and candidates with the saved searches, and reports the results that are
 * due, and the weekly digests. Started by a schedule. Late, repeated, concurrent and interrupted runs lead to the same reports: what a run does not finish is still there for
 * the next. Without new jobs, candidates and due searches a run reads five empty lists, however many searches are saved.
 * @throws Error when a step failed: the others were done, and the next run retries it
 */
export const handler = (_?: unknown, context?: { awsRequestId?: string }): Promise<Done> =>
  withCause(causeOfRun(context), runSearches);

async function runSearches(): Promise<Done> {
  const run = new Run(clock.now());
  const isLate = () => run.isAfter(ends.comparing);
  const compare = async (task: SearchTask) => {
    // Searching is loaded with the first task: most runs have none.
    const { findHits } = await import('./find-search-hits.ts');
    return await findHits(task, run.now, isLate);
  };
  const publish = async (draft: JobDraftSummary) => {
    const { publishDraft } = await import('./publish-draft.ts');
    return await publishDraft(draft, run.now);
  };
  const mails = await run.each((page) => dueMails(run.now, page), startMail, ends.mails);
  const published = await run.each((page) => dueJobDrafts(run.now, page), publish, ends.publishing);
  const compared = await run.each(waitingTasks, compare, ends.comparing);
  const due = (page: PageRequest) => dueSearches(run.now, page);
  const reported = await run.each(due, (search) => reportHits(search, run.now), ends.reporting);
  const digests = await run.each((page) => dueDigests(run.now, page), reportDigest(run.now), ends.digests, maxDigests);
  if (mails + published + compared + reported + digests + run.steps.failures > 0) {
    log('SAVED_SEARCHES_RUN', { mails, published, compared, reported, digests, failures: run.steps.failures });
  }
  run.steps.end();
  return { mails, published, compared, reported, digests };
}

class Run {
  readonly now: EpochMs;
  readonly steps = new RunSteps();

  constructor(now: EpochMs) {
    this.now = now;
  }

  isAfter(runMs: number): boolean {
    return clock.now() >= addMs(this.now, runMs);
  }

  /**
   * Takes a step for each item of a list until the end of its time, or of `max`; returns how many were successful. A list that cannot be
   * read is left for the next run.
   */
  async each<Item>(
    list: (page: PageRequest) => Promise<Page<Item>>,
    step: (item: Item) => Promise<boolean>,
    end: number,
    max = Number.POSITIVE_INFINITY,
  ): Promise<number> {
    let start: PageRequest['start'];
    let done = 0;
    let taken = 0;
    do {
      const from = start;
      const page = await this.steps.take(() => list({ limit: pageSize, start: from }), 'page of a list');
      if (!page) return done;
      for (const item of page.items) {
        if (this.isAfter(end) || taken >= max) return done;
        taken += 1;
        if (await this.steps.take(() => step(item), 'item of a list')) done += 1;
      }
      start = page.next;
    } while (start !== undefined);
    return done;
  }
}
