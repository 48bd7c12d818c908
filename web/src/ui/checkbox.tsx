import { type ComponentProps, type ReactNode, useId } from 'react';

/** A checkbox with its label; the whole line can be pressed. */
export const Checkbox = ({ label, ...input }: ComponentProps<'input'> & { label: ReactNode }) => {
  const id = useId();
  return (
    <label htmlFor={id} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
      <input id={id} type="checkbox" {...input} className="size-5 shrink-0 accent-primary" />
      <span>{label}</span>
    </label>
  );
};
