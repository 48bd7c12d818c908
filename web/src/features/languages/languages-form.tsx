import { useEffect, useRef, useState } from 'react';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useForgetFailure } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Languages } from '#web/ui/icons.ts';
import { onSaved } from '#web/ui/on-saved.ts';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { AddLanguage } from './add-language.tsx';
import { useConflictFields } from './language-conflict.tsx';
import { LanguageDialogs, type OpenDialog } from './language-dialogs.tsx';
import { assess, isBlank, isProven, newRow, replaceCertificate } from './language-rows.ts';
import { ModeFields } from './mode-fields.tsx';
import { RowEditor } from './row-editor.tsx';
import { type StoredLanguages, useLanguageForm } from './use-language-form.ts';
import { useLoadLanguages, useSaveLanguages } from './use-save-languages.ts';

/** Says whether something is unsaved, beside the buttons of the form. */
const SaveBar = ({ isDirty, isSaving, onCancel }: { isDirty: boolean; isSaving: boolean; onCancel: () => void }) => {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-4">
      <p role="status" className="me-auto text-sm font-semibold text-accent-ink">
        {isDirty && t('languageForm.unsaved')}
      </p>
      <Button variant="secondary" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" loading={isSaving}>
        {t('languageForm.save')}
      </Button>
    </div>
  );
};

/** Edits the own languages: all changes are saved at once. */
export const LanguageEditor = ({
  candidate,
  onDone,
}: {
  candidate: StoredLanguages & { id: number };
  onDone: () => void;
}) => {
  const t = useT();
  const { form, forget, rows, modes, setModes, addRow, removeRow, changeRow } = useLanguageForm(candidate);
  const { errors, isDirty, submitCount } = form.formState;
  const save = useSaveLanguages(candidate.id, forget);
  useForgetFailure(form, save);
  const [open, setOpen] = useState<OpenDialog>();
  const [added, setAdded] = useState<string>();
  const close = () => setOpen(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that led here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const submit = form.handleSubmit((body) => save.mutate(body, onSaved(form, t('languageForm.saved'), onDone)));
  const cancel = () => {
    forget();
    onDone();
  };
  const remove = (tag: string) => {
    const row = rows.find((each) => each.tag === tag);
    if (!row || !isBlank(row)) return setOpen({ name: 'remove', tag });
    removeRow(tag);
    heading.current?.focus();
  };
  const isRefused = submitCount > 0 && Object.keys(errors).length > 0;
  const problem = save.isError ? errorText(save.error, t('languageForm.failed')) : null;
  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {t('languageForm.title')}
          </h2>
          <p className="mt-1 text-soft">{t('languageForm.text')}</p>
        </div>
        {rows.length === 0 && (
          <EmptyState icon={<Languages aria-hidden="true" />} title={t('languageForm.empty')}>
            {t('languageForm.emptyText')}
          </EmptyState>
        )}
        {rows.map((row, index) => (
          <RowEditor
            key={row.tag}
            row={row}
            errors={errors.languages?.[index]}
            isNew={row.tag === added}
            onChange={(next) => changeRow(row.tag, () => next)}
            onRemove={() => remove(row.tag)}
            onGuide={(skill) => setOpen({ name: 'guide', tag: row.tag, skill })}
            onCertificate={(claims) => setOpen({ name: 'certificate', tag: row.tag, claims })}
            onRemoveCertificate={(claims) =>
              isProven(claims)
                ? setOpen({ name: 'removeCertificate', tag: row.tag, claims })
                : changeRow(row.tag, (each) => replaceCertificate(each, claims, null))
            }
          />
        ))}
        <AddLanguage
          tags={rows.map(({ tag }) => tag)}
          onAdd={(tag) => {
            addRow(newRow(tag));
            setAdded(tag);
          }}
        />
        <ModeFields offered={modes} onChange={setModes} />
        <FormError>{errors.languages?.message ?? (isRefused ? t('languageForm.check') : problem)}</FormError>
        <SaveConflict
          form={form}
          error={save.error}
          load={useLoadLanguages(candidate.id)}
          fields={useConflictFields()}
          save={submit}
        />
        <SaveBar isDirty={isDirty} isSaving={save.isPending} onCancel={cancel} />
      </form>
      <LanguageDialogs
        open={open}
        onClose={close}
        onLevel={(tag, skill, level) => {
          changeRow(tag, (row) => assess(row, [skill], level));
          close();
        }}
        onCertificate={(tag, before, after) => {
          changeRow(tag, (row) => replaceCertificate(row, before, after));
          close();
        }}
        onRemove={(tag) => {
          removeRow(tag);
          close();
        }}
      />
    </>
  );
};
