import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createClient } from '#functions/services/search/opensearch/client.ts';
import { indexBody } from '#functions/services/search/opensearch/index-body.ts';
import { similarWordsIn } from '#functions/services/search/opensearch/similar-words.ts';
import { writeEntries } from '#functions/services/search/opensearch/write-entries.ts';
import type { SearchKind } from '#functions/services/search/port/port.ts';
import { conformance, type TestedIndex } from '../search/conformance.ts';
import { searchPatiently } from './search-patiently.ts';

const client = createClient(process.env.OPENSEARCH_ENDPOINT ?? '');

/** An index of several shards, as a collection may have, whose documents are found as soon as they are written. */
async function open(kind: SearchKind): Promise<TestedIndex> {
  const index = `${kind.name}-${randomUUID()}`;
  const { settings, mappings } = indexBody(kind);
  const shards = { number_of_shards: 3, number_of_replicas: 1 };
  await client.indices.create({ index, body: { settings: { ...settings, ...shards }, mappings } as never });
  return {
    search: (query) => searchPatiently(client, index, kind, query),
    similarWords: (word, filters) => similarWordsIn(client, index, kind, word, filters, 60_000),
    async apply(entries, sequence) {
      expect(await writeEntries(client, index, kind, entries, sequence)).toEqual([]);
      await client.indices.refresh({ index });
    },
    async close() {
      await client.indices.delete({ index });
    },
  };
}

conformance({ name: 'OpenSearch', open });
