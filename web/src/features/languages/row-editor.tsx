import { useEffect, useRef } from 'react';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Consent } from '#web/ui/consent.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Trash2 } from '#web/ui/icons.ts';
import { CertificateList } from './certificate-list.tsx';
import type { EditedRow } from './language-rows.ts';
import { RowDetails } from './row-details.tsx';
import { problemsOf, type RowErrors } from './row-problems.ts';
import { SkillLevels } from './skill-levels.tsx';
import type { Claims } from './test-result.ts';

/** What a row makes its editor open. */
export interface RowActions {
  onRemove: () => void;
  onGuide: (skill: Skill) => void;
  onCertificate: (claims: Claims | null) => void;
  onRemoveCertificate: (claims: Claims) => void;
}

/** One language of the form. A language that was just added gets the focus. */
export const RowEditor = ({
  row,
  errors,
  isNew,
  onChange,
  ...actions
}: {
  row: EditedRow;
  errors: RowErrors;
  isNew: boolean;
  onChange: (row: EditedRow) => void;
} & RowActions) => {
  const t = useT();
  const language = useLanguageName(row.tag);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) card.current?.querySelector<HTMLElement>('select')?.focus();
  }, [isNew]);
  return (
    <section
      ref={card}
      aria-label={language}
      className="scroll-mt-24 space-y-5 rounded-lg border border-line p-4 sm:p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 text-lg wrap-anywhere first-letter:uppercase">
          <bdi>{language}</bdi>
        </h3>
        <IconButton label={t('languageForm.remove', { language })} onClick={actions.onRemove}>
          <Trash2 className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {problemsOf(row, errors).map(({ result, message }) => (
        <div key={result + message} data-problem tabIndex={-1}>
          <FormError>{[result, refusalText(message) ?? message].filter(Boolean).join(': ')}</FormError>
        </div>
      ))}
      <Consent
        label={t('languageForm.native')}
        hint={t('languageForm.nativeHint')}
        checked={row.native}
        onChange={(event) => onChange({ ...row, native: event.target.checked })}
      />
      <SkillLevels {...{ row, language, onChange }} onGuide={actions.onGuide} />
      <CertificateList row={row} onOpen={actions.onCertificate} onRemove={actions.onRemoveCertificate} />
      <RowDetails row={row} error={errors?.last_used?.message} onChange={onChange} />
    </section>
  );
};
