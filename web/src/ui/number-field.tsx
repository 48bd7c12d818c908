import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/**
 * An input for a number, as text: `type="number"` swallows the digits of other scripts and grouped amounts. The value is
 * what was typed; the contract, or `decimalIn` for scores, reads it.
 */
export const NumberField = ({
  inputMode = 'numeric',
  ...input
}: Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode'> & { inputMode?: 'numeric' | 'decimal' }) => (
  <TextInput autoComplete="off" inputMode={inputMode} {...input} />
);
