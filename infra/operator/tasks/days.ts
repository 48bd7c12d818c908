import { defineTask } from '../target/task.ts';

/** Fills the figures of days from what the table contains. */
export const days = defineTask({
  summary: 'fills the figures of past days for the charts from the whole table',
  about: `Days are counted as things happen. This task adds what was not counted: what happened before a deployment that counts it, or
while records failed. It reads sign-ups, verifications, applications, payments and subscriptions, only raises figures, and
leaves out today: run it again on the day after such a deployment. It may be repeated and interrupted, but run it at a quiet
time: a partial refund during the run may count twice, as it changes the day of its payment.
Reading the table costs a read unit for each 4 KB of it, and each filled day 2 write units.
The exit code of a dry run is 1 when days need to be filled.`,
  options: {},
  run: async (_, { isDryRun, print }) => {
    const { fillDay, missingDays } = await import('../items/recount-days.ts');
    const { clock } = await import('#functions/platform/clock.ts');
    const missing = await missingDays(clock.now());
    if (isDryRun) {
      print(`To fill: ${missing.length} days.`);
      return missing.length > 0 ? 1 : 0;
    }
    let filled = 0;
    for (const day of missing) if (await fillDay(day)) filled += 1;
    print(`Filled: ${filled} days.`);
    return 0;
  },
});
