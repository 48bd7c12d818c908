import type { SearchEntry, SearchKind } from '#functions/services/search/port.ts';
import { conformance, type TestedIndex } from './conformance.ts';
import { jobs, people } from './corpus.ts';
import { oracle } from './oracle.ts';

/** The oracle as an index, so that the cases that were written by hand are checked against the rules. */
function openOracle(kind: SearchKind): TestedIndex {
  const sources = new Map([...jobs, ...people].map((thing) => [thing.id, thing]));
  const entries = new Map<number, SearchEntry>();
  return {
    apply(some) {
      for (const entry of some) entries.set(entry.id, entry);
    },
    search(query) {
      const things = [...entries.values()].flatMap(({ id, document }) => {
        if (!document) return [];
        const alternatives = document.languages?.tags.map(({ tag }) => ({ tag, min: {} })) ?? [];
        const stated = { all: alternatives.map((each) => ({ need: 'must' as const, any: [each] })), pairs: [] };
        return [{ requirements: stated, ...sources.get(id), id, document }];
      });
      return oracle(kind, things).search(query);
    },
    close() {
      entries.clear();
    },
  };
}

conformance({ name: 'of the plain check of every document', open: openOracle });
