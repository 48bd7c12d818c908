import { type Client, errors } from '@opensearch-project/opensearch';
import { describeError, log } from '#functions/platform/log.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type {
  IndexKind,
  Outcome,
  SearchAnswer,
  SearchEngine,
  SearchFilters,
  SearchKind,
  SearchQuery,
} from '../port/port.ts';
import { withSummaries } from '../port/port.ts';
import { createClient } from './client.ts';
import { FeedLag } from './feed-lag.ts';
import { searchedName } from './index-names.ts';
import { RecentAnswers } from './recent-answers.ts';
import { searchDocuments } from './search-documents.ts';
import type { CountedValues } from './search-ranked.ts';
import { similarWordsIn } from './similar-words.ts';

/** After a failure no search waits for the engine for this long: one that wakes up needs 10 to 30 seconds. */
const restMs = 3_000;
/** How long a search without results waits for words like its own. */
const similarPatienceMs = 1_000;

/** Searches in the OpenSearch of an address (decision 48). What is shown of its answers is read from the table. */
export class OpenSearchEngine implements SearchEngine {
  private readonly client: Client;
  private readonly lags = new Map<SearchKind['name'], FeedLag>();
  private readonly recent = new RecentAnswers<CountedValues>(({ counts }) => !counts.isPartial);
  private readonly resting = new Map<SearchKind['name'], { since: EpochMs; outcome: 'missing' | 'failed' }>();

  constructor(endpoint: string) {
    this.client = createClient(endpoint);
  }

  async search<Summary>(kind: IndexKind<Summary>, query: SearchQuery, now: EpochMs): Promise<Outcome<Summary>> {
    const rest = this.resting.get(kind.name);
    if (rest && Math.abs(now - rest.since) < restMs) return rest.outcome;
    const [outcome, isBehind] = await Promise.all([this.ask(kind, query), this.lagOf(kind).isBehind(now)]);
    if (typeof outcome === 'string') this.resting.set(kind.name, { since: now, outcome });
    else this.resting.delete(kind.name);
    return typeof outcome === 'object' && isBehind ? asPartial(outcome) : outcome;
  }

  async similarWords(kind: IndexKind, word: string, filters: SearchFilters): Promise<string[]> {
    if (this.resting.has(kind.name)) return [];
    try {
      return await similarWordsIn(this.client, searchedName(kind), kind, word, filters, similarPatienceMs);
    } catch (error) {
      log('SEARCH_INDEX_FAILED', { kind: kind.name, ...describeError(error) });
      return [];
    }
  }

  private lagOf(kind: IndexKind): FeedLag {
    const lag = this.lags.get(kind.name) ?? new FeedLag(this.client, kind);
    this.lags.set(kind.name, lag);
    return lag;
  }

  /** Whatever the engine does wrong, the search goes on without it. */
  private async ask<Summary>(kind: IndexKind<Summary>, query: SearchQuery): Promise<Outcome<Summary>> {
    try {
      return withSummaries(
        kind,
        await searchDocuments(this.client, searchedName(kind), kind, query, undefined, this.recent),
      );
    } catch (error) {
      const isMissing = isWithoutIndex(error);
      log(isMissing ? 'SEARCH_INDEX_MISSING' : 'SEARCH_INDEX_FAILED', { kind: kind.name, ...describeError(error) });
      return isMissing ? 'missing' : 'failed';
    }
  }
}

const isWithoutIndex = (error: unknown): boolean =>
  error instanceof errors.ResponseError &&
  (error.body as { error?: { type?: unknown } } | undefined)?.error?.type === 'index_not_found_exception';

const asPartial = <Summary>({ total, ...answer }: SearchAnswer<Summary>): SearchAnswer<Summary> => ({
  ...answer,
  total: total && { ...total, isExact: false },
  isPartial: true,
});

const engines = new Map<string, OpenSearchEngine>();

/** The engine at an address: one for the process, which remembers failures. */
export function openSearchAt(endpoint: string): OpenSearchEngine {
  const engine = engines.get(endpoint) ?? new OpenSearchEngine(endpoint);
  engines.set(endpoint, engine);
  return engine;
}
