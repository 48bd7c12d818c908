import { resolve } from 'node:path';
import { OperatorProblem } from '../problem.ts';
import { defineTask, wholeNumber } from '../task.ts';

const defaultRate = 200;

/** Brings items of a table that was restored from a backup back into the live one. */
export const restore = defineTask({
  summary: 'copies chosen items, or everything, from a restored table into the live one',
  about: `Items that the live table has are kept as they are, unless --overwrite is given. Nobody is notified of what comes
back, no session does, and nothing of people whose accounts were deleted for good. Figures follow through the stream;
they are not copied. Counters only rise. Afterwards run the tasks statistics and index.
A run that was interrupted goes on where it ended when it is started again with the same options.`,
  options: {
    from: { type: 'string', value: '<table>', help: 'the restored table' },
    partition: {
      type: 'string',
      multiple: true,
      value: '<key>',
      help: 'only this partition, such as JOB#17 (repeatable)',
    },
    entity: { type: 'string', multiple: true, value: '<entity>', help: 'only items of this entity (repeatable)' },
    everything: { type: 'boolean', help: 'the whole table' },
    overwrite: { type: 'boolean', help: 'replaces items that the live table has' },
    rate: { type: 'string', value: '<number>', help: `items a second at most; default ${defaultRate}` },
    checkpoint: { type: 'string', value: '<file>', help: 'default .local/restore-<table>.json' },
  },
  run: async (given, { isDryRun, target, print }) => {
    const table = target.output('TableName');
    const { from, partition: partitions = [], entity: entities = [], overwrite = false } = given;
    if (!from) throw new OperatorProblem('Name the restored table with --from <table>.');
    if (from === table) throw new OperatorProblem('--from names the live table itself.');
    if (Boolean(given.everything) === partitions.length > 0) {
      throw new OperatorProblem('Choose either --partition <key> (repeatable) or --everything.');
    }
    const rate = wholeNumber('rate', given.rate, defaultRate);
    const checkpointFile = resolve(given.checkpoint ?? `.local/restore-${from}.json`);
    const { restoreItems } = await import('../restore/restore-items.ts');
    print(await restoreItems({ from, table, partitions, entities, overwrite, rate, checkpointFile, isDryRun }, print));
    return 0;
  },
});
