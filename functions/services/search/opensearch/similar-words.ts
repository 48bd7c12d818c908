import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod/mini';
import { isOneEdit } from '#shared/domain/one-edit.ts';
import { wordsOf } from '#shared/domain/search-words.ts';
import { splitsOf } from '../embedded/vocabulary.ts';
import type { SearchFilters, SearchKind } from '../port/port.ts';
import { all, any, type Clause } from './clause.ts';
import { otherClauses, textClauses } from './filters.ts';

/** Documents whose texts are read for one word. */
const maxRead = 10;

const answer = z.object({
  hits: z.object({
    hits: z.array(z.object({ _source: z.object({ texts: z.record(z.string(), z.string()) }) })),
  }),
});

const fuzzy = (column: string, value: string): Clause => ({
  fuzzy: { [`texts.${column}.words`]: { value, fuzziness: 1, transpositions: true, max_expansions: 50 } },
});

const phrase = (column: string, text: string): Clause => ({ match_phrase: { [`texts.${column}`]: text } });

/** Words at one edit, and pairs of words, in the texts of documents that meet the filters. */
export async function similarWordsIn(
  client: Client,
  index: string,
  kind: SearchKind,
  word: string,
  filters: SearchFilters,
  timeoutMs: number,
): Promise<string[]> {
  const others = { ...filters, terms: [] };
  const splits = splitsOf(word);
  const isSimilar = any(
    kind.keyword.flatMap((column) => [fuzzy(column, word), ...splits.map((split) => phrase(column, ` ${split}`))]),
  );
  const { body } = await client.search(
    {
      index,
      body: {
        query: all([...textClauses(kind, others), ...otherClauses(kind, others), isSimilar]) as never,
        size: maxRead,
        _source: kind.keyword.map((column) => `texts.${column}`),
      },
    },
    { requestTimeout: timeoutMs },
  );
  const texts = answer.parse(body).hits.hits.flatMap(({ _source }) => Object.values(_source.texts));
  const near = texts.flatMap((text) => wordsOf(text).filter((each) => isOneEdit(each, word)));
  const apart = splits.filter((split) => texts.some((text) => text.includes(` ${split}`)));
  return [...new Set([...near, ...apart])];
}
