import { defineTask } from '../target/task.ts';

/** Gives candidates from before language rows a row with the language that they name. */
export const languages = defineTask({
  summary: 'adds the language that candidates name to those who state none yet',
  about: `Candidates from before languages had rows get a row with the language that their text names, without a level. A text that names
no single language is counted and left: nothing is guessed. Jobs are counted only: what they require is not in the name of
their language. Run it once after the deployment that brings languages. It may be repeated and interrupted. A candidate who removes
the row gets it again with the next run, so do not schedule it.
Reading the table costs a read unit for each 4 KB of it, and each candidate 3 write units.
The exit code of a dry run is 1 when candidates would get a row.`,
  options: {},
  run: async (_, { isDryRun, print }) => {
    const { languageTableFile } = await import('#infra/languages/table-file.ts');
    process.env.LANGUAGE_TABLE_FILE ??= languageTableFile;
    const { resolveLanguages } = await import('../items/resolve-languages.ts');
    const counts = await resolveLanguages(isDryRun);
    print(`${isDryRun ? 'To add' : 'Added'}: the language of ${counts.candidates} candidates.`);
    print(`Not clear: the language of ${counts.unresolvedCandidates} candidates.`);
    if (counts.skippedCandidates > 0) print(`Changed meanwhile: ${counts.skippedCandidates} candidates. Run it again.`);
    print(`Jobs without requirements: ${counts.jobs} with a clear language, ${counts.unresolvedJobs} without.`);
    return isDryRun && counts.candidates > 0 ? 1 : 0;
  },
});
