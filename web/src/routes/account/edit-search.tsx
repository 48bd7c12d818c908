import { useState } from 'react';
import type { SavedSearch } from '#shared/contracts/saved-search-answers.ts';
import { useChangeSearch } from '#web/features/saved-searches/use-saved-searches.ts';
import { ActiveFilters } from '#web/features/search-filters/active-filters.tsx';
import { AllFilters } from '#web/features/search-filters/all-filters.tsx';
import { PayRange } from '#web/features/search-filters/pay-range.tsx';
import { type Filters, setFilters } from '#web/features/search-filters/use-filters.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

/** Changes the filters of a saved search by the controls of the search itself; nothing is stored before Save. */
export const EditSearch = ({ search: saved, onClose }: { search: SavedSearch; onClose: () => void }) => {
  const t = useT();
  const [filters, set] = useState<Filters>(saved.filters);
  const change = useChangeSearch(saved.id);
  const search = {
    kind: saved.kind,
    filters,
    apply: (next: (present: Filters) => Filters) => set((present) => setFilters(next(present))),
    clear: () => set({}),
  };
  return (
    <AllFilters
      search={search}
      onClose={onClose}
      lead={<ActiveFilters search={search} clear={t('jobs.filters.clear')} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={Object.keys(filters).length === 0}
            loading={change.isPending}
            onClick={() => change.mutate({ filters }, { onSuccess: onClose })}
          >
            {t('savedSearches.save')}
          </Button>
        </>
      }
    >
      {saved.kind === 'jobs' && <PayRange {...search} />}
    </AllFilters>
  );
};
