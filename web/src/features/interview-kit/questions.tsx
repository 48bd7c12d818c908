import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type InterviewKit, interviewKitCalls } from '#shared/contracts/interview-kit.ts';
import { maxQuestionLength, maxQuestions } from '#shared/domain/languages/interview-kit.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { FormValues } from '#web/ui/differences.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { May } from '#web/ui/may.tsx';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { hasDraft, useDraft } from '#web/ui/use-draft.ts';
import { loadQuestions, useSaveQuestions } from './queries.ts';

type Questions = NonNullable<InterviewKit['questions']>;

/** The lines of a text that say something, each once. */
const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const draftOf = (id: string) => `questions:${id}`;

/** The questions as one text, a line each, and the version that the form shows. */
const formOf = ({ questions, version }: Questions) => ({ text: questions.join('\n'), version });

/** The questions as a draft of this tab until they are stored. */
const QuestionsForm = ({ id, questions, onDone }: { id: string; questions: Questions; onDone: () => void }) => {
  const t = useT();
  const form = useForm({ defaultValues: formOf(questions) });
  const forget = useDraft(form, draftOf(id), { outlives: true });
  const save = useSaveQuestions(id, ({ version }, sent) => {
    // What was typed on while it was on its way stays.
    if (linesOf(form.getValues('text')).join('\n') === sent.questions.join('\n')) leave();
    else form.setValue('version', version);
  });
  const refused = save.error instanceof ApiError ? save.error.fields[0]?.message : undefined;
  const leave = () => {
    forget();
    onDone();
  };
  const submit = form.handleSubmit(({ text, version }) => save.mutate({ questions: linesOf(text), version }));
  return (
    <form noValidate className="space-y-3" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('interviewKit.questions')}
        hint={t('interviewKit.questionsHint', { max: maxQuestions })}
        hideLabel
        rows={6}
        limit={maxQuestions * maxQuestionLength}
        error={refused}
        {...form.register('text')}
      />
      <FormError>{save.isError && !refused ? errorText(save.error, t('interviewKit.failed')) : null}</FormError>
      <SaveConflict
        form={form}
        error={save.error}
        load={async (): Promise<FormValues> => formOf(await loadQuestions(id))}
        fields={{ text: { label: t('interviewKit.questions') } }}
        save={submit}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={save.isPending}>
          {t('common.save')}
        </Button>
        <Button variant="quiet" size="sm" disabled={save.isPending} onClick={leave}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** The questions of the job for its interviews, which only its company sees. */
export const QuestionList = ({ id, questions }: { id: string; questions: Questions }) => {
  const t = useT();
  // What was typed before the reader went to another panel.
  const [isEditing, setEditing] = useState(() => hasDraft(draftOf(id)));
  if (isEditing) return <QuestionsForm id={id} questions={questions} onDone={() => setEditing(false)} />;
  return (
    <div className="space-y-3">
      {questions.questions.length === 0 ? (
        <p className="text-sm text-soft">{t('interviewKit.noQuestions')}</p>
      ) : (
        <ol className="list-decimal space-y-2 ps-5">
          {[...new Set(questions.questions)].map((question) => (
            <li key={question} className="wrap-anywhere">
              <bdi>{question}</bdi>
            </li>
          ))}
        </ol>
      )}
      <May call={interviewKitCalls.saveQuestions}>
        <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
          {t('interviewKit.editQuestions')}
        </Button>
      </May>
    </div>
  );
};
