import { lazy, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';
import type { SaveSearchProps } from './save-search.tsx';
import { hasFilters } from './saved-filters.ts';

const Loaded = lazy(async () => {
  const [{ SaveSearch }] = await Promise.all([import('./save-search.tsx'), loadCatalogues(['alerts'])]);
  return { default: SaveSearch };
});

/** The button that saves a search, once there is a filter; code and texts load after the results. */
export const SaveSearch = (props: SaveSearchProps) =>
  hasFilters(props.filters) && (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
