import { withCanonicalTags } from '#functions/entities/saved-search/stored-saved-search.ts';
import { invalidField } from '#functions/platform/http-error.ts';
import { filtersOf } from '#shared/contracts/saved-search-filters.ts';
import { cleanLine, normalized } from '#shared/domain/clean-text.ts';
import type { SavedFilters, SearchedKind } from '#shared/domain/saved-searches.ts';
import { textId } from '#shared/texts/text-id.ts';

/**
 * The filters that are set, as they are stored: with canonical tags.
 * @throws HttpError 400 when none is set, or when the search of the kind refuses one of them
 */
export function validFilters(kind: SearchedKind, given: SavedFilters): SavedFilters {
  const set = Object.entries(given).map(([name, text]) => [name, normalized(cleanLine(text))] as const);
  const filters: SavedFilters = Object.fromEntries(set.filter(([, text]) => text !== ''));
  if (Object.keys(filters).length === 0) throw invalidField('filters', textId('search_filters_missing'));
  if (!filtersOf[kind].safeParse(filters).success) throw invalidField('filters', textId('search_filters_invalid'));
  return withCanonicalTags(filters);
}
