import { countryOptions } from '#web/lib/country-names.ts';
import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';
import type { JobFormState } from './job-form-values.ts';

/** The country of a job, which may stay open; the public page states it to search engines. */
export const CountryField = ({
  form: { register, formState },
  className,
}: {
  form: JobFormState;
  className: string;
}) => {
  const t = useT();
  return (
    <Select
      label={t('jobPostings.form.country')}
      hint={t('jobPostings.form.countryHint')}
      optional
      className={className}
      options={[{ value: '', label: t('jobPostings.form.countryNone') }, ...countryOptions()]}
      {...register('country', { setValueAs: (code: string | null) => code || null })}
      error={formState.errors.country?.message}
    />
  );
};
