import { useWatch } from 'react-hook-form';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { type EditedRow, toEdited } from './language-rows.ts';

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

/** The form of the own languages over the contract's rules, with functions that change its rows. */
export const useLanguageForm = (stored: StoredLanguages) => {
  const form = useContractForm(candidateCalls.setLanguages.body, formOf(stored));
  const forget = useDraft(form, 'languages', { outlives: true });
  const rows = useWatch({ control: form.control, name: 'languages' }) as EditedRow[];
  const modes = useWatch({ control: form.control, name: 'modes' }) as Mode[];
  const setRows = (next: EditedRow[]) => {
    form.clearErrors('languages');
    form.setValue('languages', next, { shouldDirty: true });
  };
  return {
    form,
    /** Deletes the draft. */
    forget,
    rows,
    modes,
    setModes: (next: Mode[]) => form.setValue('modes', next, { shouldDirty: true }),
    addRow: (row: EditedRow) => setRows([...rows, row]),
    removeRow: (tag: string) => setRows(rows.filter((row) => row.tag !== tag)),
    changeRow: (tag: string, change: (row: EditedRow) => EditedRow) =>
      setRows(rows.map((row) => (row.tag === tag ? change(row) : row))),
  };
};
