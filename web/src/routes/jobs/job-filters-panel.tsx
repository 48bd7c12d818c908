import type { JobSearchSort } from '#shared/domain/job-terms.ts';
import { CurrencySelect } from '#web/features/jobs/currency-select.tsx';
import { ratesText } from '#web/features/jobs/rates-text.ts';
import { countsOf } from '#web/features/search-filters/facets.ts';
import { PayBand } from '#web/features/search-filters/pay-band.tsx';
import { SearchPanel } from '#web/features/search-filters/search-panel.tsx';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { JobSearch } from './use-job-search.ts';

// Only the dashboard has the range.
const PayRange = later(async () => (await import('#web/features/search-filters/pay-range.tsx')).PayRange, {
  waiting: <Skeleton className="h-23.5 w-full" />,
});

interface JobPanelProps extends Omit<JobSearch, 'query'> {
  /** How the salary is chosen: from the bands of the public search, or as a range as on the dashboard. */
  pay: 'bands' | 'range';
  /** The orders to choose from. */
  sorts: readonly JobSearchSort[];
  clear: string;
  onClose: () => void;
}

/** All filters of a search for jobs, its order, and the currency of salaries. */
export const JobFiltersPanel = ({ search, summary, sort, chooseSort, pay, sorts, clear, onClose }: JobPanelProps) => {
  const t = useT();
  return (
    <SearchPanel {...{ search, summary, clear, onClose }}>
      {pay === 'range' ? <PayRange {...search} /> : <PayBand {...search} counts={countsOf(summary, 'pay')} />}
      <Select
        name="sort"
        label={t('jobs.filters.sort')}
        value={sort}
        onChange={({ target }) => chooseSort(sorts.find((each) => each === target.value) ?? sort)}
        options={sorts.map((each) => ({
          value: each,
          label: t(each === 'match' || each === 'fit' ? 'search.sort.match' : `jobs.sort.${each}`),
        }))}
      />
      <CurrencySelect hint={ratesText()} />
    </SearchPanel>
  );
};
