import type { PageKey } from '#functions/data/page.ts';
import { visibleCandidateKeys } from '#functions/entities/candidate/candidate-store.ts';
import { activeJobKeys } from '#functions/entities/job/job-store.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import type { IndexKind, SearchEntry } from '../port.ts';
import { readEach } from './write-changed.ts';

/** Things of a page that is read one by one, and of one batch of it. */
const [pageSize, batchSize] = [500, 100];

/** The lists that `readAll` reads. */
const keysIn = { jobs: activeJobKeys, candidates: visibleCandidateKeys };

/** A page of what may be found, in the order `newest`. */
export interface TablePage {
  entries: SearchEntry[];
  next: PageKey | undefined;
  /** Things of the page that cannot be read. */
  unreadable: readonly number[];
}

/**
 * Reads a page of everything that may be found; one thing that cannot be read does not keep the others from it (the units
 * of `IndexKind.readAll`, on a page with such a thing 1 for each 4 KB of whole items and again for those of its batch).
 * @throws StoreUnavailable when the table does not answer
 */
export async function readPage(source: IndexKind, start: PageKey | undefined): Promise<TablePage> {
  try {
    return { ...(await source.readAll(start)), unreadable: [] };
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
  }
  const { items, next } = await keysIn[source.name]({ limit: pageSize, start });
  const ids = items.map((key) => source.placeOf(key).id);
  const page: { entries: SearchEntry[]; unreadable: number[] } = { entries: [], unreadable: [] };
  for (let first = 0; first < ids.length; first += batchSize) {
    const { entries, unreadable } = await readEach(source, ids.slice(first, first + batchSize));
    page.entries.push(...entries);
    page.unreadable.push(...unreadable);
  }
  return { ...page, next };
}
