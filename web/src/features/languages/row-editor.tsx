import { useEffect, useId, useRef } from 'react';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Consent } from '#web/ui/consent.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ChevronDown, Trash2 } from '#web/ui/icons.ts';
import { BestResult } from './best-result.tsx';
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

interface Row {
  row: EditedRow;
  errors: RowErrors;
  onChange: (row: EditedRow) => void;
}

/** Everything that can be stated about a language. */
const RowFields = ({ row, errors, onChange, language, ...actions }: Row & RowActions & { language: string }) => {
  const t = useT();
  return (
    <>
      {problemsOf(row, errors).map(({ result, message }) => (
        <div key={result + message} data-problem tabIndex={-1}>
          <FormError>{[result, refusalText(message) ?? message].filter(Boolean).join(': ')}</FormError>
        </div>
      ))}
      <SkillLevels {...{ row, language, onChange }} onGuide={actions.onGuide} />
      <Consent
        label={t('languageForm.native')}
        hint={t('languageForm.nativeHint')}
        checked={row.native}
        onChange={(event) => onChange({ ...row, native: event.target.checked })}
      />
      <CertificateList row={row} onOpen={actions.onCertificate} onRemove={actions.onRemoveCertificate} />
      <RowDetails row={row} error={errors?.last_used?.message} onChange={onChange} />
      <Button
        variant="quiet"
        size="sm"
        className="text-danger! hover:bg-danger-tint!"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={actions.onRemove}
      >
        {t('languageForm.remove', { language })}
      </Button>
    </>
  );
};

/** One language of the form: a line with what is stated, and its fields while it is open. */
export const RowEditor = ({
  isOpen,
  takesFocus,
  onToggle,
  ...fields
}: {
  isOpen: boolean;
  /** The level gets the focus: the language was just added, or a link led to it. */
  takesFocus: boolean;
  onToggle: (isOpen: boolean) => void;
} & Row &
  RowActions) => {
  const { row } = fields;
  const language = useLanguageName(row.tag);
  const panel = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.querySelector<HTMLElement>('select')?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={card}
      aria-label={language}
      className={cx('scroll-mt-24 rounded-lg border', isOpen ? 'border-edge' : 'border-line hover:border-edge')}
    >
      <div className="relative flex min-h-16 items-center gap-3 px-3 py-2 sm:px-5">
        <div className="min-w-0 grow">
          <h3 className="text-lg leading-snug wrap-anywhere">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={() => onToggle(!isOpen)}
              className="text-start first-letter:uppercase after:absolute after:inset-0"
            >
              <bdi>{language}</bdi>
            </button>
          </h3>
          <BestResult row={row} />
        </div>
        <ChevronDown
          className={cx('size-5 shrink-0 text-soft transition-transform', isOpen && 'rotate-180')}
          aria-hidden="true"
        />
      </div>
      {isOpen && (
        <div id={panel} className="space-y-5 border-t border-line px-3 py-4 sm:p-5">
          <RowFields {...fields} language={language} />
        </div>
      )}
    </section>
  );
};
