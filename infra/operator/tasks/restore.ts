import { resolve } from 'node:path';
import { OperatorProblem } from '../target/problem.ts';
import { defineTask, wholeNumber } from '../target/task.ts';

const defaultRate = 200;

/** Copies items from a table that was restored from a backup into the live one. */
export const restore = defineTask({
  summary: 'copies chosen items, or everything, from a restored table into the live one',
  about: `Items that exist in the live table are not changed, unless --overwrite is given. Erasures that are recorded in the
files bucket are repeated first. Sessions and data of erased accounts are not restored, and no notification is sent. The stream function counts figures again; they are not copied. Counters
never decrease. Afterwards run the tasks statistics and index.
An interrupted run continues when it is started again with the same options.`,
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
    overwrite: { type: 'boolean', help: 'replaces items that exist in the live table' },
    rate: { type: 'string', value: '<number>', help: `maximum items per second; default ${defaultRate}` },
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
