import { describeError, log } from '#functions/platform/log.ts';
import type { SearchEngine } from '../port/port.ts';
import { withSummaries } from '../port/port.ts';
import { dropIndex, liveIndex } from './live-index.ts';

/** The default engine: a SQLite index in each function, updated from the change feed (decision 47). */
export const embeddedEngine: SearchEngine = {
  async search(kind, query, now) {
    const live = await liveIndex(kind, now);
    if (!live) return 'missing';
    try {
      return { ...withSummaries(kind, live.index.search(query)), isPartial: live.isBehind };
    } catch (error) {
      log('SEARCH_INDEX_FAILED', { kind: kind.name, ...describeError(error) });
      dropIndex(kind);
      return 'failed';
    }
  },
  async similarWords(kind, word, _, now) {
    return (await liveIndex(kind, now))?.index.similarWords(word) ?? [];
  },
};
