import { randomUUID } from 'node:crypto';
import { keys } from '#functions/data/keys.ts';
import { newSearch, type SearchOwner } from '#functions/entities/saved-search/saved-search-store.ts';
import { savedSearchSchemaVersion } from '#functions/entities/saved-search/stored-saved-search.ts';
import { searchedBy } from '#shared/domain/saved-searches.ts';
import { toIso } from '#shared/domain/time.ts';
import type { DemoSavedSearch } from './demo-types.ts';
import { type ItemVersion, itemOf } from './item-version.ts';

/** The items of saved searches with the counts of their owners; `idOf` gives the id of an owner. */
export const searchItems = (
  searches: readonly DemoSavedSearch[],
  idOf: (owner: DemoSavedSearch['owner']) => number,
): ItemVersion[] => {
  const counts = new Map<string, number>();
  return searches.flatMap(({ owner: { kind, index }, name, filters, frequency, saved_at }) => {
    const owner: SearchOwner = { kind, id: idOf({ kind, index }) };
    const count = (counts.get(`${kind} ${index}`) ?? 0) + 1;
    counts.set(`${kind} ${index}`, count);
    const at = toIso(saved_at);
    const times = { created_at: at, since: at, reported_at: null };
    const search = newSearch({ id: randomUUID(), owner, kind: searchedBy(kind), name, filters, frequency, ...times });
    return [
      { at: saved_at, item: itemOf(search) },
      { at: saved_at, item: countItem(owner, count) },
    ];
  });
};

const countItem = ({ kind, id }: SearchOwner, count: number) => ({
  ...keys.savedSearchCount(kind, id),
  entity: 'saved_search_count',
  schema_version: savedSearchSchemaVersion,
  count,
});
