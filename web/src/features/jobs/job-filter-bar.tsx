import { MapPin, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { jobSorts, jobTypes } from '#shared/domain/job-terms.ts';
import { salaryBands } from '#shared/domain/salary.ts';
import { useT } from '#web/lib/i18n.ts';
import type { MessageKey } from '#web/locales/catalogues.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterToggle } from '#web/ui/filter-toggle.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CurrencySelect } from './currency-select.tsx';
import type { useJobFilters } from './job-filters.ts';

/** The search form: texts apply with Enter or the button, selects immediately. On phones all but the keyword is collapsed. */
export const JobFilterBar = ({ filters, isFiltered, apply, clear }: ReturnType<typeof useJobFilters>) => {
  const t = useT();
  const { keyword: _, ...others } = filters;
  const [isOpen, setOpen] = useState(Object.values(others).some((value) => value !== ''));
  const folded = isOpen ? '' : 'max-sm:hidden';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    apply({ keyword: String(values.get('keyword')).trim(), location: String(values.get('location')).trim() });
  };
  return (
    <form
      // Back, reload and Clear change the filters from outside: the inputs are reset to them.
      key={`${filters.keyword}|${filters.location}`}
      onSubmit={submit}
      className="grid gap-4 rounded-lg border border-line bg-card p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-4 lg:items-end"
    >
      <TextInput
        name="keyword"
        type="search"
        label={t('jobs.filters.keyword')}
        placeholder={t('jobs.filters.keywordHint')}
        icon={<Search className="size-4" aria-hidden="true" />}
        defaultValue={filters.keyword}
        maxLength={100}
      />
      <TextInput
        name="location"
        className={folded}
        label={t('jobs.filters.location')}
        placeholder={t('jobs.filters.locationHint')}
        icon={<MapPin className="size-4" aria-hidden="true" />}
        defaultValue={filters.location}
        maxLength={100}
      />
      <Select
        name="job_type"
        className={folded}
        label={t('jobs.filters.type')}
        value={filters.job_type}
        onChange={(event) => apply({ job_type: event.target.value })}
        options={[
          { value: '', label: t('jobs.filters.allTypes') },
          ...jobTypes.map((type) => ({ value: type, label: t(`common.jobType.${type}`) })),
        ]}
      />
      <Select
        name="salary"
        className={folded}
        label={t('jobs.filters.salary')}
        value={filters.salary}
        onChange={(event) => apply({ salary: event.target.value })}
        options={[
          { value: '', label: t('jobs.filters.allSalaries') },
          ...Object.keys(salaryBands).map((band) => ({ value: band, label: t(`jobs.salary.${band}` as MessageKey) })),
        ]}
      />
      <Select
        name="sort"
        className={folded}
        label={t('jobs.filters.sort')}
        value={filters.sort}
        onChange={(event) => apply({ sort: event.target.value })}
        options={jobSorts.map((sort, place) => ({ value: place === 0 ? '' : sort, label: t(`jobs.sort.${sort}`) }))}
      />
      <CurrencySelect className={folded} />
      <div className="flex flex-wrap gap-2">
        <FilterToggle label={t('jobs.filters.title')} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <Button type="submit" className="grow lg:grow-0">
          {t('jobs.filters.apply')}
        </Button>
        {isFiltered && (
          <Button variant="quiet" onClick={clear}>
            {t('jobs.filters.clear')}
          </Button>
        )}
      </div>
    </form>
  );
};
