/** Interval of the scheduled functions, which AWS starts every 10 or 15 minutes. */
const everyMs = 60_000;

const schedules = [
  { what: 'search indexes', load: () => import('#functions/events/write-search-snapshots.ts') },
  { what: 'discarded transcriptions', load: () => import('#functions/events/clear-discarded-transcripts.ts') },
  { what: 'ended subscriptions', load: () => import('#functions/events/expire-subscriptions.ts') },
];

/**
 * Starts timers instead of EventBridge's schedules. Returns the function that stops them and awaits the current run.
 */
export const startSchedules = (): (() => Promise<void>) => {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(async () => {
      for (const { what, load } of schedules) {
        try {
          const { handler } = await load();
          await handler();
        } catch (error) {
          console.error(`The schedule of ${what} failed; the next run retries:`, error);
        }
      }
    });
  };
  const timer = setInterval(run, everyMs);
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
