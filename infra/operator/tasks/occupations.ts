import { defineTask } from '../target/task.ts';

/** Lists the occupations that titles of jobs without one name. */
export const occupations = defineTask({
  summary: 'lists which occupations the titles of jobs without one name; changes nothing',
  about: `Recruiters choose the occupation of a job, so that its names in all languages find it. Jobs from before there was a choice have
none: they are found by their words alone. The task lists them with the occupations whose names are in their titles, so that
their recruiters can be asked to choose. Nothing is stored: a name in a title may mean something else. It prints ids only, and
may be repeated; a dry run does the same.
Reading the table costs a read unit for each 4 KB of it.`,
  options: {},
  run: async (_, { print }) => {
    const { suggestStored } = await import('../items/suggest-stored.ts');
    const { chosen, unnamed, suggestions } = await suggestStored();
    for (const { job, recruiter, occupations } of suggestions) {
      print(`Job ${job} of recruiter ${recruiter}: ${occupations.join(', ')}`);
    }
    print(
      `Jobs without an occupation: ${suggestions.length} with suggestions, ${unnamed} without. With one: ${chosen}.`,
    );
    return 0;
  },
});
