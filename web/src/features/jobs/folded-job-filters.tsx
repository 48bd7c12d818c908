import { jobTypes } from '#shared/domain/job-terms.ts';
import { salaryBands } from '#shared/domain/salary.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';
import { CurrencySelect } from './currency-select.tsx';
import { FilterText } from './filter-text.tsx';
import type { JobFilters, Range } from './job-filters.ts';
import { ratesText } from './rates-text.ts';
import { SalaryRange } from './salary-range.tsx';

/** The filters of the second row; they are in use when one of them is set. */
export const foldedFilters = ['company', 'job_type', 'salary', 'salary_min', 'salary_max'] as const;

/** Company, type and salary of jobs, and the currency of salaries. `range` is there where the salary is a range, not a band. */
export const FoldedJobFilters = ({
  filters,
  apply,
  range,
  className,
}: {
  filters: JobFilters;
  apply: (changes: Partial<JobFilters>) => void;
  range: { value: Range; onChange: (range: Range) => void } | undefined;
  className: string;
}) => {
  const t = useT();
  return (
    <>
      <FilterText name="company" filters={filters} className={className} />
      <Select
        name="job_type"
        className={className}
        label={t('jobs.filters.type')}
        value={filters.job_type}
        onChange={(event) => apply({ job_type: event.target.value })}
        options={[
          { value: '', label: t('jobs.filters.allTypes') },
          ...jobTypes.map((type) => ({ value: type, label: t(`common.jobType.${type}`) })),
        ]}
      />
      {range ? (
        <SalaryRange className={className} {...range} />
      ) : (
        <Select
          name="salary"
          className={className}
          label={t('jobs.filters.salary')}
          value={filters.salary}
          onChange={(event) => apply({ salary: event.target.value })}
          options={[
            { value: '', label: t('jobs.filters.allSalaries') },
            ...Object.keys(salaryBands).map((band) => ({ value: band, label: t(`jobs.salary.${band}` as MessageKey) })),
          ]}
        />
      )}
      <CurrencySelect className={className} hint={ratesText()} />
    </>
  );
};
