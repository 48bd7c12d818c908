import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isConflict } from '../lib/api-error.ts';
import type { ConflictField, FormValues } from './differences.ts';
import { laterDialog } from './lazy-dialog.tsx';

const ConflictDialog = laterDialog(async () => (await import('./conflict-dialog.tsx')).ConflictDialog, ['conflict']);

/**
 * The way on when a save was refused because its form showed another version: a dialog with both versions, field by field.
 * What is chosen goes into the form with the stored version, and is saved again. The form's values have the version that it
 * showed as `version`.
 */
export const SaveConflict = <In extends FieldValues, Out>({
  form,
  error,
  load,
  fields,
  save,
}: {
  form: UseFormReturn<In, unknown, Out>;
  /** The last save's error. */
  error: unknown;
  /** Loads the form's values as they are stored now. */
  load: () => Promise<FormValues>;
  fields: Readonly<Record<string, ConflictField>>;
  /** Saves the form. */
  save: () => unknown;
}) => {
  const [closed, setClosed] = useState<unknown>(null);
  if (!isConflict(error) || closed === error) return null;
  const close = () => setClosed(error);
  const resolve = (values: FormValues) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as Path<In>, value as PathValue<In, Path<In>>, { shouldDirty: true });
    }
    close();
    void save();
  };
  return (
    <ConflictDialog
      base={form.formState.defaultValues ?? {}}
      mine={form.getValues()}
      load={load}
      fields={fields}
      onResolve={resolve}
      onClose={close}
    />
  );
};
