import { type FormEvent, useRef, useState } from 'react';
import type { ScaleId } from '#shared/domain/languages/scale.ts';
import { scales } from '#shared/domain/languages/scales.ts';
import { scalesOf } from '#shared/domain/languages/tested-languages.ts';
import { focusFirstInvalid } from '#web/lib/focus-first-invalid.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useDraftChoice } from '#web/ui/use-draft-choice.ts';
import { checkResult, type ResultErrors } from './check-result.ts';
import { ResultParts } from './result-parts.tsx';
import { isolated } from './result-text.ts';
import {
  type Claims,
  claimsOf,
  editionOfResult,
  emptyResult,
  hasOneLevel,
  levelsOf,
  resultFrom,
  type TestResult,
} from './test-result.ts';
import { ownToday } from './today.ts';

const useScaleOptions = (tag: string, current: ScaleId) => {
  const t = useT();
  const offered = scalesOf(tag);
  return [...new Set([...offered, current])].map((scale) => ({
    value: scale,
    label: scale === 'cefr' ? t('languageForm.result.otherTest') : scales[scale].name,
  }));
};

/** The editions of a test that has several; without a choice it follows from the day of the test. */
const EditionField = ({ result, onChange }: { result: TestResult; onChange: (result: TestResult) => void }) => {
  const t = useT();
  const { editions } = scales[result.scale];
  if (editions.length === 1) return null;
  return (
    <Select
      label={t('languageForm.result.edition')}
      value={result.edition}
      onChange={(event) => onChange({ ...result, edition: event.target.value, level: '' })}
      options={[
        { value: '', label: t('languageForm.result.editionByDate') },
        ...editions.map(({ name }) => ({ value: name ?? '', label: name ?? '' })),
      ]}
    />
  );
};

interface Fields {
  result: TestResult;
  errors: ResultErrors;
  onChange: (result: TestResult) => void;
}

const LevelField = ({ result, errors, onChange }: Fields) => {
  const t = useT();
  const levels = levelsOf(editionOfResult(result));
  return (
    <Select
      label={t('languageForm.result.level')}
      error={errors.level}
      value={result.level}
      onChange={(event) => onChange({ ...result, level: event.target.value })}
      options={[
        { value: '', label: t('languageForm.choose') },
        ...levels.map((level) => ({ value: level, label: isolated(level) })),
      ]}
    />
  );
};

const CertificateFields = ({ result, errors, onChange }: Fields) => {
  const t = useT();
  return (
    <>
      <TextInput
        type="date"
        optional={result.scale !== 'cefr'}
        label={t('languageForm.result.takenOn')}
        error={errors.taken_on}
        max={ownToday()}
        value={result.taken_on}
        onChange={(event) => onChange({ ...result, taken_on: event.target.value })}
      />
      <TextInput
        type="date"
        optional
        label={t('languageForm.result.expiresOn')}
        hint={t('languageForm.result.expiresHint')}
        error={errors.expires_on}
        value={result.expires_on}
        onChange={(event) => onChange({ ...result, expires_on: event.target.value })}
      />
      <TextInput
        optional
        autoComplete="off"
        label={t('languageForm.result.number')}
        hint={t('languageForm.result.numberHint')}
        error={errors.certificate_number}
        value={result.certificate_number}
        onChange={(event) => onChange({ ...result, certificate_number: event.target.value })}
      />
    </>
  );
};

/** The result as it is edited: a draft of its own for each language and certificate, which survives a reload. */
const useResult = (tag: string, claims: Claims | null) => {
  const [typed, setDraft] = useDraftChoice<TestResult>(`result:${tag}:${JSON.stringify(claims)}`);
  const [stored] = useState(() => (claims && resultFrom(claims)) ?? emptyResult(scalesOf(tag)[0] ?? 'cefr'));
  return [typed ?? stored, setDraft] as const;
};

/** Enters a test result once; it is stated for every skill that it covers. Nothing is saved yet. */
export const ResultDialog = ({
  tag,
  claims,
  onUse,
  onClose,
}: {
  tag: string;
  /** The result to change, or null for a new one. */
  claims: Claims | null;
  onUse: (claims: Claims) => void;
  onClose: () => void;
}) => {
  const t = useT();
  const language = useLanguageName(tag);
  const [result, setResult] = useResult(tag, claims);
  const [errors, setErrors] = useState<ResultErrors>({});
  const onChange = (next: TestResult) => {
    setResult(next);
    setErrors({});
  };
  // A second event of a double press comes before the dialog is gone.
  const isUsed = useRef(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUsed.current) return;
    const found = checkResult(result, tag);
    isUsed.current = Object.keys(found).length === 0;
    if (isUsed.current) onUse(claimsOf(result, tag));
    else focusFirstInvalid(event.currentTarget, () => setErrors(found));
  };
  return (
    <FormDialog
      title={t('languageForm.result.title', { language })}
      className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2"
      label={t('languageForm.result.use')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t('languageForm.result.scale')}
        error={errors.scale}
        value={result.scale}
        onChange={(event) => onChange(emptyResult(event.target.value as ScaleId))}
        options={useScaleOptions(tag, result.scale)}
      />
      <EditionField result={result} onChange={onChange} />
      {hasOneLevel(result.scale) && <LevelField {...{ result, errors, onChange }} />}
      <div className="sm:col-span-2">
        <ResultParts {...{ tag, result, errors, onChange }} />
      </div>
      <CertificateFields {...{ result, errors, onChange }} />
    </FormDialog>
  );
};
