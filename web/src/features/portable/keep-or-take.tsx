import { type ReactNode, useId } from 'react';
import { cx } from '#web/lib/cx.ts';

/** One of two options of a choice; a press anywhere on it chooses it. */
const Option = ({
  name,
  label,
  checked,
  disabled,
  onChoose,
  children,
}: {
  name: string;
  label: string;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
  children: ReactNode;
}) => {
  const id = useId();
  const content = `${id}-content`;
  return (
    <div className="relative min-w-0 rounded-md border border-line p-3.5 has-checked:border-primary has-checked:bg-primary-tint has-enabled:hover:border-edge">
      <div className="flex items-start gap-2.5">
        <input
          id={id}
          type="radio"
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={onChoose}
          aria-describedby={content}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        <label htmlFor={id} className="min-w-0 text-sm font-semibold after:absolute after:inset-0">
          {label}
        </label>
      </div>
      <div id={content} className="mt-2 wrap-anywhere">
        {children}
      </div>
    </div>
  );
};

/** The choice to keep one part of the profile as it is or to take it from the file. */
export const KeepOrTake = ({
  legend,
  isTaken,
  onChange,
  present,
  found,
  keepLabel,
  takeLabel,
  isImpossible = false,
  isLong = false,
}: {
  legend: ReactNode;
  isTaken: boolean;
  onChange: (isTaken: boolean) => void;
  present: ReactNode;
  found: ReactNode;
  keepLabel: string;
  takeLabel: string;
  /** Whether the profile cannot have what was found. */
  isImpossible?: boolean;
  /** Whether the contents need the whole width. */
  isLong?: boolean;
}) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={cx('grid gap-2.5', !isLong && 'sm:grid-cols-2')}>
        <Option {...{ name }} label={keepLabel} checked={!isTaken} disabled={false} onChoose={() => onChange(false)}>
          {present}
        </Option>
        <Option
          {...{ name }}
          label={takeLabel}
          checked={isTaken}
          disabled={isImpossible}
          onChoose={() => onChange(true)}
        >
          {found}
        </Option>
      </div>
    </fieldset>
  );
};
