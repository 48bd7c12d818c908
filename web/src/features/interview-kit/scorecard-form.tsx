import { useState } from 'react';
import { scorecardForm } from '#shared/contracts/interview-kit.ts';
import type { Scorecard } from '#shared/contracts/interview-kit-answers.ts';
import { maxLanguageNote, maxScorecardNote } from '#shared/domain/languages/interview-kit.ts';
import { errorText, refusedFieldText } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { showFieldErrors, useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { FormValues } from '#web/ui/differences.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { LanguageScores } from './language-scores.tsx';
import { loadOwnScorecard, type ScorecardBody, useSaveScorecard } from './queries.ts';
import { languagesOfForm, onlyScored, type Scored } from './scored.ts';
import { ScoredLanguages } from './shown-scorecard.tsx';

/** What a form shows of a scorecard; version 0 is that of none. */
const formOf = (toLookAt: readonly string[], own: Scorecard | undefined) => ({
  languages: languagesOfForm(toLookAt, own?.languages ?? []),
  note: own?.note ?? '',
  version: own?.version ?? '0',
});

/** What is sent of a form's values. */
const bodyOf = ({
  languages,
  note,
  version,
}: {
  languages: unknown;
  note?: string | undefined;
  version?: string | undefined;
}) => ({ languages: onlyScored(languages as Scored[]), note, version }) as ScorecardBody;

/** What the reader saw in an interview: stored with a button, and till then as a draft of this tab. */
export const ScorecardForm = ({
  id,
  toLookAt,
  own,
}: {
  id: string;
  toLookAt: readonly string[];
  own: Scorecard | undefined;
}) => {
  const t = useT();
  const [savedAt, setSavedAt] = useState(own?.at);
  const form = useContractForm(scorecardForm, formOf(toLookAt, own));
  const forget = useDraft(form, `scorecard:${id}`, { outlives: true });
  const save = useSaveScorecard(id, (saved, sent) => {
    const typed = structuredClone(form.getValues());
    const isSent = JSON.stringify(bodyOf(typed)) === JSON.stringify(sent);
    form.reset(formOf(toLookAt, saved));
    setSavedAt(saved.at);
    // After the reset, which stores a draft of what is not as the form began.
    if (isSent) return forget();
    // What was typed on while it was on its way stays.
    setValue('languages', typed.languages, { shouldDirty: true });
    setValue('note', typed.note, { shouldDirty: true });
  });
  useForgetFailure(form, save);
  const { register, setValue, watch, formState } = form;
  const { errors, isDirty } = formState;
  const languages = watch('languages') as Scored[];
  const submit = form.handleSubmit(() =>
    save.mutate(structuredClone(bodyOf(form.getValues())), { onError: (error) => void showFieldErrors(form, error) }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      {languages.map((language, nth) => (
        <LanguageScores
          key={language.tag}
          language={language}
          onChange={(changed) => setValue(`languages.${nth}`, changed, { shouldDirty: true })}
          noteField={
            <TextArea
              label={t('interviewKit.languageNote')}
              rows={2}
              limit={maxLanguageNote}
              error={errors.languages?.[nth]?.note?.message}
              {...register(`languages.${nth}.note`)}
            />
          }
        />
      ))}
      <TextArea
        label={t('interviewKit.note')}
        rows={4}
        limit={maxScorecardNote}
        error={errors.note?.message}
        {...register('note')}
      />
      <FormError>
        {save.isError ? (refusedFieldText(save.error) ?? errorText(save.error, t('interviewKit.failed'))) : null}
      </FormError>
      <SaveConflict
        form={form}
        error={save.error}
        load={async () => formOf(toLookAt, await loadOwnScorecard(id)) as FormValues}
        fields={{
          languages: {
            label: t('interviewKit.levels'),
            show: (value) => <ScoredLanguages languages={value as never} />,
          },
          note: { label: t('interviewKit.note') },
        }}
        save={submit}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={save.isPending}>
          {t('common.save')}
        </Button>
        <p role="status" className="text-sm text-soft">
          {isDirty
            ? t('interviewKit.notSaved')
            : savedAt && t('interviewKit.savedAt', { time: formatDate(savedAt, 'time') })}
        </p>
      </div>
    </form>
  );
};
