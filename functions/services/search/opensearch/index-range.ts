import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod/mini';
import { toEpochMs } from '#shared/domain/time.ts';
import type { Place, SearchKind } from '../port/port.ts';
import { all, compares, is } from './clause.ts';
import { searchedName } from './index-names.ts';
import { byTime } from './search-request.ts';

/** Documents of one page of the index. */
const pageSize = 1_000;

/** A part of an index in the order `newest`: what comes after a place, up to and with another; absent: without that end. */
export interface IndexRange {
  after: Place | undefined;
  until: Place | undefined;
}

const document = z.object({ id: z.int(), at: z.int(), checksum: z.string() });
export type Checksum = z.output<typeof document>;

const page = z.object({ hits: z.object({ hits: z.array(z.object({ _source: document })) }) });

/** Reads the checksums of a range's documents page by page, without marks of what has gone. */
export async function* readChecksums(client: Client, kind: SearchKind, range: IndexRange): AsyncGenerator<Checksum[]> {
  const { until } = range;
  const end = until && { at: toEpochMs(until.at), id: until.id };
  let after = range.after && [toEpochMs(range.after.at), range.after.id];
  do {
    const { body } = await client.search({
      index: searchedName(kind),
      body: {
        query: all([is('is_gone', false), ...(end ? [compares('at', 'gte', end.at)] : [])]),
        sort: [...byTime],
        ...(after && { search_after: after }),
        size: pageSize,
        _source: ['id', 'at', 'checksum'],
      },
    });
    const found = page.parse(body).hits.hits.map(({ _source }) => _source);
    // Those of the last instant with lower ids belong to the next range.
    yield found.filter(({ at, id }) => !end || at > end.at || id >= end.id);
    const last = found.at(-1);
    after = found.length < pageSize ? undefined : last && [last.at, last.id];
  } while (after);
}
