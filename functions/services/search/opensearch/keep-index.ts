import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod/mini';
import { dayMs, type EpochMs } from '#shared/domain/time.ts';
import type { IndexKind } from '../port.ts';
import { checkIndex, type Drift } from './check-index.ts';
import { is } from './clause.ts';
import { indexesOf, searchedName } from './index-names.ts';
import { rebuildIndex } from './rebuild-index.ts';

/** `keep`: builds an index that is missing, repairs one that differs. `compare`: reports how it differs. `look`: its size. */
export type IndexTask = 'keep' | 'compare' | 'look' | 'rebuild';

/** How long the indexes of another version of the code stay: a deployment may still be rolled back. */
const otherVersionsMs = dayMs;

/** What was found and done. */
export type IndexReport = { isMissing: true } | { found: number } | { rebuilt: number } | Drift;

/** Keeps a kind's index equal to the table. */
export async function keepIndex(
  client: Client,
  source: IndexKind,
  task: IndexTask,
  now: EpochMs,
): Promise<IndexReport> {
  const isMissing = (await indexesOf(client, searchedName(source))).length === 0;
  if (task === 'look') return isMissing ? { isMissing } : { found: await countDocuments(client, source) };
  if (task === 'compare') return isMissing ? { isMissing } : checkIndex(client, source, { isDry: true });
  await deleteLeftovers(client, source, now);
  if (isMissing || task === 'rebuild') return { rebuilt: await rebuildIndex(client, source, now) };
  return checkIndex(client, source, { isDry: false });
}

async function countDocuments(client: Client, source: IndexKind): Promise<number> {
  const { body } = await client.count({ index: searchedName(source), body: { query: is('is_gone', false) } });
  return z.object({ count: z.int() }).parse(body).count;
}

/** Deletes what other versions, and rebuilds that were interrupted, left a day ago. The name ends in its time. */
async function deleteLeftovers(client: Client, source: IndexKind, now: EpochMs): Promise<void> {
  const used = await indexesOf(client, searchedName(source));
  const { body } = await client.indices.get({ index: `${source.name}-*`, expand_wildcards: 'open' });
  const isLeft = (index: string) => !used.includes(index) && now - Number(index.split('-').at(-1)) > otherVersionsMs;
  for (const index of Object.keys(body).filter(isLeft)) await client.indices.delete({ index }, { ignore: [404] });
}
