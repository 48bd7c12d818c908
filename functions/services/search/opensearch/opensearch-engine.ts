import type { Client } from '@opensearch-project/opensearch';
import { describeError, log } from '#functions/platform/log.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { IndexKind, SearchAnswer, SearchEngine, SearchKind, SearchQuery } from '../port.ts';
import { createClient } from './client.ts';
import { searchedName } from './index-names.ts';
import { RecentChanges } from './recent-changes.ts';
import { refreshFound } from './refresh-found.ts';
import { searchDocuments } from './search-documents.ts';

/** After a failure no search waits for the engine for this long: one that wakes up needs 10 to 30 seconds. */
const restMs = 3_000;

/** Searches in the OpenSearch of an address, with the changes of the last hour from the table (decision 48). */
export class OpenSearchEngine implements SearchEngine {
  private readonly client: Client;
  private readonly recent = new Map<SearchKind['name'], RecentChanges>();
  private failedAt: EpochMs | undefined;

  constructor(endpoint: string) {
    this.client = createClient(endpoint);
  }

  async search(kind: IndexKind, query: SearchQuery, now: EpochMs): Promise<SearchAnswer | undefined> {
    if (this.failedAt !== undefined && Math.abs(now - this.failedAt) < restMs) return undefined;
    const [answer, changed] = await Promise.all([this.ask(kind, query, now), this.changesOf(kind).ids(now)]);
    return answer && { ...answer, found: await refreshFound(kind, query, answer.found, changed) };
  }

  private changesOf({ name }: SearchKind): RecentChanges {
    const changes = this.recent.get(name) ?? new RecentChanges(name);
    this.recent.set(name, changes);
    return changes;
  }

  /** Whatever the engine does wrong, the caller falls back to the table. */
  private async ask(kind: IndexKind, query: SearchQuery, now: EpochMs): Promise<SearchAnswer | undefined> {
    try {
      const answer = await searchDocuments(this.client, searchedName(kind), kind, query);
      this.failedAt = undefined;
      return answer;
    } catch (error) {
      log('SEARCH_INDEX_FAILED', { kind: kind.name, ...describeError(error) });
      this.failedAt = now;
      return undefined;
    }
  }
}

const engines = new Map<string, OpenSearchEngine>();

/** The engine at an address: one for the process, which remembers failures and changes. */
export function openSearchAt(endpoint: string): OpenSearchEngine {
  const engine = engines.get(endpoint) ?? new OpenSearchEngine(endpoint);
  engines.set(endpoint, engine);
  return engine;
}
