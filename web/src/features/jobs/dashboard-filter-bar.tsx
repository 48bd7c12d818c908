import { type FormEvent, useState } from 'react';
import { jobTypes } from '#shared/domain/job-terms.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterToggle } from '#web/ui/filter-toggle.tsx';
import { Select } from '#web/ui/select.tsx';
import { RangeSlider } from '#web/ui/slider.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type DashboardFilters, salaryRange, type useDashboardFilters } from './dashboard-filters.ts';

const salaryStep = 5_000;

type Given = ReturnType<typeof useDashboardFilters>;

const FilterForm = ({ filters, isFiltered, apply, clear }: Given) => {
  const t = useT();
  const [values, setValues] = useState(filters);
  const set = (changes: Partial<DashboardFilters>) => setValues({ ...values, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply({
      ...values,
      company: values.company.trim(),
      language: values.language.trim(),
      location: values.location.trim(),
    });
  };
  const [from, to] = values.salary;
  return (
    <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <TextInput
        label={t('candidates.filters.company')}
        value={values.company}
        maxLength={100}
        onChange={(event) => set({ company: event.target.value })}
      />
      <TextInput
        label={t('candidates.filters.language')}
        value={values.language}
        maxLength={60}
        onChange={(event) => set({ language: event.target.value })}
      />
      <TextInput
        label={t('candidates.filters.location')}
        value={values.location}
        maxLength={100}
        onChange={(event) => set({ location: event.target.value })}
      />
      <Select
        label={t('candidates.filters.jobType')}
        value={values.job_type}
        onChange={(event) => set({ job_type: jobTypes.find((type) => type === event.target.value) ?? '' })}
        options={[
          { value: '', label: t('candidates.filters.allTypes') },
          ...jobTypes.map((type) => ({ value: type, label: t(`common.jobType.${type}`) })),
        ]}
      />
      <div className="sm:col-span-2">
        <RangeSlider
          label={t('candidates.filters.salary')}
          labels={[t('candidates.filters.salaryMin'), t('candidates.filters.salaryMax')]}
          text={t('common.salary.range', { min: formatMoney(from, 'USD'), max: formatMoney(to, 'USD') })}
          {...salaryRange}
          step={salaryStep}
          value={values.salary}
          onChange={(salary) => set({ salary })}
        />
      </div>
      <div className="flex flex-wrap items-end justify-end gap-2 sm:col-span-2">
        <Button variant="quiet" disabled={!isFiltered} onClick={clear}>
          {t('candidates.filters.clear')}
        </Button>
        <Button type="submit">{t('candidates.filters.apply')}</Button>
      </div>
    </form>
  );
};

/** The filters of the dashboard's jobs; on phones they are collapsed until requested. */
export const DashboardFilterBar = (given: Given) => {
  const t = useT();
  const [isOpen, setOpen] = useState(given.isFiltered);
  return (
    <section
      aria-label={t('candidates.filters.title')}
      className="mb-6 rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      <div className="flex">
        <FilterToggle label={t('candidates.filters.title')} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      <div className={isOpen ? 'mt-4 sm:mt-0' : 'hidden sm:block'}>
        {/* Back, reload and Clear change the filters from outside: the inputs are reset to them. */}
        <FilterForm key={JSON.stringify(given.filters)} {...given} />
      </div>
    </section>
  );
};
