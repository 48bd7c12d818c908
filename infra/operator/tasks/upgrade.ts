import { defineTask } from '../target/task.ts';

/** Adds what items of earlier versions lack and no read can add. */
export const upgrade = defineTask({
  summary: 'adds to items of earlier versions what newer versions look for',
  about: `Reads upgrade older items themselves, except for places in indexes, which only a write can add. Run it after a deployment
whose release notes name it. It may be repeated and interrupted. Reading the table costs a read unit for each 4 KB of it.
The exit code of a dry run is 1 when items need an upgrade.`,
  options: {},
  run: async (_, { isDryRun, print }) => {
    const { upgradeItems } = await import('../items/upgrade-items.ts');
    const counts = Object.entries(await upgradeItems(isDryRun));
    for (const [name, count] of counts) print(`${isDryRun ? 'To upgrade' : 'Upgraded'}: ${count} ${name}.`);
    return isDryRun && counts.some(([, count]) => count > 0) ? 1 : 0;
  },
});
