import { useJobGroups } from '#web/features/search-filters/facet-groups.tsx';
import { FacetPanel } from '#web/features/search-filters/facet-panel.tsx';
import { LanguageConditions } from '#web/features/search-filters/language-conditions.tsx';
import { SearchNotes } from '#web/features/search-filters/search-notes.tsx';
import { useFirstPage } from '#web/features/search-filters/use-first-page.ts';
import type { useJobSearch } from './use-job-search.ts';

/** Conditions on languages and counts of the results, between the filter bar and the list. */
export const JobSearchTools = ({ more, query }: Pick<ReturnType<typeof useJobSearch>, 'more' | 'query'>) => {
  const first = useFirstPage(query);
  const pay = { chosen: more.chosen.salary ?? '', toggle: (band: string) => more.toggle('salary', band) };
  const groups = useJobGroups(first?.facets, more, pay);
  return (
    <>
      <LanguageConditions conditions={more.conditions} changeConditions={more.changeConditions} />
      <FacetPanel groups={groups} />
      {first && <SearchNotes unknown={first.unknown} partial={first.partial} about="jobs" />}
    </>
  );
};
