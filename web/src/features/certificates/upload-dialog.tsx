import { type FormEvent, useId, useRef, useState } from 'react';
import { uploadRules } from '#shared/domain/file-type.ts';
import type { NameOf } from '#shared/domain/languages/language-name.ts';
import { certificateTitle, resultTexts } from '#web/lib/certificate-text.ts';
import { acceptedFiles, type ChosenFile, inspectChosen } from '#web/lib/file-rules.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageNames } from '#web/lib/language-names.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, inputClass } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Upload } from '#web/ui/icons.ts';
import { Progress } from '#web/ui/progress.tsx';
import { Select } from '#web/ui/select.tsx';
import { useDraftChoice } from '#web/ui/use-draft-choice.ts';
import type { ProvableResult } from './provable-results.ts';
import { useSendCertificate } from './use-send-certificate.ts';

const megabytes = uploadRules.certificate.maxBytes / 1024 / 1024;

const optionText = (result: ProvableResult, nameOf: NameOf | undefined): string => {
  const parts = [certificateTitle(result, nameOf), ...resultTexts(result)];
  return [...parts, ...(result.taken_on ? [formatDate(result.taken_on)] : [])].join(' · ');
};

/** Why the form cannot be sent: the result or the document. */
const useProblems = () => {
  const t = useT();
  const textOf = ({ problem }: ChosenFile) => {
    if (problem === null) return undefined;
    const isOwn = problem === 'wrongType' || problem === 'tooLarge' || problem === 'empty';
    return isOwn ? t(`certificates.dialog.${problem}`, { megabytes }) : refusalText(problem);
  };
  return (result: ProvableResult | undefined, file: ChosenFile | undefined) => ({
    result: result ? undefined : t('certificates.dialog.resultMissing'),
    file: file ? textOf(file) : t('certificates.dialog.fileMissing'),
  });
};

/** The place of the chosen result as a text, '' without one. The choice is stored as a draft; a document cannot be. */
const useDraftResult = (results: readonly ProvableResult[]) => {
  const [draft, setDraft] = useDraftChoice<ProvableResult>('certificate');
  const place = results.findIndex((each) => JSON.stringify(each) === JSON.stringify(draft));
  const only = results.length === 1 ? '0' : '';
  const choose = (chosen: string) => setDraft(chosen === '' ? undefined : results[Number(chosen)]);
  return [place === -1 ? only : String(place), choose] as const;
};

/** Chooses a result of the own languages and the document that proves it. */
export const UploadDialog = ({ results, onClose }: { results: readonly ProvableResult[]; onClose: () => void }) => {
  const t = useT();
  const nameOf = useLanguageNames();
  const formId = useId();
  const [chosen, setChosen] = useDraftResult(results);
  const [file, setFile] = useState<File>();
  const [inspected, setInspected] = useState<ChosenFile>();
  const [isTried, setTried] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { state, send } = useSendCertificate(onClose);
  const result = chosen === '' ? undefined : results[Number(chosen)];
  const problemsOf = useProblems();
  const problems = problemsOf(result, inspected);
  const isSending = state.phase === 'sending';
  const choose = async (chosenFile: File | undefined) => {
    setFile(chosenFile);
    setInspected(undefined);
    const found = chosenFile && (await inspectChosen('certificate', chosenFile));
    if (input.current?.files?.[0] === chosenFile) setInspected(found);
  };
  const submit = async () => {
    setTried(true);
    const missing = problemsOf(result, file && (await inspectChosen('certificate', file)));
    if (missing.result) select.current?.focus();
    else if (missing.file) input.current?.focus();
    else if (result && file && !isSending) void send(result, file);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const label = t('certificates.dialog.sending', { name: file?.name ?? '' });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('certificates.add')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isSending}
            icon={<Upload className="size-4" aria-hidden="true" />}
          >
            {t('certificates.dialog.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="space-y-5" onSubmit={onSubmit}>
        <Select
          ref={select}
          label={t('certificates.dialog.result')}
          hint={t('certificates.dialog.resultHint')}
          error={isTried ? problems.result : undefined}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            { value: '', label: t('certificates.dialog.choose') },
            ...results.map((each, place) => ({ value: String(place), label: optionText(each, nameOf) })),
          ]}
        />
        <Field
          label={t('certificates.dialog.file')}
          hint={t('certificates.dialog.rules', { megabytes })}
          error={inspected || (isTried && !file) ? problems.file : undefined}
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              accept={acceptedFiles('certificate')}
              className={inputClass}
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          )}
        </Field>
        {isSending && (
          <div>
            <p className="mb-2 truncate text-sm">{label}</p>
            <Progress value={state.percent} label={label} />
          </div>
        )}
        {state.phase === 'failed' && <FormError>{state.text}</FormError>}
      </form>
    </Dialog>
  );
};
