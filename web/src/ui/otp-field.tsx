import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { Field, type FieldTexts, inputClass } from './field.tsx';

/** The one-time code: one input of at most 6 characters that phones fill from a message. Spread `register('otp')` in. */
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
        maxLength={6}
        dir="ltr"
        {...control}
        {...input}
        className={cx(inputClass, 'min-h-14! text-center font-display text-2xl! tracking-[0.35em] tabular-nums')}
      />
    )}
  </Field>
);
