import { MapPin, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type JobSearchSort, jobSorts, jobTypes } from '#shared/domain/job-terms.ts';
import { salaryBands } from '#shared/domain/salary.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import type { MessageKey } from '#web/locales/catalogues.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterToggle } from '#web/ui/filter-toggle.tsx';
import { KeepFocus } from '#web/ui/keep-focus.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CurrencySelect } from './currency-select.tsx';
import { rangeFilters, rangeOf, textFilters, type useJobFilters } from './job-filters.ts';
import { SalaryRange } from './salary-range.tsx';

type Given = ReturnType<typeof useJobFilters> & {
  /** How the salary is chosen: from the bands of the public search, or as a range as on the dashboard. */
  salary?: 'bands' | 'range';
  /** The orders to choose from, the default first. */
  sorts?: readonly JobSearchSort[];
};

const FilterForm = ({
  filters,
  isFiltered,
  apply,
  clear,
  salary = 'bands',
  sorts = jobSorts,
  isOpen,
  onToggle,
}: Given & { isOpen: boolean; onToggle: () => void }) => {
  const t = useT();
  const [range, setRange] = useState(() => rangeOf(filters));
  const isRange = salary === 'range';
  const folded = isOpen ? '' : 'max-sm:hidden';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const texts = Object.fromEntries(textFilters.map((name) => [name, String(values.get(name)).trim()]));
    apply({ ...texts, ...(isRange ? rangeFilters(range) : {}) });
  };
  const icons = { keyword: Search, location: MapPin };
  return (
    <form
      onSubmit={submit}
      className="mb-6 grid gap-4 rounded-lg border border-line bg-card p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-4 lg:items-end"
    >
      {textFilters.map((name) => {
        const Icon = name in icons ? icons[name as keyof typeof icons] : undefined;
        return (
          <TextInput
            key={name}
            name={name}
            type={name === 'keyword' ? 'search' : 'text'}
            className={name === 'keyword' ? '' : folded}
            label={t(`jobs.filters.${name}`)}
            {...(Icon && {
              icon: <Icon className="size-4" aria-hidden="true" />,
              placeholder: t(`jobs.filters.${name}Hint` as MessageKey),
            })}
            defaultValue={filters[name]}
            maxLength={name === 'language' ? 60 : 100}
          />
        );
      })}
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
      {isRange ? (
        <SalaryRange className={folded} value={range} onChange={setRange} />
      ) : (
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
      )}
      <Select
        name="sort"
        className={folded}
        label={t('jobs.filters.sort')}
        value={filters.sort}
        onChange={(event) => apply({ sort: event.target.value })}
        options={sorts.map((sort, place) => ({
          value: place === 0 ? '' : sort,
          label: t(sort === 'match' ? 'search.sort.match' : `jobs.sort.${sort}`),
        }))}
      />
      <CurrencySelect className={folded} />
      <div className={cx('flex flex-wrap gap-2 sm:justify-end', isRange ? 'lg:col-span-3' : 'sm:col-span-full')}>
        <FilterToggle label={t('jobs.filters.title')} isOpen={isOpen} onToggle={onToggle} />
        {(isFiltered || isRange) && (
          <Button variant="quiet" disabled={!isFiltered} className="max-sm:order-last" onClick={clear}>
            {t(isRange ? 'jobs.filters.clearAll' : 'jobs.filters.clear')}
          </Button>
        )}
        <Button type="submit" className="grow sm:grow-0">
          {t(isRange ? 'jobs.filters.applyAll' : 'jobs.filters.apply')}
        </Button>
      </div>
    </form>
  );
};

/** The search form: texts apply with Enter or the button, selects immediately. On phones all but the keyword is collapsed. */
export const JobFilterBar = (given: Given) => {
  const { keyword: _, ...others } = given.filters;
  const [isOpen, setOpen] = useState(Object.values(others).some((value) => value !== ''));
  const { job_type: __, salary: ___, sort: ____, ...submitted } = given.filters;
  // Back, reload and Clear change the filters from outside: the inputs are reset to them.
  const key = JSON.stringify(submitted);
  return (
    <KeepFocus formKey={key}>
      <FilterForm key={key} {...given} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
    </KeepFocus>
  );
};
