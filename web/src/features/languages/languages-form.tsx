import { useEffect, useRef, useState } from 'react';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useForgetFailure } from '#web/lib/use-contract-form.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Languages } from '#web/ui/icons.ts';
import { onSaved } from '#web/ui/on-saved.ts';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { AddLanguage } from './add-language.tsx';
import { useConflictFields } from './language-conflict.tsx';
import { LanguageDialogs, type OpenDialog } from './language-dialogs.tsx';
import { assess, isBlank, replaceCertificate } from './language-rows.ts';
import { ModeFields } from './mode-fields.tsx';
import { RowEditors } from './row-editors.tsx';
import { SaveBar } from './save-bar.tsx';
import { type StoredLanguages, useLanguageForm } from './use-language-form.ts';
import { useLoadLanguages, useSaveLanguages } from './use-save-languages.ts';

/** Which row is open: one of them, none, or as long as nothing was chosen, the only one. */
const useOpenRow = (first: string | undefined) => {
  const [chosen, setChosen] = useState<string | null | undefined>(first);
  return {
    isOpen: (tag: string, rows: number) => (chosen === undefined ? rows === 1 : chosen === tag),
    setOpenRow: setChosen,
  };
};

/** Edits the own languages: a row each, of which one is open at a time. All changes are saved at once. */
export const LanguagesForm = ({
  candidate,
  proposed,
  named,
  onDone,
}: {
  candidate: StoredLanguages & { id: number };
  /** Languages that are not stated, with which the form begins. */
  proposed: readonly string[];
  /** The language that a link names; its row is open at first, else that of the first proposed one, and has the focus. */
  named: string | undefined;
  onDone: () => void;
}) => {
  const t = useT();
  const { form, forget, rows, isUnsaved, modes, setModes, addRow, removeRow, changeRow } = useLanguageForm(candidate, {
    proposed,
    named,
  });
  const first = named ?? proposed[0];
  const { errors, submitCount } = form.formState;
  const save = useSaveLanguages(candidate.id, forget);
  useForgetFailure(form, save);
  const [open, setOpen] = useState<OpenDialog>();
  const { isOpen, setOpenRow } = useOpenRow(first);
  const [focused, setFocused] = useState(first);
  const close = () => setOpen(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that led here is gone.
  useEffect(() => {
    if (first === undefined) heading.current?.focus({ preventScroll: true });
  }, [first]);
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
      <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5 md:[&_*]:scroll-mb-24">
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
        <RowEditors
          rows={rows}
          errors={errors.languages}
          isOpen={isOpen}
          focused={focused}
          onToggle={setOpenRow}
          onChange={changeRow}
          onRemove={remove}
          onOpen={setOpen}
        />
        <AddLanguage
          tags={rows.map(({ tag }) => tag)}
          onAdd={(tag) => {
            addRow(tag);
            setOpenRow(tag);
            setFocused(tag);
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
        <SaveBar isUnsaved={isUnsaved} isSaving={save.isPending} onCancel={cancel} />
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
