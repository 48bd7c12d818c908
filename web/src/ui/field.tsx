import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { refusalText } from '../lib/refusal-text.ts';

/** Classes shared by all inputs. */
export const inputClass =
  'block w-full min-h-11 rounded-md border border-edge bg-card px-3.5 py-2 text-base text-ellipsis text-ink placeholder:text-soft transition-colors hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger disabled:bg-sunk disabled:opacity-70 [&[readonly]]:bg-sunk';

export interface FieldTexts {
  label: string;
  /** A line of help below the input. */
  hint?: ReactNode;
  /** What is wrong, as a text or as a text id of a schema or the server; shown in place of the hint and read out. */
  error?: string | undefined;
  /** Marks the field as optional; all others are shown as required. */
  optional?: boolean;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  className?: string | undefined;
}

interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, hint and error around any input; `children` gets the attributes that tie the input to them. */
export const Field = ({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  children,
}: FieldTexts & { children: (control: FieldControl) => ReactNode }) => {
  const id = useId();
  const note = `${id}-note`;
  const described = error || hint ? note : undefined;
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        <span>{label}</span>
        {optional && <span className="ms-1.5 font-normal text-soft">{t('common.optional')}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {error ? (
        <p id={note} role="alert" className="mt-1.5 text-sm text-danger">
          {refusalText(error) ?? error}
        </p>
      ) : (
        hint && (
          <p id={note} className="mt-1.5 text-sm text-soft">
            {hint}
          </p>
        )
      )}
    </div>
  );
};
