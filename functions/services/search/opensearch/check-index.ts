import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod/mini';
import { lastChange } from '#functions/entities/change-feed/change-feed-store.ts';
import { log } from '#functions/platform/log.ts';
import type { IndexKind } from '../port.ts';
import { is } from './clause.ts';
import { searchedName } from './index-names.ts';
import { toSource } from './to-source.ts';
import { writeChanged } from './write-changed.ts';

/** Documents of one page of the index, and things of one batch of repairs. */
const pageSize = 1_000;
const repairedAtOnce = 100;

/** How an index differs from the table. What changes during the comparison may count as different. */
export interface Drift {
  documents: number;
  missing: number;
  changed: number;
  surplus: number;
}

const page = z.object({
  hits: z.object({
    hits: z.array(z.object({ _source: z.object({ id: z.int(), checksum: z.string() }) })),
  }),
});

/**
 * Compares each document of a kind's index with the table by its checksum, and writes the present state of those that
 * differ (the units of reading everything, see `IndexKind.readAll`).
 * @param isDry only compares
 * @throws Error when the engine has no index of the kind, or does not answer
 */
export async function checkIndex(client: Client, source: IndexKind, { isDry }: { isDry: boolean }): Promise<Drift> {
  const [wanted, found] = [await checksumsOfTable(source), await checksumsOfIndex(client, source)];
  const missing = [...wanted.keys()].filter((id) => !found.has(id));
  const surplus = [...found.keys()].filter((id) => !wanted.has(id));
  const changed = [...wanted].filter(([id, checksum]) => (found.get(id) ?? checksum) !== checksum).map(([id]) => id);
  const ids = [...missing, ...surplus, ...changed];
  const sequence = await lastChange(source.name);
  for (let start = 0; !isDry && start < ids.length; start += repairedAtOnce) {
    await writeChanged(client, source, ids.slice(start, start + repairedAtOnce), sequence);
  }
  const counts = { missing: missing.length, changed: changed.length, surplus: surplus.length };
  if (ids.length > 0) log('SEARCH_INDEX_DRIFTED', { kind: source.name, ...counts, repaired: !isDry });
  return { documents: wanted.size, ...counts };
}

async function checksumsOfTable(source: IndexKind): Promise<Map<number, string>> {
  const checksums = new Map<number, string>();
  let start: Parameters<IndexKind['readAll']>[0];
  do {
    const { entries, next } = await source.readAll(start);
    for (const entry of entries) {
      const { checksum } = toSource(source, entry);
      if (checksum !== undefined) checksums.set(entry.id, checksum);
    }
    start = next;
  } while (start);
  return checksums;
}

async function checksumsOfIndex(client: Client, source: IndexKind): Promise<Map<number, string>> {
  const checksums = new Map<number, string>();
  const readAfter = async (last: number): Promise<number | undefined> => {
    const { body } = await client.search({
      index: searchedName(source),
      body: {
        query: is('is_gone', false),
        sort: [{ id: 'asc' }],
        search_after: [last],
        size: pageSize,
        _source: ['id', 'checksum'],
      },
    });
    const documents = page.parse(body).hits.hits.map(({ _source }) => _source);
    for (const { id, checksum } of documents) checksums.set(id, checksum);
    return documents.at(-1)?.id;
  };
  for (let last = await readAfter(0); last !== undefined; ) last = await readAfter(last);
  return checksums;
}
