import { isDeepStrictEqual } from 'node:util';
import type { Comparison, Found, IndexKind, SearchDocument, SearchEntry, SearchFilters } from './port/port.ts';

/** Things that one batch reads. */
const readAtOnce = 100;

/**
 * What was found, as the table has it now: without what must not be found any more or no longer meets the filters, so that
 * a closed job and a deactivated person disappear before the engine shows that (0.5 read units for each 4 KB of a thing).
 * What is shown of a thing that is unchanged meets the words as it did; a changed one is matched anew.
 */
export async function presentFound<Summary>(
  kind: IndexKind<Summary>,
  filters: SearchFilters,
  found: readonly Found<Summary>[],
): Promise<Found<Summary>[]> {
  const documents = await readDocuments(
    kind,
    found.map(({ place }) => place.id),
  );
  const present = found.flatMap(({ place, summary }) => {
    const document = documents.get(place.id);
    if (!document || !filters.where.every((comparison) => meets(document, comparison))) return [];
    const now = kind.summary.parse(document.summary);
    return [{ found: { place, summary: now }, document, isChanged: !isDeepStrictEqual(now, summary) }];
  });
  const changed = present.filter(({ isChanged }) => isChanged);
  const matching = await matchAnew(
    kind,
    filters,
    changed.map(({ found: { place }, document }) => ({ id: place.id, document })),
  );
  return present
    .filter(({ isChanged, found: { place } }) => !isChanged || matching.has(place.id))
    .map(({ found: each }) => each);
}

async function readDocuments(kind: IndexKind, ids: readonly number[]): Promise<Map<number, SearchDocument>> {
  const documents = new Map<number, SearchDocument>();
  for (let start = 0; start < ids.length; start += readAtOnce) {
    for (const { id, document } of await kind.read(ids.slice(start, start + readAtOnce), 'eventual')) {
      if (document) documents.set(id, document);
    }
  }
  return documents;
}

/** Whether a document meets a comparison, by its values. */
export function meets({ values }: SearchDocument, { column, is, value }: Comparison): boolean {
  const own = values[column] ?? null;
  if (is === 'lacks') return !(Array.isArray(own) && own.includes(value));
  if (own === null) return false;
  if (is === '=') return own === value;
  return is === '>=' ? own >= value : own <= value;
}

/** The ids of those entries that all filters find. */
async function matchAnew(
  kind: IndexKind,
  { terms, contains, where, languages }: SearchFilters,
  entries: readonly SearchEntry[],
): Promise<Set<number>> {
  if (entries.length === 0) return new Set();
  const { SqliteIndex } = await import('./embedded/sqlite-index.ts');
  const index = await SqliteIndex.inMemory(kind, entries);
  try {
    const page = { order: 'newest', limit: entries.length, after: undefined, counted: 'nothing' } as const;
    const { found } = index.search({ terms, contains, where, languages, ...page });
    return new Set(found.map(({ place }) => place.id));
  } finally {
    index.close();
  }
}
