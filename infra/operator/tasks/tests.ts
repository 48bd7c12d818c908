import { defineTask } from '../target/task.ts';

/** Lists what names a test of another language. */
export const tests = defineTask({
  summary: 'lists profiles, certificates, jobs and searches that name a test of another language',
  about: `A test belongs to its language: JLPT under Korean is refused. What was stored before that is shown as it was stated and
matches nothing. The task lists the ids, so that their owners can be contacted; it changes nothing, and may be repeated.
Reading the table costs a read unit for each 4 KB of it. The exit code is 1 when there is any.`,
  options: {},
  run: async (_, { print }) => {
    const { findMisplacedTests } = await import('../items/find-misplaced-tests.ts');
    const { candidates, certificates, jobs, savedSearches } = await findMisplacedTests();
    const list = (name: string, ids: readonly (number | string)[]) =>
      print(`${name}: ${ids.length}${ids.length > 0 ? ` (${ids.join(', ')})` : ''}`);
    list('Candidates', candidates);
    list('Certificates of candidates', certificates);
    list('Jobs', jobs);
    list('Saved searches', savedSearches);
    return [candidates, certificates, jobs, savedSearches].some((ids) => ids.length > 0) ? 1 : 0;
  },
});
