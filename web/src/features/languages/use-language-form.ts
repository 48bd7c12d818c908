import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { candidateLanguagesBody } from '#shared/contracts/candidates.ts';
import type { LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { type EditedRow, newRow, toEdited } from './language-rows.ts';

export interface StoredLanguages {
  languages: readonly LanguageRow[];
  modes: readonly Mode[];
  languages_version?: string | undefined;
}

/** The form's values of stored languages. */
export const formOf = ({ languages, modes, languages_version }: StoredLanguages) => ({
  languages: languages.map(toEdited),
  modes: [...modes],
  version: languages_version,
});

/**
 * The form of the own languages over the contract's rules, with functions that change its rows.
 * @param start.proposed languages that are not stated yet: the form begins with them, which is no change of the user's
 * @param start.named one of them that a link names: a restored draft gets it, too
 */
export const useLanguageForm = (
  stored: StoredLanguages,
  { proposed, named }: { proposed: readonly string[]; named: string | undefined },
) => {
  const { languages, ...others } = formOf(stored);
  const form = useContractForm(candidateLanguagesBody, {
    languages: [...proposed.map(newRow), ...languages],
    ...others,
  });
  const forget = useDraft(form, 'languages', { outlives: true });
  const rows = useWatch({ control: form.control, name: 'languages' }) as EditedRow[];
  const modes = useWatch({ control: form.control, name: 'modes' }) as Mode[];
  const setRows = (change: (rows: EditedRow[]) => EditedRow[]) => {
    form.clearErrors('languages');
    form.setValue('languages', change(form.getValues('languages') as EditedRow[]), { shouldDirty: true });
  };
  const addRow = (tag: string) =>
    setRows((before) => (before.some((row) => row.tag === tag) ? before : [...before, newRow(tag)]));
  // After the draft was restored, which is not rendered yet.
  const restored = useRef({ addRow, named });
  useEffect(() => {
    const { current } = restored;
    const hasRow = form.getValues('languages').some(({ tag }) => tag === current.named);
    if (current.named !== undefined && !hasRow) current.addRow(current.named);
  }, [form.getValues]);
  return {
    form,
    /** Deletes the draft. */
    forget,
    rows,
    /** Also with languages that are only proposed. */
    isUnsaved: form.formState.isDirty || rows.length !== stored.languages.length,
    modes,
    setModes: (next: Mode[]) => form.setValue('modes', next, { shouldDirty: true }),
    addRow,
    removeRow: (tag: string) => setRows((before) => before.filter((row) => row.tag !== tag)),
    changeRow: (tag: string, change: (row: EditedRow) => EditedRow) =>
      setRows((before) => before.map((row) => (row.tag === tag ? change(row) : row))),
  };
};
