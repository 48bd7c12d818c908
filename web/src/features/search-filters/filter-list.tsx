import { useChips } from './active-filters.tsx';
import type { FilterSearch } from './use-filters.ts';

/** A dot before every part but the first. */
const separated = "not-first:before:mx-2 not-first:before:content-['·']";

/** The filters of a search in words; needs the texts `search` and `languageTerms`. */
export const FilterList = (search: Pick<FilterSearch, 'kind' | 'filters'>) => (
  <ul className="flex flex-wrap gap-y-0.5">
    {useChips(search).map(({ id, text }) => (
      <li key={id} className={separated}>
        <bdi>{text}</bdi>
      </li>
    ))}
  </ul>
);
