import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { Field, type FieldTexts, inputClass } from './field.tsx';
import { ChevronDown } from './icons.ts';

export interface Option {
  value: string;
  label: string;
  /** Language of the label, where it is not the page's. */
  lang?: string;
}

/** The browser's own select with label, hint and error. */
export const Select = ({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  options,
  ...input
}: Omit<ComponentProps<'select'>, 'className'> & FieldTexts & { options: readonly Option[] }) => (
  <Field {...{ label, hint, error, className }} optional={optional ?? false} hideLabel={hideLabel ?? false}>
    {(control) => (
      <span className="relative block">
        <select {...control} {...input} className={cx(inputClass, 'appearance-none pe-10')}>
          {options.map(({ value, label: text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-soft"
          aria-hidden="true"
        />
      </span>
    )}
  </Field>
);
