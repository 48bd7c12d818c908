import { epochMs } from '#shared/domain/time.ts';
import { OperatorProblem } from '../target/problem.ts';
import { defineTask } from '../target/task.ts';

/** Brings back files that were deleted or overwritten by a fault. */
export const restoreFiles = defineTask({
  summary: 'brings back files that were deleted or overwritten by a fault since a time',
  about: `Earlier versions of files are stored for 13 days. A file comes back when it was hidden or overwritten at that time or later, and a
profile or certificate of the table still names it, so that what its owner removed stays removed: restore items before files.
Erasures that are recorded in the files bucket are repeated first. What was deleted with all versions cannot be brought back.
It may be repeated and interrupted. Costs a request for each 1000 versions, two for each file, and 1 read unit for each owner.`,
  options: {
    since: { type: 'string', value: '<time>', help: 'the time of the fault, such as 2026-11-26T10:00:00Z' },
  },
  run: async ({ since }, { isDryRun, target, print }) => {
    const time = epochMs(Date.parse(since ?? ''));
    if (!since?.endsWith('Z') || Number.isNaN(time)) {
      throw new OperatorProblem('Name the time of the fault with --since, in UTC, such as 2026-11-26T10:00:00Z.');
    }
    const { restoreFiles: restore } = await import('../restore/restore-files.ts');
    print(await restore({ since: time, table: target.output('TableName'), isDryRun }, print));
    return 0;
  },
});
