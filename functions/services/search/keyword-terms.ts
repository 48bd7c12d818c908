import { meaningsOfWords } from '#shared/domain/occupations/named-words.ts';
import { type SearchTerm, searchTerms } from '#shared/domain/search-words.ts';

/**
 * The terms of a keyword. Words that are the name of an occupation in any language also find what has that occupation:
 * `Dolmetscher`, `interpreter` and `通訳` find the same jobs. What has no occupation is found by its words alone.
 */
export async function keywordTerms(keyword = ''): Promise<SearchTerm[]> {
  if (keyword.trim() === '') return [];
  // Loaded with the first keyword of an instance (70 KB of names, some 20 ms).
  const { occupationNames } = await import('#shared/domain/occupations/all-names.ts');
  return searchTerms(keyword, (words) => meaningsOfWords(occupationNames(), words));
}
