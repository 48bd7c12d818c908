import { useEffect, useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useT } from '#web/lib/i18n.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { guessLanguage } from './guess-language.ts';
import type { JobFormState } from './job-form-values.ts';
import { TextLanguageField } from './text-language-field.tsx';

/** How long a text stays unchanged before its language is guessed. */
const settledMs = 400;

/**
 * The language of a job's title and texts. In a new job it follows what is typed until a person chooses one; after that, and in a job
 * that is edited, another language is suggested only.
 */
export const MainTextLanguage = ({ form: { control, formState, getValues, setValue } }: { form: JobFormState }) => {
  const t = useT();
  const texts = useWatch({ control, name: ['title', 'description'] });
  const guess = guessLanguage(useSettled(texts.join('\n'), settledMs));
  /** What was filled in by itself; undefined once a person chose. */
  const own = useRef<string | null | undefined>(getValues('version') === undefined ? null : undefined);
  useEffect(() => {
    const isOwn = own.current !== undefined && (getValues('text_language') || null) === own.current;
    if (!guess || !isOwn) return;
    own.current = guess;
    setValue('text_language', guess);
  }, [guess, getValues, setValue]);
  return (
    <Controller
      name="text_language"
      control={control}
      render={({ field: { value, onChange, name } }) => (
        <TextLanguageField
          name={name}
          value={value ?? ''}
          onChange={(tag) => {
            own.current = undefined;
            onChange(tag);
          }}
          label={t('jobPostings.form.textLanguage')}
          hint={t('jobPostings.form.textLanguageHint')}
          optional
          suggested={guess}
          error={formState.errors.text_language?.message}
        />
      )}
    />
  );
};
