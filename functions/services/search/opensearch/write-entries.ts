import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod/mini';
import { log } from '#functions/platform/log.ts';
import type { SearchEntry, SearchKind } from '../port/port.ts';
import { toSource } from './to-source.ts';

/** Documents of one request: with whole descriptions some megabytes, of the 10 MB that a collection accepts. */
const maxAtOnce = 100;
const timeoutMs = 30_000;

/** The state in the index is of this change or a later one. */
const conflict = 409;

/** What the engine answers for its own state, whatever the document: no right, no index, throttled, away. */
const ofEngine: readonly number[] = [403, 404, 429, 502, 503, 504];

const response = z.object({
  items: z.array(z.object({ index: z.object({ _id: z.string(), status: z.int() }) })),
});

/** Entries that the engine does not accept now; it may later. */
export class EntriesRefused extends Error {
  constructor(refusals: readonly Refusal[]) {
    const statuses = [...new Set(refusals.map(({ status }) => status))];
    super(`The search engine refused ${refusals.length} entries with ${statuses.join(', ')}.`);
    this.name = 'EntriesRefused';
  }
}

interface Refusal {
  id: number;
  status: number;
}

/**
 * Writes entries to an index, unless it has their state of a later change. Duplicate deliveries change nothing.
 * @param sequence number of the change as of which the states were read
 * @returns the ids of entries whose documents the engine refuses, which it will again; all others were written
 * @throws EntriesRefused when some were not accepted for a time; all others were written
 */
export async function writeEntries(
  client: Client,
  index: string,
  kind: SearchKind,
  entries: readonly SearchEntry[],
  sequence: number,
): Promise<number[]> {
  const refusals: Refusal[] = [];
  for (let start = 0; start < entries.length; start += maxAtOnce) {
    refusals.push(...(await writeBatch(client, index, kind, entries.slice(start, start + maxAtOnce), sequence)));
  }
  const forTime = refusals.filter(({ status }) => ofEngine.includes(status));
  if (forTime.length > 0) throw new EntriesRefused(forTime);
  const ids = refusals.map(({ id }) => id);
  if (ids.length > 0) log('SEARCH_DOCUMENT_REFUSED', { kind: kind.name, ids: ids.join(' '), index });
  return ids;
}

async function writeBatch(
  client: Client,
  index: string,
  kind: SearchKind,
  entries: readonly SearchEntry[],
  sequence: number,
): Promise<Refusal[]> {
  const body = entries.flatMap((entry) => [
    { index: { _id: String(entry.id), version: sequence, version_type: 'external_gte' } },
    toSource(kind, entry),
  ]);
  const { body: answer } = await client.bulk({ index, body }, { requestTimeout: timeoutMs });
  const { items } = response.parse(answer);
  return items.flatMap(({ index: { _id, status } }) =>
    status >= 300 && status !== conflict ? [{ id: Number(_id), status }] : [],
  );
}
