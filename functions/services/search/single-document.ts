import { filtersOf } from '#shared/contracts/saved-search-filters.ts';
import { conditionsOf } from '#shared/contracts/search-conditions.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import type { SavedFilters, SearchedKind } from '#shared/domain/saved-searches.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { candidateQuery } from './candidate-query.ts';
import { SqliteIndex } from './embedded/sqlite-index.ts';
import { jobQuery } from './job-query.ts';
import type { SearchEntry, SearchFilters } from './port/port.ts';
import { indexOf } from './search-kinds.ts';

/** The query of a saved search, as the call of its kind makes it; undefined when its filters are no longer valid. */
export async function savedQuery(
  kind: SearchedKind,
  saved: SavedFilters,
  now: EpochMs,
): Promise<SearchFilters | undefined> {
  const today = dayOf(now);
  if (kind === 'jobs') {
    const parsed = filtersOf.jobs.safeParse(saved);
    if (!parsed.success) return undefined;
    const { tag, skill, level, ...filters } = parsed.data;
    const conditions = conditionsOf({ tag, skill, level });
    return { ...(await jobQuery(filters, 'newest', now)), languages: { conditions, evidence: 'declared', today } };
  }
  const parsed = filtersOf.candidates.safeParse(saved);
  if (!parsed.success) return undefined;
  const { tag, skill, level, evidence = 'declared', ...filters } = parsed.data;
  const conditions = conditionsOf({ tag, skill, level });
  return { ...(await candidateQuery(filters, 'newest', 'all')), languages: { conditions, evidence, today } };
}

/**
 * An index of one document, in memory: a saved search finds it exactly when the search with the same filters does.
 */
export class SingleDocument {
  private readonly index: SqliteIndex;

  private constructor(index: SqliteIndex) {
    this.index = index;
  }

  static async open(kind: SearchedKind, entry: SearchEntry): Promise<SingleDocument> {
    return new SingleDocument(await SqliteIndex.inMemory(indexOf[kind], [entry]));
  }

  isFoundBy(filters: SearchFilters): boolean {
    const { found } = this.index.search({
      ...filters,
      order: 'newest',
      limit: 1,
      after: undefined,
      counted: 'nothing',
    });
    return found.length > 0;
  }

  close(): void {
    this.index.close();
  }
}
