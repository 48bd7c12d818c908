import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod/mini';
import { lastChange } from '#functions/entities/change-feed/change-feed-store.ts';
import { log } from '#functions/platform/log.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { IndexKind } from '../port.ts';
import { indexBody } from './index-body.ts';
import { indexesOf, searchedName, writtenName } from './index-names.ts';
import { writeEntries } from './write-entries.ts';

/** A collection shows what was written after about ten seconds. */
const visibleWithinMs = 120_000;
const lookEveryMs = 500;

const counted = z.object({ count: z.int() });

/**
 * Builds a kind's index anew from the table and then makes searches use it, without an interruption: until then they use
 * the former one, and changes are written to both (the units of reading everything, see `IndexKind.readAll`).
 * @returns the number of its documents
 * @throws Error when it could not be built: the former index stays in use
 */
export async function rebuildIndex(client: Client, source: IndexKind, now: EpochMs): Promise<number> {
  const index = `${searchedName(source)}-${now}`;
  const former = await indexesOf(client, writtenName(source));
  await client.indices.create({
    index,
    body: { ...indexBody(source), aliases: { [writtenName(source)]: {} } } as never,
  });
  try {
    const count = await fill(client, source, index);
    await becomesVisible(client, index, count);
    await use(client, source, index, former);
    log('SEARCH_INDEX_WRITTEN', { kind: source.name, documents: count, rebuilt: true });
    return count;
  } catch (error) {
    await client.indices.delete({ index }, { ignore: [404] });
    throw error;
  }
}

/** The feed's end is read first: whatever changes later is written as a later change. */
async function fill(client: Client, source: IndexKind, index: string): Promise<number> {
  const sequence = await lastChange(source.name);
  const ids = new Set<number>();
  let start: Parameters<IndexKind['readAll']>[0];
  do {
    const { entries, next } = await source.readAll(start);
    await writeEntries(client, index, source, entries, sequence);
    for (const { id, document } of entries) if (document) ids.add(id);
    start = next;
  } while (start);
  return ids.size;
}

/** Marks of what has gone meanwhile count, too. */
async function becomesVisible(client: Client, index: string, count: number): Promise<void> {
  const until = performance.now() + visibleWithinMs;
  while (performance.now() < until) {
    const { body } = await client.count({ index });
    if (counted.parse(body).count >= count) return;
    await wait(lookEveryMs);
  }
  throw new Error(`The index ${index} does not show all that was written to it.`);
}

/** Moves the aliases in one step, then deletes what no alias names any more. */
async function use(client: Client, source: IndexKind, index: string, former: readonly string[]): Promise<void> {
  const [searched, written] = [searchedName(source), writtenName(source)];
  const replaced = new Set([...(await indexesOf(client, searched)), ...former]);
  const removals = [...replaced].map((each) => ({ remove: { index: each, aliases: [searched, written] } }));
  await client.indices.updateAliases({ body: { actions: [...removals, { add: { index, alias: searched } }] } });
  for (const each of replaced) await client.indices.delete({ index: each }, { ignore: [404] });
}
