import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { Field, type FieldTexts, inputClass } from './field.tsx';

/** The one-time code: one input that phones fill from a message. A whole message may be pasted. */
export const OtpField = ({
  label,
  hint,
  error,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'className'> & FieldTexts) => (
  <Field {...{ label, hint, error, className }}>
    {(control) => (
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        {...control}
        {...input}
        className={cx(inputClass, 'min-h-14! text-center font-display text-2xl! tracking-[0.35em] tabular-nums')}
      />
    )}
  </Field>
);
