import { type SavedFilters, savedFilterNames } from '#shared/domain/saved-searches.ts';

/** The filters of a search's query as they are saved: without its order and pages. */
export const savedFiltersOf = (query: Readonly<Record<string, unknown>>): SavedFilters =>
  Object.fromEntries(
    savedFilterNames.flatMap((name) => {
      const value = query[name];
      return value === undefined || value === '' ? [] : [[name, String(value)]];
    }),
  );

export const hasFilters = (filters: SavedFilters): boolean => Object.keys(filters).length > 0;
