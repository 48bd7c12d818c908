import { countryCodes } from '#shared/domain/countries.ts';
import { formatters } from '#web/lib/formatter.ts';
import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';
import type { JobFormState } from './job-form-values.ts';

/** The countries with their names in the reader's language, in the order of that language. */
const optionsOf = formatters((language, type: 'region') => {
  const names = new Intl.DisplayNames(language, { type });
  const { compare } = new Intl.Collator(language);
  return countryCodes
    .map((code) => ({ value: code as string, label: names.of(code) ?? code }))
    .sort((left, right) => compare(left.label, right.label));
});

/** The name of a country in the reader's language. */
export const countryName = (code: string): string =>
  optionsOf('region').find(({ value }) => value === code)?.label ?? code;

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
      options={[{ value: '', label: t('jobPostings.form.countryNone') }, ...optionsOf('region')]}
      {...register('country', { setValueAs: (code: string | null) => code || null })}
      error={formState.errors.country?.message}
    />
  );
};
