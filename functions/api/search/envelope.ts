import type { Correction } from '#functions/services/search/corrections.ts';
import type { SearchAnswer } from '#functions/services/search/search-store.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { wordsOf } from '#shared/domain/search-words.ts';
import { spell } from '#shared/domain/spelled-text.ts';

/** What every answer of a search has besides its items and facets. */
export const countsOf = ({ total, unknown, isPartial }: Pick<SearchAnswer, 'total' | 'unknown' | 'isPartial'>) => ({
  total: total?.count ?? 0,
  total_is_exact: total?.isExact ?? false,
  unknown,
  partial: isPartial,
});

type Counted = SearchAnswer['facets'][string][number];

/** The values of a facet as the contract names them; the index has no other ones. */
export const valuesOf = <Value>({ facets }: SearchAnswer, name: string): { value: Value; count: number }[] =>
  (facets[name] ?? []).map(({ value, count }: Counted) => ({ value: value as Value, count }));

const textsOf = (found: object): string[] =>
  Object.values(found)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'string');

/**
 * The corrections of a search as people write the words: the one of the keyword, and the one of the first result that has the
 * other; nothing where none was made.
 */
export function correctedOf(corrections: readonly Correction[], keyword = '', found: readonly object[] = []) {
  if (corrections.length === 0) return {};
  const typed = keyword.split(/\s+/);
  const written = found.slice(0, 5).flatMap(textsOf).flatMap(wordsOf);
  const corrected = corrections.map(({ from, to }) => ({
    from: typed.find((word) => spell(word).text === from) ?? from,
    to: written.find((word) => foldText(word) === to) ?? to,
  }));
  return { corrected };
}
