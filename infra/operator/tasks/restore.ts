import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { OperatorProblem } from '../problem.ts';
import { readCheckpoint, removeCheckpoint, writeCheckpoint } from '../restore/checkpoint.ts';
import { goneOwners, isPresent, presentKeys } from '../restore/live-table.ts';
import { pace } from '../restore/pace.ts';
import { readPage } from '../restore/read-source.ts';
import { Tally } from '../restore/tally.ts';
import { isOfPass, isRestorable, passes, type RawItem, restoredItem } from '../restore/what-comes-back.ts';
import { writeItem } from '../restore/write-item.ts';
import { defineTask, wholeNumber } from '../task.ts';

const defaultRate = 200;
/** Items that are written at the same time. */
const inFlight = 25;

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
    const path = given.checkpoint ?? `.local/restore-${from}.json`;
    const job = JSON.stringify({ from, table, partitions, entities, overwrite });

    const endpoint = process.env.DYNAMODB_ENDPOINT;
    const client = new DynamoDBClient({ ...(endpoint && { endpoint }), maxAttempts: 10 });
    const isOfGone = goneOwners(client, table);
    const pass = pace(rate);
    const tally = new Tally(print);
    const at = new Date().toISOString();

    const isChosen = (item: RawItem) => entities.length === 0 || entities.includes(item.entity?.S ?? '');
    const bringBack = async (items: RawItem[]) => {
      const present = isDryRun ? await presentKeys(client, table, items) : undefined;
      for (let start = 0; start < items.length; start += inFlight) {
        const group = items.slice(start, start + inFlight);
        await pass(group.length);
        await Promise.all(
          group.map(async (item) => {
            if (await isOfGone(item)) return tally.add(item, 'gone');
            const isWritten = present
              ? overwrite || !isPresent(present, item)
              : await writeItem(restoredItem(item, at), { client, table, overwrite });
            return tally.add(item, isWritten ? 'written' : 'kept');
          }),
        );
      }
    };

    let place = (isDryRun ? undefined : readCheckpoint(path, job)) ?? { job, pass: 0, partition: 0 };
    if (place.pass > 0 || place.after) print('Going on where the last run ended.');
    while (place.pass < passes.length) {
      const { items, next } = await readPage({ client, table: from, partitions }, place);
      const wanted = items.filter((item) => isOfPass(item, passes[place.pass]) && isChosen(item));
      const now = Date.now() / 1000;
      await bringBack(wanted.filter((item) => isRestorable(item, now)));
      place = next ? { job, pass: place.pass, ...next } : { job, pass: place.pass + 1, partition: 0 };
      if (!isDryRun) writeCheckpoint(path, place);
    }
    if (!isDryRun) removeCheckpoint(path);
    print(tally.summary(isDryRun));
    return 0;
  },
});
