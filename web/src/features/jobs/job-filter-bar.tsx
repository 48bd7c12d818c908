import { type FormEvent, useState } from 'react';
import { type JobSearchSort, jobSorts } from '#shared/domain/job-terms.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterToggle } from '#web/ui/filter-toggle.tsx';
import { MapPin, Search } from '#web/ui/icons.ts';
import { KeepFocus } from '#web/ui/keep-focus.tsx';
import { Select } from '#web/ui/select.tsx';
import { FilterText } from './filter-text.tsx';
import { FoldedJobFilters, foldedFilters } from './folded-job-filters.tsx';
import { rangeFilters, rangeOf, textFilters, type useJobFilters } from './job-filters.ts';

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
  hasFolded,
  onToggle,
}: Given & { isOpen: boolean; hasFolded: boolean; onToggle: () => void }) => {
  const t = useT();
  const [range, setRange] = useState(() => rangeOf(filters));
  const isRange = salary === 'range';
  // Phones show the keyword with its buttons in one row until more is in use.
  const isDense = !isOpen && !isFiltered;
  const unlessUsed = (value: string) => (isOpen || value !== '' ? '' : 'max-sm:hidden');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const texts = Object.fromEntries(textFilters.map((name) => [name, String(values.get(name) ?? '').trim()]));
    apply({ ...texts, ...(isRange ? rangeFilters(range) : {}) });
  };
  return (
    <form
      onSubmit={submit}
      className={cx(
        'mb-4 grid gap-4 rounded-lg border border-line bg-card p-4 sm:mb-6 sm:grid-cols-2 sm:p-5',
        isDense && 'max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-2 max-sm:p-3',
        isOpen ? 'lg:grid-cols-4' : 'lg:grid-cols-[repeat(3,minmax(0,1fr))_auto] lg:items-end',
      )}
    >
      <FilterText
        name="keyword"
        filters={filters}
        {...(isDense && { className: 'max-sm:[&>label]:sr-only' })}
        icon={<Search className="size-4" aria-hidden="true" />}
        placeholder={t('jobs.filters.keywordHint')}
      />
      <FilterText
        name="location"
        filters={filters}
        className={unlessUsed(filters.location)}
        icon={<MapPin className="size-4" aria-hidden="true" />}
        placeholder={t('jobs.filters.locationHint')}
      />
      <Select
        name="sort"
        className={unlessUsed(filters.sort)}
        label={t('jobs.filters.sort')}
        value={filters.sort}
        onChange={(event) => apply({ sort: event.target.value })}
        options={sorts.map((sort, place) => ({
          value: place === 0 ? '' : sort,
          label: t(sort === 'match' || sort === 'fit' ? 'search.sort.match' : `jobs.sort.${sort}`),
        }))}
      />
      {hasFolded && (
        <FoldedJobFilters
          filters={filters}
          apply={apply}
          range={isRange ? { value: range, onChange: setRange } : undefined}
          className={isOpen ? '' : 'hidden'}
        />
      )}
      <div
        className={cx(
          'flex gap-2 self-end sm:col-span-full sm:flex-wrap sm:justify-end',
          !isDense && 'flex-wrap',
          isOpen ? isRange && 'lg:col-span-3' : 'lg:col-span-1',
        )}
      >
        <FilterToggle label={t('jobs.filters.title')} isOpen={isOpen} onToggle={onToggle} isIcon={isDense} />
        {(isFiltered || isRange) && (
          <Button
            variant="quiet"
            disabled={!isFiltered}
            className={isDense ? 'max-sm:hidden' : 'max-sm:order-last'}
            onClick={clear}
          >
            {t(isRange ? 'jobs.filters.clearAll' : 'jobs.filters.clear')}
          </Button>
        )}
        <Button
          type="submit"
          className={isDense ? 'max-sm:px-3.5!' : 'grow sm:grow-0'}
          icon={isDense && <Search className="size-4 sm:hidden" aria-hidden="true" />}
        >
          <span className={isDense ? 'max-sm:sr-only' : ''}>
            {t(isRange ? 'jobs.filters.applyAll' : 'jobs.filters.apply')}
          </span>
        </Button>
      </div>
    </form>
  );
};

/**
 * The search form: texts apply with Enter or the button, selects immediately. The second row is folded unless it is in
 * use; phones show the keyword and what is in use.
 */
export const JobFilterBar = (given: Given) => {
  const [wanted, setOpen] = useState<boolean>();
  const isUsed = foldedFilters.some((name) => given.filters[name] !== '');
  const isOpen = wanted ?? isUsed;
  // Most visits never open them. Once open they stay, and keep what was typed when they are folded again.
  const [hasFolded, setHasFolded] = useState(isOpen);
  if (isOpen && !hasFolded) setHasFolded(true);
  const { job_type: _, salary: __, sort: ___, ...submitted } = given.filters;
  // Back, reload and Clear change the filters from outside: the inputs are reset to them.
  const key = JSON.stringify(submitted);
  return (
    <KeepFocus formKey={key}>
      <FilterForm key={key} {...given} {...{ isOpen, hasFolded }} onToggle={() => setOpen(!isOpen)} />
    </KeepFocus>
  );
};
