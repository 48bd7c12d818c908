import { splitsOf } from '#functions/services/search/embedded/vocabulary.ts';
import type { SearchEntry, SearchKind } from '#functions/services/search/port/port.ts';
import { isOneEdit } from '#shared/domain/one-edit.ts';
import { wordsOf } from '#shared/domain/search-words.ts';
import { spelledText } from '#shared/domain/spelled-text.ts';
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
    similarWords(word) {
      const texts = [...entries.values()].flatMap(({ document }) =>
        kind.keyword.map((column) => spelledText(document?.texts[column] ?? '')),
      );
      const words = new Set(texts.flatMap(wordsOf));
      const apart = splitsOf(word).filter((pair) => texts.some((text) => text.includes(` ${pair}`)));
      return [...[...words].filter((each) => isOneEdit(each, word)), ...apart];
    },
    close() {
      entries.clear();
    },
  };
}

conformance({ name: 'of the plain check of every document', open: openOracle });
