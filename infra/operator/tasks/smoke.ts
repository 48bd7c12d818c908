import { smokeSteps } from '../smoke/steps.ts';
import { defineTask } from '../target/task.ts';

/** Walks through a stage as a first visitor does. */
export const smoke = defineTask({
  summary: 'opens the main screens and calls of a stage as a visitor does',
  about: `Opens the home page, the jobs and the sign-in screens, searches, and expects the refusals that a visitor gets. It signs no user
in and writes nothing, so it may run against prod after every deployment; a dry run does the same. Exit code 1: something is not as expected.`,
  options: {},
  run: async (_, { target, print }) => {
    const site = target.output('SiteUrl');
    let failed = 0;
    for (const step of smokeSteps) {
      const problem = await step.problemAt(site);
      failed += problem === undefined ? 0 : 1;
      print(`${problem === undefined ? 'OK  ' : 'FAIL'} ${step.name}${problem === undefined ? '' : `: ${problem}`}`);
    }
    return failed === 0 ? 0 : 1;
  },
});
