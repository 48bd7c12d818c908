import type { ReactNode } from 'react';
import { useJobGroups } from '#web/features/search-filters/facet-groups.tsx';
import { FacetPanel } from '#web/features/search-filters/facet-panel.tsx';
import { LanguageConditions } from '#web/features/search-filters/language-conditions.tsx';
import { SearchLayout } from '#web/features/search-filters/search-layout.tsx';
import { SearchNotes } from '#web/features/search-filters/search-notes.tsx';
import { useSearchSummary } from '#web/features/search-filters/use-search-summary.ts';
import { inElement } from '#web/ui/button.tsx';
import type { useJobSearch } from './use-job-search.ts';

/**
 * The results of a search for jobs with what narrows them down: conditions on languages, and counts of the results.
 * `lead` chooses which jobs are shown.
 */
export const JobSearchLayout = ({
  more,
  query,
  lead,
  children,
}: Pick<ReturnType<typeof useJobSearch>, 'more' | 'query'> & { lead?: ReactNode; children: ReactNode }) => {
  const summary = useSearchSummary(query);
  const pay = { chosen: more.chosen.salary ?? '', toggle: (band: string) => more.toggle('salary', band) };
  const groups = useJobGroups(summary?.facets, more, pay);
  return (
    <SearchLayout
      lead={lead}
      tools={
        <>
          <LanguageConditions {...more} isIcon={lead !== undefined} />
          <FacetPanel groups={summary === undefined ? undefined : groups} isIcon={lead !== undefined} />
        </>
      }
    >
      {summary && <SearchNotes {...summary} about="jobs" />}
      {inElement(children)}
    </SearchLayout>
  );
};
