import { type ComponentProps, useId } from 'react';
import { Checkbox } from './checkbox.tsx';

/** A checkbox that agrees to something, with a line below about what follows from it. */
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
