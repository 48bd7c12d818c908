import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

/** Chooses one of a few views of the same list. */
export const ViewSwitch = <View extends string>({
  label,
  view,
  onChange,
  options,
}: {
  label: string;
  view: View;
  onChange: (view: View) => void;
  options: readonly { value: View; label: string; icon?: ReactNode }[];
}) => (
  <fieldset className="inline-flex max-w-full rounded-md border border-edge bg-card p-0.5">
    <legend className="sr-only">{label}</legend>
    {options.map((each) => (
      <button
        key={each.value}
        type="button"
        aria-pressed={each.value === view}
        onClick={() => onChange(each.value)}
        className={cx(
          'inline-flex min-h-9 min-w-0 items-center gap-2 rounded-sm px-3 text-sm font-semibold sm:px-3.5',
          each.value === view ? 'bg-primary text-on-primary' : 'text-soft hover:text-ink',
        )}
      >
        {each.icon}
        <span>{each.label}</span>
      </button>
    ))}
  </fieldset>
);
