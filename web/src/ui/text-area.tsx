import type { ComponentProps } from 'react';
import { Field, type FieldTexts, inputClass } from './field.tsx';

/** Several lines of text with label, hint and error. */
export const TextArea = ({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  rows = 4,
  ...input
}: Omit<ComponentProps<'textarea'>, 'className'> & FieldTexts) => (
  <Field {...{ label, hint, error, className }} optional={optional ?? false} hideLabel={hideLabel ?? false}>
    {(control) => <textarea rows={rows} {...control} {...input} className={inputClass} />}
  </Field>
);
