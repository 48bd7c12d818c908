import { later } from '#web/lib/later.tsx';
import type { SaveSearchProps } from './save-search.tsx';

const Loaded = later(async () => (await import('./save-search.tsx')).SaveSearch, { texts: ['savedSearches'] });

/** The button that saves a search, once there is a filter; code and texts load after the results. */
export const SaveSearch = (props: SaveSearchProps) => Object.keys(props.filters).length > 0 && <Loaded {...props} />;
