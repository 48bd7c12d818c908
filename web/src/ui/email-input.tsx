import type { ComponentProps, ReactNode } from 'react';
import { likelyEmail } from '../lib/email-hint.ts';
import { useT } from '../lib/i18n.ts';
import { useSettled } from '../lib/use-settled.ts';
import { TextInput } from './text-input.tsx';

/**
 * An input for an e-mail address. A likely typo of a common domain gets a hint below it, which fills the address in and
 * never refuses one; its line is always there, so that nothing moves. `children` is shown in it otherwise.
 */
export const EmailInput = ({
  email,
  onAccept,
  children,
  ...input
}: Omit<ComponentProps<typeof TextInput>, 'type' | 'hint'> & {
  /** The address as it is typed. */
  email: string;
  onAccept: (email: string) => void;
  children?: ReactNode;
}) => {
  const t = useT();
  const settled = useSettled(email);
  const meant = settled === email ? likelyEmail(email.trim().toLowerCase()) : undefined;
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="email"
      hint={
        <span role="status" className="block min-h-[1.5em]">
          {meant === undefined ? (
            children
          ) : (
            <button
              type="button"
              className="min-h-6 rounded-sm text-start font-semibold text-primary underline wrap-anywhere"
              onClick={() => onAccept(meant)}
            >
              {t('common.didYouMean', { email: meant })}
            </button>
          )}
        </span>
      }
      {...input}
    />
  );
};
