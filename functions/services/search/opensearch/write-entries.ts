import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod/mini';
import type { SearchEntry, SearchKind } from '../port.ts';
import { toSource } from './to-source.ts';

/** Documents of one request: with whole descriptions some megabytes, of the 10 MB that a collection accepts. */
const mostAtOnce = 100;
const timeoutMs = 30_000;

/** The state in the index is of this change or a later one. */
const conflict = 409;

const response = z.object({
  items: z.array(z.object({ index: z.object({ _id: z.string(), status: z.int() }) })),
});

/** Entries that the engine did not accept, for a time (it is throttled) or for good. */
export class EntriesRefused extends Error {
  readonly ids: readonly number[];

  constructor(ids: readonly number[], statuses: readonly number[]) {
    super(`The search engine refused ${ids.length} entries with ${[...new Set(statuses)].join(', ')}.`);
    this.name = 'EntriesRefused';
    this.ids = ids;
  }
}

/**
 * Writes entries to an index, unless it has their state of a later change. Repetitions change nothing.
 * @param sequence number of the change as of which the states were read
 * @throws EntriesRefused when some were not accepted; all others were written
 */
export async function writeEntries(
  client: Client,
  index: string,
  kind: SearchKind,
  entries: readonly SearchEntry[],
  sequence: number,
): Promise<void> {
  const refused: { id: number; status: number }[] = [];
  for (let start = 0; start < entries.length; start += mostAtOnce) {
    const body = entries
      .slice(start, start + mostAtOnce)
      .flatMap((entry) => [
        { index: { _id: String(entry.id), version: sequence, version_type: 'external_gte' } },
        toSource(kind, entry),
      ]);
    const { body: answer } = await client.bulk({ index, body }, { requestTimeout: timeoutMs });
    for (const { index: item } of response.parse(answer).items) {
      if (item.status >= 300 && item.status !== conflict) refused.push({ id: Number(item._id), status: item.status });
    }
  }
  if (refused.length === 0) return;
  throw new EntriesRefused(
    refused.map(({ id }) => id),
    refused.map(({ status }) => status),
  );
}
