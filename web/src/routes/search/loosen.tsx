import type { SearchSummary } from '#web/features/search-filters/facets.ts';
import type { FilterSearch } from '#web/features/search-filters/use-filters.ts';
import { later } from '#web/lib/later.tsx';

// Most searches find something: its code loads with the first one that does not, so that lists start without it.
const LoosenOne = later(async () => (await import('#web/features/search-filters/loosen-one.tsx')).LoosenOne);

/**
 * Which single filter to loosen, where the search says so: nothing while it is loading, where it found something, and where no
 * single filter is to blame.
 */
export const Loosen = ({ search, summary }: { search: FilterSearch; summary: SearchSummary | null | undefined }) =>
  summary?.loosenings && <LoosenOne search={search} loosenings={summary.loosenings} />;
