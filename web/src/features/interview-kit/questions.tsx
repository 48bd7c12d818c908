import { type FormEvent, useState } from 'react';
import { type InterviewKit, interviewKitCalls } from '#shared/contracts/interview-kit.ts';
import { maxQuestionLength, maxQuestions } from '#shared/domain/languages/interview-kit.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { May } from '#web/ui/may.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraftChoice } from '#web/ui/use-draft-choice.ts';
import { useSaveQuestions } from './queries.ts';

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

/** The questions as one text, a line each, which is a draft of this tab until it is stored. */
const QuestionsForm = ({
  id,
  questions: { questions, version },
  onDone,
}: {
  id: string;
  questions: Questions;
  onDone: () => void;
}) => {
  const t = useT();
  const [draft, setDraft] = useDraftChoice<{ text: string }>(`questions:${id}`);
  const text = draft?.text ?? questions.join('\n');
  const save = useSaveQuestions(id);
  const refused = save.error instanceof ApiError ? save.error.fields[0]?.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ questions: linesOf(text), version }, { onSuccess: onDone });
  };
  return (
    <form noValidate className="space-y-3" onSubmit={submit}>
      <TextArea
        label={t('interviewKit.questions')}
        hint={t('interviewKit.questionsHint', { max: maxQuestions })}
        hideLabel
        rows={6}
        limit={maxQuestions * maxQuestionLength}
        value={text}
        error={refused}
        onChange={({ target }) => setDraft({ text: target.value })}
      />
      <FormError>{save.isError && !refused ? errorText(save.error, t('interviewKit.failed')) : null}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={save.isPending}>
          {t('common.save')}
        </Button>
        <Button variant="quiet" size="sm" disabled={save.isPending} onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** The questions of the job for its interviews, which only its company sees. */
export const QuestionList = ({ id, questions }: { id: string; questions: Questions }) => {
  const t = useT();
  const [isEditing, setEditing] = useState(false);
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
