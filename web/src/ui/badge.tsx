import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';

export type Tone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunk text-ink',
  primary: 'bg-primary-tint text-primary-strong',
  accent: 'bg-accent-tint text-accent-ink',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
};

/** A short label of an item: its type, status, language. */
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

/** Words as badges, such as skills: the first `max` of them (default: all), and how many more there are. */
export const BadgeList = ({
  words,
  max = words.length,
  label,
  className,
}: {
  words: readonly string[];
  max?: number;
  label?: string;
  className?: string;
}) => {
  const more = words.length - max;
  return (
    <ul aria-label={label} className={cx('flex flex-wrap gap-1.5', className)}>
      {words.slice(0, max).map((word) => (
        <li key={word}>
          <Badge>{word}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge>{t('common.andMore', { count: more })}</Badge>
        </li>
      )}
    </ul>
  );
};
