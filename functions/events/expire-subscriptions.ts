import type { Page, PageKey } from '#functions/data/page.ts';
import { putRunRest, type RunName, readRunRest } from '#functions/data/run-rest.ts';
import { isWorkOff } from '#functions/data/switches/switch-state.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import type { SubscriptionSummary } from '#functions/entities/subscription/stored-subscription.ts';
import { subscriptionsEndingBy } from '#functions/entities/subscription/subscription-store.ts';
import { causeOfRun, withCause } from '#functions/platform/cause.ts';
import { clock } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';
import { RunSteps } from '#functions/platform/run-steps.ts';
import { nudgeDays } from '#shared/domain/job-life.ts';
import { endOf, endReminderDays } from '#shared/domain/subscription-rules.ts';
import { dayMs, type EpochMs, hourMs, minuteMs, toIso } from '#shared/domain/time.ts';
import { closeEnded, remindOfEnd } from './subscription-ends.ts';

/** How much a run reads of each list at most; the next run continues. */
const bounds = { page: 100, pages: 20 };

/** Runs come every quarter of an hour; only the first of each hour reads the active jobs. */
const isFirstOfHour = (now: EpochMs): boolean => now % hourMs < 15 * minuteMs;

/** Whether a run is the first one of a day: it looks for applications that wait for an answer. */
const isFirstOfDay = (now: EpochMs): boolean => now % dayMs < 15 * minuteMs;

type ReadPage<Item> = (start: PageKey | undefined) => Promise<Page<Item>>;

/** Handles one subscription; false when there was nothing to do. */
type Step = (summary: SubscriptionSummary, now: EpochMs) => Promise<boolean>;

/**
 * Closes the records of subscriptions that have ended and reminds recruiters of those that are about to, of jobs, and of applications
 * without an answer, and both sides of interviews. Started by a
 * schedule; late, repeated and concurrent runs lead to the same state, as every step reads the record itself and writes
 * under its version. No right depends on it: an ended entitlement no longer counts, closed or not.
 * Reports of bounced mails come here, too: the views of a candidate whose address bounces are credited.
 * @throws Error when a step failed: the others were done, and the next run retries it
 */
export const handler = (
  event?: unknown,
  context?: { awsRequestId?: string },
): Promise<{ ended: number; reminded: number } | undefined> =>
  withCause(causeOfRun(context), () => (isReport(event) ? creditViews(event) : sweepSubscriptions()));

/** Whether the mail service reports something: schedules send nothing that has a source. */
const isReport = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'source' in event && event.source === 'aws.ses';

async function creditViews(event: unknown): Promise<undefined> {
  // Rarely needed: runs start without it.
  const { creditBounced } = await import('./credit-bounced.ts');
  await creditBounced(event, clock.now());
}

async function sweepSubscriptions(): Promise<{ ended: number; reminded: number }> {
  const now = clock.now();
  const sweep = new Sweep(now);
  const ended = (await sweep.run('remind', now, closeEnded)) + (await sweep.run('end', now, closeEnded));
  const { steps } = sweep;
  // A reminder that is not sent stays due.
  const remind = async () =>
    (await isWorkOff('notice_mails')) ? 0 : await sweep.run('remind', endOf(now, endReminderDays), remindOfEnd);
  const reminded = (await steps.take(remind, 'reminders of ends')) ?? 0;
  await steps.take(() => sweep.remindOfInterviews(), 'reminders of interviews');
  await steps.take(() => sweep.remindOfJobs(), 'reminders of jobs');
  for (const days of nudgeDays) await steps.take(() => sweep.nudgeOfJobs(days), `nudges after ${days} days`);
  log('SUBSCRIPTIONS_SWEPT', { ended, reminded, failures: steps.failures });
  steps.end();
  return { ended, reminded };
}

class Sweep {
  readonly steps = new RunSteps();
  private readonly now: EpochMs;

  constructor(now: EpochMs) {
    this.now = now;
  }

  /** Takes a step for each subscription of a phase that ends at `until` or before. */
  async run(phase: 'remind' | 'end', until: EpochMs, step: Step): Promise<number> {
    let done = 0;
    // What is dealt with leaves the list.
    await this.forEachPage(
      undefined,
      (start) => subscriptionsEndingBy(phase, toIso(until), { limit: bounds.page, start }),
      async (summary) => {
        if (await this.steps.take(() => step(summary, this.now), `subscription ${summary.id}`)) done += 1;
      },
    );
    return done;
  }

  /** Notes the reminders of interviews that are due; the stream notifies both sides of them. */
  async remindOfInterviews(): Promise<void> {
    const { dueReminders, noteReminder } = await import('#functions/entities/interview/interview-reminders.ts');
    const { isToCome } = await import('#functions/entities/interview/interview-state.ts');
    const { canMeet } = await import('#functions/policies/interview-access.ts');
    const remind = async (interview: InterviewSummary) => {
      return (
        (isToCome(interview, this.now) && !(await canMeet(interview))) || (await noteReminder(interview, this.now))
      );
    };
    await this.forEachPage(
      undefined,
      (start) => dueReminders(this.now, { limit: bounds.page, start }),
      (interview) => this.steps.take(() => remind(interview), `interview ${interview.id}`),
    );
  }

  /** Notes the reminders of jobs that are due; the stream notifies of them. */
  remindOfJobs(): Promise<void> {
    return this.continueList('job_reminders', isFirstOfHour(this.now), async () => {
      // Three of four runs start without the code of jobs.
      const { endingJobs, noteReminder } = await import('#functions/entities/job/ending-jobs.ts');
      return {
        readPage: (start) => endingJobs(start, this.now),
        deal: (job) => this.steps.take(() => noteReminder(job, this.now), `job ${job.summary.id}`),
      };
    });
  }

  /** Notes the nudges about applications without an answer that are due; the stream notifies of them. */
  nudgeOfJobs(days: (typeof nudgeDays)[number]): Promise<void> {
    return this.continueList(`nudges_${days}`, isFirstOfDay(this.now), async (asOf) => {
      const { jobsWithWaiting, noteNudge } = await import('#functions/entities/hiring/waiting-nudges.ts');
      return {
        readPage: (start) => jobsWithWaiting(days, start, asOf),
        deal: (job) => this.steps.take(() => noteNudge(job, days, this.now), `job ${job.summary.id}`),
      };
    });
  }

  /** Continues with what an earlier run left of a list of jobs, or begins with the list when that is due. */
  private async continueList(
    name: RunName,
    isDue: boolean,
    load: (asOf: EpochMs) => Promise<{ readPage: ReadPage<StoredJob>; deal: (job: StoredJob) => Promise<unknown> }>,
  ): Promise<void> {
    const rest = await readRunRest(name, this.now);
    if (!rest && !isDue) return;
    const asOf = rest?.as_of ?? this.now;
    const { readPage, deal } = await load(asOf);
    const next = await this.forEachPage(rest?.next, readPage, deal);
    if (rest || next) await putRunRest(name, asOf, next);
  }

  /**
   * Deals with each item of a list, page after page; returns the key after which a list beyond the bound of a run goes on, or one of which
   * a page could not be read.
   */
  private async forEachPage<Item>(
    after: PageKey | undefined,
    readPage: ReadPage<Item>,
    deal: (item: Item) => Promise<unknown>,
  ): Promise<PageKey | undefined> {
    let start = after;
    for (let read = 0; read < bounds.pages; read += 1) {
      const from = start;
      const page = await this.steps.take(() => readPage(from), 'page of a list');
      if (!page) break;
      for (const item of page.items) await deal(item);
      start = page.next;
      if (start === undefined) break;
    }
    return start;
  }
}
