import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export type Tone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunk text-ink',
  primary: 'bg-primary-tint text-primary-strong',
  accent: 'bg-accent-tint text-accent-ink',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
};

/** A short word about a thing: its type, status, language. */
export const Badge = ({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) => (
  <span
    className={cx(
      'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold leading-5 wrap-anywhere',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
);
