import type { SearchKind } from '../port/port.ts';

const number = (type: 'long' | 'double') => ({ type });
/** Longer values meet no comparison and are counted in no facet; Lucene refuses documents with terms above 32 KB. */
const keyword = { type: 'keyword', ignore_above: 8_000 } as const;
/** Only looked up: neither sorted nor counted. */
const lookup = { ...keyword, doc_values: false } as const;

/** All three-character parts of a text with their positions, so that a phrase of them is a substring. */
const searchedText = {
  type: 'text',
  analyzer: 'trigrams',
  norms: false,
  fields: {
    // Texts of one or two characters.
    short: { type: 'text', analyzer: 'short', norms: false, index_options: 'docs' },
    // Whole words, of which some are similar to a typo.
    words: { type: 'text', analyzer: 'words', norms: false, index_options: 'docs' },
  },
} as const;

const fieldsOf = <Field>(names: readonly string[], field: Field) => ({
  properties: Object.fromEntries(names.map((name) => [name, field])),
});

const levelFields = {
  base: lookup,
  tags: keyword,
  skill: lookup,
  scale: lookup,
  edition: lookup,
  rung: number('long'),
  valid_until: lookup,
  own_low: number('long'),
  own_high: number('long'),
  cefr_low: number('long'),
  cefr_high: number('long'),
};

/**
 * Settings and mappings of a kind's index. They use only what is in every OpenSearch: the built-in n-gram tokenizer, no
 * plugin, no script. Texts come folded, so analysers only cut them into pieces.
 */
export function indexBody(kind: SearchKind) {
  const texts = [...kind.texts, ...kind.longTexts];
  return {
    settings: {
      analysis: {
        tokenizer: {
          trigrams: { type: 'ngram', min_gram: 3, max_gram: 3 },
          short: { type: 'ngram', min_gram: 1, max_gram: 2 },
          words: { type: 'char_group', tokenize_on_chars: ['whitespace', 'punctuation', 'symbol'] },
        },
        analyzer: {
          trigrams: { type: 'custom', tokenizer: 'trigrams' },
          short: { type: 'custom', tokenizer: 'short' },
          words: { type: 'custom', tokenizer: 'words' },
        },
      },
    },
    mappings: {
      dynamic: 'strict',
      properties: {
        id: number('long'),
        at: number('long'),
        is_gone: { type: 'boolean' },
        checksum: { ...lookup, index: false },
        texts: fieldsOf(texts, searchedText),
        words: fieldsOf(texts, lookup),
        // A value is a text or a number; the two are compared and counted apart.
        names: fieldsOf(kind.values, keyword),
        numbers: fieldsOf(kind.values, number('double')),
        tags: keyword,
        parts: {
          type: 'nested',
          properties: { tags: lookup, levels: { type: 'nested', properties: levelFields } },
        },
        summary: { type: 'object', enabled: false },
      },
    },
  } as const;
}
