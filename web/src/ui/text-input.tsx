import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Field, type FieldTexts, inputClass } from './field.tsx';

/** A one-line input with its label, hint and error. Takes react-hook-form's `register(...)` by spreading. */
export const TextInput = ({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  icon,
  ...input
}: Omit<ComponentProps<'input'>, 'className'> & FieldTexts & { icon?: ReactNode }) => (
  <Field {...{ label, hint, error, className }} optional={optional ?? false} hideLabel={hideLabel ?? false}>
    {(control) => (
      <span className="relative block">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-soft">{icon}</span>
        )}
        <input {...control} {...input} className={cx(inputClass, !!icon && 'ps-10')} />
      </span>
    )}
  </Field>
);
