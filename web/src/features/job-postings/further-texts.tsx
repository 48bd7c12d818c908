import { useState } from 'react';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { jobFields } from '#shared/domain/job-fields.ts';
import { maxDescription, maxJobTexts } from '#shared/domain/job-texts.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageNames } from '#web/lib/language-names.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Pencil, Plus, Trash2 } from '#web/ui/icons.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { guessLanguage } from './guess-language.ts';
import type { JobFormState } from './job-form-values.ts';
import { TextLanguageField } from './text-language-field.tsx';

/** The fields of one text. Those of a closed one stay in the form, hidden. */
const TextFields = ({ form, index }: { form: JobFormState; index: number }) => {
  const t = useT();
  const { control, register, formState } = form;
  const [title, description] = useWatch({ control, name: [`texts.${index}.title`, `texts.${index}.description`] });
  const guess = guessLanguage(useSettled(`${title}\n${description}`));
  const errors = formState.errors.texts?.[index];
  return (
    <div className="mt-4 space-y-5">
      <Controller
        name={`texts.${index}.language`}
        control={control}
        render={({ field: { value, onChange, name } }) => (
          <TextLanguageField
            {...{ onChange, name }}
            value={value ?? ''}
            label={t('jobPostings.form.textLanguage')}
            suggested={guess}
            error={errors?.language?.message}
          />
        )}
      />
      <TextInput
        label={t('jobPostings.texts.jobTitle')}
        maxLength={jobFields.title.max}
        {...register(`texts.${index}.title`)}
        error={errors?.title?.message}
      />
      <TextArea
        label={t('jobPostings.texts.description')}
        rows={7}
        limit={maxDescription}
        {...register(`texts.${index}.description`)}
        error={errors?.description?.message}
      />
    </div>
  );
};

/** One text: its language and title, and its fields while it is open. */
const TextRow = ({
  form,
  index,
  isOpen,
  onOpen,
  onRemove,
}: {
  form: JobFormState;
  index: number;
  isOpen: boolean;
  onOpen: () => void;
  onRemove: () => void;
}) => {
  const t = useT();
  const nameOf = useLanguageNames();
  const { language = '', title = '' } = useWatch({ control: form.control, name: `texts.${index}` }) ?? {};
  const name = language ? (nameOf?.(language) ?? language) : '';
  const values = { language: name || String(index + 2) };
  return (
    <li className="py-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h4 className="text-sm font-semibold">
            {name ? t('jobPostings.texts.named', values) : t('jobPostings.texts.unnamed')}
          </h4>
          {!isOpen && (
            <p lang={language || undefined} dir="auto" className="truncate text-sm text-soft">
              {title}
            </p>
          )}
        </div>
        {!isOpen && (
          <IconButton label={t('jobPostings.texts.edit', values)} onClick={onOpen}>
            <Pencil className="size-4.5" aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={t('jobPostings.texts.remove', values)} onClick={onRemove}>
          <Trash2 className="size-4.5" aria-hidden="true" />
        </IconButton>
      </div>
      <div hidden={!isOpen}>
        <TextFields form={form} index={index} />
      </div>
    </li>
  );
};

/** A job's title and description in further languages, one open at a time; those with an error are open, too. */
export const FurtherTexts = ({ form }: { form: JobFormState }) => {
  const t = useT();
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'texts' });
  /** The place of the open one. */
  const [open, setOpen] = useState<number>();
  const add = () => {
    append({ language: '', title: '', description: '' }, { focusName: `texts.${fields.length}.title` });
    setOpen(fields.length);
  };
  return (
    <section aria-labelledby="further-texts" className="border-t border-line pt-5">
      <h2 id="further-texts" className="font-semibold">
        {t('jobPostings.texts.title')}
      </h2>
      <p className="mt-1 text-sm text-soft">{t('jobPostings.texts.hint')}</p>
      <ul className="mt-3 divide-y divide-line empty:hidden">
        {fields.map(({ id }, index) => (
          <TextRow
            key={id}
            {...{ form, index }}
            isOpen={index === open || formState.errors.texts?.[index] !== undefined}
            onOpen={() => setOpen(index)}
            onRemove={() => {
              remove(index);
              setOpen(undefined);
            }}
          />
        ))}
      </ul>
      {fields.length < maxJobTexts && (
        <Button
          variant="secondary"
          className="mt-3"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={add}
        >
          {t('jobPostings.texts.add')}
        </Button>
      )}
    </section>
  );
};
