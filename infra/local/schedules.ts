interface LocalSchedule {
  what: string;
  /** Interval of its runs; AWS starts them every minute, 10 or 15 minutes. */
  everyMs: number;
  load: () => Promise<{ handler: () => Promise<unknown> }>;
}

const schedules: readonly LocalSchedule[] = [
  { what: 'search indexes', everyMs: 60_000, load: () => import('#functions/events/write-search-snapshots.ts') },
  {
    what: 'discarded transcriptions',
    everyMs: 60_000,
    load: () => import('#functions/events/clear-discarded-transcripts.ts'),
  },
  { what: 'ended subscriptions', everyMs: 60_000, load: () => import('#functions/events/expire-subscriptions.ts') },
  { what: 'saved searches', everyMs: 5_000, load: () => import('#functions/events/run-saved-searches.ts') },
];

/**
 * Starts timers instead of EventBridge's schedules. Returns the function that stops them and awaits the current run.
 */
export const startSchedules = (): (() => Promise<void>) => {
  let running = Promise.resolve();
  const runOne = async ({ what, load }: LocalSchedule) => {
    try {
      const { handler } = await load();
      await handler();
    } catch (error) {
      console.error(`The schedule of ${what} failed; the next run retries:`, error);
    }
  };
  const timers = schedules.map((schedule) => {
    // One after the other: each has the processor for itself.
    const run = () => {
      running = running.then(() => runOne(schedule));
    };
    run();
    return setInterval(run, schedule.everyMs);
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
};
