import { type ComponentProps, useId } from 'react';
import { Checkbox } from './checkbox.tsx';

/** A checkbox for a consent, described by a line about its consequences. */
export const Consent = ({ hint, ...input }: ComponentProps<typeof Checkbox> & { hint: string }) => {
  const id = useId();
  return (
    <div>
      <Checkbox aria-describedby={id} {...input} />
      <p id={id} className="ps-7.5 text-sm text-soft">
        {hint}
      </p>
    </div>
  );
};
