import { salaryBandNames } from '#shared/domain/salary.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';
import { type Counts, withCount } from './facets.ts';
import { bandFilters, bandOf } from './pay.ts';
import type { FilterSearch } from './use-filters.ts';

/** The salary as a band, as in the public search. */
export const PayBand = ({
  filters,
  apply,
  counts,
}: Pick<FilterSearch, 'filters' | 'apply'> & { counts: Counts | undefined }) => {
  const t = useT();
  return (
    <Select
      name="salary"
      label={t('jobs.filters.salary')}
      value={bandOf(filters) ?? ''}
      onChange={({ target }) => apply((present) => ({ ...present, ...bandFilters(target.value) }))}
      options={[
        { value: '', label: t('jobs.filters.allSalaries') },
        ...salaryBandNames.map((band) => ({
          value: band,
          label: withCount(t(`jobs.salary.${band}` as MessageKey), band, counts),
        })),
      ]}
    />
  );
};
