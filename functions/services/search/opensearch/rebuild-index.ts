import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod/mini';
import { lastChange } from '#functions/data/change-feed/change-feed-store.ts';
import type { IndexWork, Rebuild } from '#functions/data/index-work/stored-index-work.ts';
import { log } from '#functions/platform/log.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import type { IndexKind } from '../port/port.ts';
import { unreadableIds } from '../port/unreadable.ts';
import { indexBody } from './index-body.ts';
import { indexesOf, searchedName, writtenName } from './index-names.ts';
import { type Run, readInSteps, releaseWork, saveWork, WorkTaken, withFailed } from './index-steps.ts';
import { writeEntries } from './write-entries.ts';

/** A collection shows what was written after about ten seconds. */
const visibleWithinMs = 120_000;
const lookEveryMs = 500;
/** Each copy of an index shows what was written at a time of its own; the one that answered may be the first. */
const otherCopiesWithinMs = 15_000;

const counted = z.object({ count: z.int() });

/**
 * Creates a kind's next index, which receives changes from then on, and stores that it is to be filled from the table. An
 * index that a previous rebuild did not finish is deleted with the one in use when this one is.
 * @param previous the kind's last work, finished or not
 * @throws WorkTaken when another run has begun a work since
 */
export async function startRebuild(
  client: Client,
  source: IndexKind,
  previous: IndexWork | undefined,
  { now }: Run,
): Promise<Rebuild> {
  const at = now();
  const index = `${searchedName(source)}-${at}`;
  await client.indices.create({
    index,
    body: { ...indexBody(source), aliases: { [writtenName(source)]: {} } } as never,
  });
  // The feed's end is read after that: whatever changes later is written to the index as a later change.
  const sequence = await lastChange(source.name);
  try {
    return await saveWork<Rebuild>(source, previous, {
      work: 'rebuild',
      version: source.version,
      started_at: toIso(at),
      held_until: epochMs(0),
      is_read: false,
      documents: 0,
      index,
      sequence,
    });
  } catch (error) {
    if (error instanceof WorkTaken) await client.indices.delete({ index }, { ignore: [404] });
    throw error;
  }
}

/** Whether the index of a rebuild still receives changes: the collection may have been replaced. */
export const hasIndex = async (client: Client, source: IndexKind, { index }: Rebuild): Promise<boolean> =>
  (await indexesOf(client, writtenName(source))).includes(index);

/**
 * Fills a new index from the table as long as the run has time, and at the end makes searches use it, without an
 * interruption: until then they use the previous one, and changes are written to both (the units of reading everything,
 * see `IndexKind.readAll`, and 1 write unit for each page). What cannot be read or is refused is left out and counted. A
 * run that fails leaves the rest to a following one.
 * @throws Error when the engine or the table does not answer, or too much was left out: the previous index stays in use
 * @throws WorkTaken when another run continues
 */
export async function continueRebuild(client: Client, source: IndexKind, held: Rebuild, run: Run): Promise<Rebuild> {
  const rebuild = await readInSteps(source, held, run, async (work, { entries }) => {
    const refused = await writeEntries(client, work.index, source, entries, work.sequence);
    const wanted = entries.filter(({ document }) => document).length;
    return {
      documents: work.documents + wanted - refused.length,
      ...withFailed(work, refused.length + unreadableIds(entries).length),
    };
  });
  if (rebuild.is_read && isMostlyFailed(rebuild)) return giveUp(client, source, rebuild, run);
  if (!rebuild.is_read || !(await becomesVisible(client, rebuild, run))) return releaseWork(source, rebuild);
  await use(client, source, rebuild.index);
  log('SEARCH_INDEX_WRITTEN', {
    kind: source.name,
    documents: rebuild.documents,
    failed: rebuild.failed,
    rebuilt: true,
  });
  return saveWork<Rebuild>(source, rebuild, { ...rebuild, held_until: epochMs(0), finished_at: toIso(run.now()) });
}

/** More than single items: the cause is in the code or in the index, and a search would miss too much. */
const isMostlyFailed = ({ documents, failed = 0 }: Rebuild): boolean =>
  failed > Math.min(documents, Math.max(10, documents / 100));

/** Discards a new index that lacks too much, and ends its rebuild; the next one begins anew. */
async function giveUp(client: Client, source: IndexKind, rebuild: Rebuild, run: Run): Promise<never> {
  const { index, documents, failed = 0 } = rebuild;
  await client.indices.delete({ index }, { ignore: [404] });
  const finished_at = toIso(run.now());
  await saveWork<Rebuild>(source, rebuild, { ...rebuild, held_until: epochMs(0), finished_at, is_given_up: true });
  throw new Error(`${failed} of ${failed + documents} ${source.name} could not be written to a new index.`);
}

/**
 * Waits until all copies of an index show what was written to it. Marks of what has gone meanwhile count, too.
 * @returns false when the run has no time to wait
 */
async function becomesVisible(client: Client, { index, documents }: Rebuild, run: Run): Promise<boolean> {
  const until = performance.now() + visibleWithinMs;
  while (performance.now() < until) {
    const { body } = await client.count({ index });
    if (!run.hasTime()) return false;
    const isVisible = counted.parse(body).count >= documents;
    await wait(isVisible ? otherCopiesWithinMs : lookEveryMs);
    if (isVisible) return true;
  }
  throw new Error(`The index ${index} does not show all that was written to it.`);
}

/**
 * Moves the aliases in one request, then deletes what no alias names any more. A retry changes nothing.
 * @throws Error when the alias does not name the index afterwards: nothing is deleted
 */
async function use(client: Client, source: IndexKind, index: string): Promise<void> {
  const [searched, written] = [searchedName(source), writtenName(source)];
  const replaced = new Set([...(await indexesOf(client, searched)), ...(await indexesOf(client, written))]);
  replaced.delete(index);
  const removals = [...replaced].map((each) => ({ remove: { index: each, aliases: [searched, written] } }));
  await client.indices.updateAliases({ body: { actions: [...removals, { add: { index, alias: searched } }] } });
  const used = await indexesOf(client, searched);
  if (used.length !== 1 || used[0] !== index) throw new Error(`The alias ${searched} does not name ${index} alone.`);
  for (const each of replaced) await client.indices.delete({ index: each }, { ignore: [404] });
}
