import { defineTask } from '../target/task.ts';

/** Counts the dashboard's figures from the table and corrects the stored ones. */
export const statistics = defineTask({
  summary: "counts the admin dashboard's figures from the whole table and corrects stored values",
  about: `Changes that the stream function has not processed yet appear as differences: run it with --dry-run first, at a
quiet time, and correct lasting differences. Reading the table costs a read unit for each 4 KB of it.
The exit code of a dry run is 1 when figures differ.`,
  options: {},
  run: async (_, { isDryRun, print }) => {
    const { compareStatistics, differ, repairStatistics, report } = await import('../items/compare-statistics.ts');
    const comparison = await compareStatistics((items) => print(`Read ${items} items.`));
    print(report(comparison));
    if (!differ(comparison)) return 0;
    if (isDryRun) return 1;
    await repairStatistics(comparison);
    print('Corrected.');
    return 0;
  },
});
