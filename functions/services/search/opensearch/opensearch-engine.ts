import type { Client } from '@opensearch-project/opensearch';
import { describeError, log } from '#functions/platform/log.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { SearchAnswer, SearchEngine, SearchKind, SearchQuery } from '../port.ts';
import { searchedName } from './index-names.ts';
import { RecentChanges } from './recent-changes.ts';
import { refreshFound } from './refresh-found.ts';
import { searchDocuments } from './search-documents.ts';
import type { SearchSource } from './search-source.ts';

/** After a failure no search waits for the engine for this long: one that wakes up needs 10 to 30 seconds. */
const restMs = 3_000;

/** Searches in OpenSearch, with the changes of the last minutes from the table. */
export class OpenSearchEngine implements SearchEngine {
  private readonly client: Client;
  private readonly kinds: Map<SearchKind['name'], { source: SearchSource; recent: RecentChanges }>;
  private failedAt: EpochMs | undefined;

  constructor(client: Client, sources: readonly SearchSource[]) {
    this.client = client;
    this.kinds = new Map(
      sources.map((source) => [source.name, { source, recent: new RecentChanges(source.name) }] as const),
    );
  }

  async search({ name }: SearchKind, query: SearchQuery, now: EpochMs): Promise<SearchAnswer | undefined> {
    const kind = this.kinds.get(name);
    if (!kind || (this.failedAt !== undefined && Math.abs(now - this.failedAt) < restMs)) return undefined;
    const [answer, changed] = await Promise.all([this.ask(kind.source, query, now), kind.recent.ids(now)]);
    return answer && { ...answer, found: await refreshFound(kind.source, query, answer.found, changed) };
  }

  /** Whatever the engine does wrong, the caller falls back to the table. */
  private async ask(source: SearchSource, query: SearchQuery, now: EpochMs): Promise<SearchAnswer | undefined> {
    try {
      const answer = await searchDocuments(this.client, searchedName(source), source, query);
      this.failedAt = undefined;
      return answer;
    } catch (error) {
      log('SEARCH_INDEX_FAILED', { kind: source.name, ...describeError(error) });
      this.failedAt = now;
      return undefined;
    }
  }
}
