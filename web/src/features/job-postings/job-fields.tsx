import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { jobBody } from '#shared/contracts/jobs.ts';
import { experienceLevels, jobTypes } from '#shared/domain/job-terms.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { currencyIn, salaryCurrencies } from '#shared/domain/salary.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { LanguageField } from '#web/ui/language-field.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ClosingFields } from './closing-fields.tsx';
import { CountryField } from './country-field.tsx';
import type { JobFormState } from './job-form-values.ts';

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-4 font-display text-lg font-semibold">{title}</legend>
    {children}
  </fieldset>
);

const useOptions = () => {
  const t = useT();
  return {
    types: jobTypes.map((type) => ({ value: type, label: t(`common.jobType.${type}`) })),
    levels: experienceLevels.map((level) => ({ value: level, label: t(`common.experience.${level}`) })),
    currencies: salaryCurrencies.map((currency) => ({ value: currency, label: currency })),
  };
};

type Part = { form: JobFormState };

/** Renders the inputs of the language requirements, which belong to another feature. */
export type RequirementsInput = (field: {
  value: LanguageRequirements;
  onChange: (value: LanguageRequirements) => void;
  /** The form's errors of the field, nested as its value. */
  errors: unknown;
  /** The texts of the job, for hints. */
  texts: readonly string[];
}) => ReactNode;

const Basics = ({ form }: Part) => {
  const t = useT();
  const { register, formState } = form;
  const { errors } = formState;
  const { types, levels } = useOptions();
  return (
    <Group title={t('jobPostings.form.basics')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={t('jobPostings.form.title')}
          className="sm:col-span-2"
          {...register('title')}
          error={errors.title?.message}
        />
        <TextInput
          label={t('jobPostings.form.location')}
          hint={t('jobPostings.form.locationHint')}
          className="sm:col-span-2"
          {...register('location')}
          error={errors.location?.message}
        />
        <CountryField form={form} className="sm:col-span-2" />
        <Select label={t('jobPostings.form.type')} options={types} {...register('job_type')} />
        <Select label={t('jobPostings.form.level')} options={levels} {...register('experience_level')} />
      </div>
    </Group>
  );
};

/** The requirements with the text that cards show for them, which follows from the requirements when it is empty. */
const Languages = ({ form: { control, formState }, requirements }: Part & { requirements: RequirementsInput }) => {
  const t = useT();
  const { errors } = formState;
  const texts = useWatch({ control, name: ['title', 'language', 'description', 'requirements'] });
  const wanted = useWatch({ control, name: 'language_requirements' });
  const isDerived = Boolean(wanted?.all?.length || wanted?.pairs?.length);
  return (
    <div className="space-y-5">
      <Controller
        name="language_requirements"
        control={control}
        render={({ field: { value, onChange } }) => (
          <>
            {requirements({
              value: { all: value?.all ?? [], pairs: value?.pairs ?? [] },
              onChange,
              errors: errors.language_requirements,
              texts: texts.map((text) => text ?? ''),
            })}
          </>
        )}
      />
      <Controller
        name="language"
        control={control}
        render={({ field }) => (
          <LanguageField
            label={t('jobPostings.form.language')}
            hint={t('jobPostings.form.languageHint')}
            optional={isDerived}
            error={errors.language?.message}
            {...field}
          />
        )}
      />
    </div>
  );
};

const Texts = ({ form: { register, formState } }: Part) => {
  const t = useT();
  const { errors } = formState;
  return (
    <Group title={t('jobPostings.form.texts')}>
      <div className="space-y-5">
        <TextArea
          label={t('jobPostings.form.description')}
          rows={7}
          limit={limitOf(jobBody, 'description')}
          {...register('description')}
          error={errors.description?.message}
        />
        <TextArea
          label={t('jobPostings.form.requirements')}
          optional
          rows={4}
          limit={limitOf(jobBody, 'requirements')}
          {...register('requirements')}
          error={errors.requirements?.message}
        />
        <TextArea
          label={t('jobPostings.form.benefits')}
          optional
          rows={3}
          limit={limitOf(jobBody, 'benefits')}
          {...register('benefits')}
          error={errors.benefits?.message}
        />
      </div>
    </Group>
  );
};

const Terms = ({ form }: Part) => {
  const t = useT();
  const { register, formState, getValues, setValue } = form;
  // A sign that is typed with an amount must not be read as another currency.
  const onChange = ({ target }: { target: HTMLInputElement }) =>
    setValue('salary_currency', currencyIn(target.value, getValues('salary_currency') ?? salaryCurrencies[0]));
  const { errors } = formState;
  const { currencies } = useOptions();
  return (
    <Group title={t('jobPostings.form.terms')}>
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberField
          label={t('jobPostings.form.salaryMin')}
          optional
          {...register('salary_min', { onChange })}
          error={errors.salary_min?.message}
        />
        <NumberField
          label={t('jobPostings.form.salaryMax')}
          optional
          {...register('salary_max', { onChange })}
          error={errors.salary_max?.message}
        />
        <Select label={t('jobPostings.form.currency')} options={currencies} {...register('salary_currency')} />
        <ClosingFields form={form} />
      </div>
      <div className="mt-3">
        <Checkbox label={t('jobPostings.form.isActive')} {...register('is_active')} />
      </div>
    </Group>
  );
};

/** All inputs of the job form; `requirements` renders those of the language requirements. */
export const JobFields = ({ form, requirements }: Part & { requirements: RequirementsInput }) => (
  <div className="space-y-8">
    <Basics form={form} />
    <Languages form={form} requirements={requirements} />
    <Texts form={form} />
    <Terms form={form} />
  </div>
);
