import { defineTask } from '../target/task.ts';

/** Joins applications with the shortlist entries for their jobs. */
export const pairs = defineTask({
  summary: 'joins applications with the shortlist entries for their jobs, from before they were one state',
  about: `An application and the shortlist entry for its job change together. Of pairs from before that deployment, either side may say
something else. The later change wins, and the other one stays in the entry's timeline. Candidates whose application gets another
status are notified, as of any change. Run it once after the deployment; it may be repeated and interrupted, joined pairs are left alone.
Until then such pairs change apart, or are joined by the recruiter's sync.
Reading the table costs a read unit for each 4 KB of it and for each entry with a job, and each pair about 20 write units.
The exit code is 1 when pairs are left to join.`,
  options: {},
  run: async (_, { isDryRun, print }) => {
    const { joinPairs } = await import('../items/join-pairs.ts');
    const { found, applications, entries, missed } = await joinPairs(isDryRun);
    print(`${isDryRun ? 'To join' : 'Joined'}: ${found - missed}. Changed meanwhile: ${missed}.`);
    print(`Applications that follow their entry: ${applications}. Entries that follow their application: ${entries}.`);
    return (isDryRun ? found : missed) > 0 ? 1 : 0;
  },
});
