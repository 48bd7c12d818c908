import { Fragment, type ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { jobBody } from '#shared/contracts/jobs.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { currencyIn, salaryCurrencies } from '#shared/domain/salary.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { LanguageField } from '#web/ui/language-field.tsx';
import { OccupationField } from '#web/ui/occupation-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ClosingFields } from './closing-fields.tsx';
import { FurtherTexts } from './further-texts.tsx';
import type { JobFormState } from './job-form-values.ts';
import { inputsOf } from './job-inputs.ts';
import { MainTextLanguage } from './main-text-language.tsx';
import { PlainInput } from './plain-input.tsx';

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-4 font-display text-lg font-semibold">{title}</legend>
    {children}
  </fieldset>
);

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

const JobOccupation = ({ form: { control, formState } }: Part) => {
  const t = useT();
  const title = useWatch({ control, name: 'title' });
  return (
    <Controller
      name="occupation"
      control={control}
      render={({ field: { value, onChange, ...field } }) => (
        <OccupationField
          {...field}
          value={value || null}
          onChange={onChange}
          label={t('jobPostings.form.occupation')}
          hint={t('jobPostings.form.occupationHint')}
          text={title}
          none={t('jobPostings.form.occupationNone')}
          suggested={t('jobPostings.form.occupationSuggested')}
          error={formState.errors.occupation?.message}
          className="sm:col-span-2"
        />
      )}
    />
  );
};

const Basics = ({ form }: Part) => {
  const t = useT();
  return (
    <Group title={t('jobPostings.form.basics')}>
      <div className="grid gap-5 sm:grid-cols-2">
        {inputsOf('basics').map((name) => (
          <Fragment key={name}>
            <PlainInput name={name} form={form} />
            {name === 'title' && <JobOccupation form={form} />}
          </Fragment>
        ))}
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

const Texts = ({ form }: Part) => {
  const t = useT();
  return (
    <Group title={t('jobPostings.form.texts')}>
      <div className="space-y-5">
        <MainTextLanguage form={form} />
        <TextArea
          label={t('jobPostings.form.description')}
          rows={7}
          limit={limitOf(jobBody, 'description')}
          {...form.register('description')}
          error={form.formState.errors.description?.message}
        />
        {inputsOf('texts').map((name) => (
          <PlainInput key={name} name={name} form={form} />
        ))}
        <FurtherTexts form={form} />
      </div>
    </Group>
  );
};

const Terms = ({ form }: Part) => {
  const t = useT();
  const { register, getValues, setValue } = form;
  // A sign that is typed with an amount must not be read as another currency.
  const onChange = ({ target }: { target: HTMLInputElement }) =>
    setValue('salary_currency', currencyIn(target.value, getValues('salary_currency') ?? salaryCurrencies[0]));
  return (
    <Group title={t('jobPostings.form.terms')}>
      <div className="grid gap-5 sm:grid-cols-3">
        {inputsOf('terms').map((name) => (
          <PlainInput key={name} name={name} form={form} onChange={onChange} />
        ))}
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
