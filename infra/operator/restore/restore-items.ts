import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { clock } from '#functions/platform/clock.ts';
import { toEpochSeconds, toIso } from '#shared/domain/time.ts';
import { type Checkpoint, readCheckpoint, removeCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { goneOwners, isPresent, presentKeys } from './live-table.ts';
import { pace } from './pace.ts';
import { readPage } from './read-source.ts';
import { deleteFilesOf, eraseRestored, repeatErasures } from './repeat-erasures.ts';
import { Tally } from './tally.ts';
import { entityOf, isOfPass, isRestorable, passes, type RawItem, restoredItem } from './what-comes-back.ts';
import { writeItem } from './write-item.ts';

export interface RestoreRequest {
  from: string;
  /** The live table. */
  table: string;
  /** Only these partitions; none: the whole table. */
  partitions: readonly string[];
  /** Only these entities; none: all. */
  entities: readonly string[];
  overwrite: boolean;
  /** Maximum items per second. */
  rate: number;
  checkpointFile: string;
  isDryRun: boolean;
}

/** Number of concurrent writes. */
const inFlight = 25;

/**
 * Repeats the recorded erasures, then copies items page by page. A checkpoint is written after each page; a run that finds one continues from it.
 * @param print receives lines about the progress
 * @returns a summary without keys and contents
 */
export async function restoreItems(request: RestoreRequest, print: (line: string) => void): Promise<string> {
  const { from, table, partitions, entities, overwrite, checkpointFile, isDryRun } = request;
  const client = createClient();
  const source = { client, table: from, partitions };
  const tally = new Tally(print);
  const { recorded, missing } = await repeatErasures({ client, table, overwrite }, isDryRun, print);
  print(`${recorded.length} recorded erasures, ${missing} of them ${isDryRun ? 'to repeat' : 'repeated'}.`);
  const erased = recorded.map(({ kind, id }) => keys.accountPartition(kind, id));
  const bringBack = bringingBack(client, request, tally, erased);
  const job = JSON.stringify({ from, table, partitions, entities, overwrite });
  let place: Checkpoint = (isDryRun ? undefined : readCheckpoint(checkpointFile, job)) ?? {
    job,
    pass: 0,
    partition: 0,
  };
  if (place.pass > 0 || place.after) print('Going on where the last run ended.');
  while (place.pass < passes.length) {
    const { items, next } = await readPage(source, place);
    const ofPass = items.filter((item) => isOfPass(item, passes[place.pass]));
    await bringBack(ofPass.filter((item) => entities.length === 0 || entities.includes(entityOf(item))));
    place = next ? { job, pass: place.pass, ...next } : { job, pass: place.pass + 1, partition: 0 };
    if (!isDryRun) writeCheckpoint(checkpointFile, place);
  }
  if (!isDryRun) {
    await eraseRestored(recorded);
    removeCheckpoint(checkpointFile);
  }
  return tally.summary(isDryRun);
}

/** A restore may take long: throttled calls are retried for minutes instead of failing within seconds. */
export function createClient(): DynamoDBClient {
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  return new DynamoDBClient({ ...(endpoint && { endpoint }), maxAttempts: 10 });
}

function bringingBack(client: DynamoDBClient, request: RestoreRequest, tally: Tally, erased: readonly string[]) {
  const { table, overwrite, rate, isDryRun } = request;
  const isOfGone = goneOwners(client, table, erased);
  const pass = pace(rate);
  const at = toIso(clock.now());

  const write = async (item: RawItem, present: ReadonlySet<string> | undefined) => {
    if (await isOfGone(item)) {
      if (!isDryRun) await deleteFilesOf(item);
      return tally.add(item, 'gone');
    }
    const isWritten = present
      ? overwrite || !isPresent(present, item)
      : await writeItem(restoredItem(item, at), { client, table, overwrite });
    return tally.add(item, isWritten ? 'written' : 'unchanged');
  };

  return async (chosen: readonly RawItem[]): Promise<void> => {
    const items = chosen.filter((item) => isRestorable(item, toEpochSeconds(clock.now())));
    const present = isDryRun ? await presentKeys(client, table, items) : undefined;
    for (let start = 0; start < items.length; start += inFlight) {
      const group = items.slice(start, start + inFlight);
      await pass(group.length);
      await Promise.all(group.map((item) => write(item, present)));
    }
  };
}
