import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

type As = 'div' | 'section' | 'article' | 'li';

/** A bordered surface. `as` picks the element; padding comes with it unless `flush`. */
export const Card = ({
  as: Element = 'div',
  flush = false,
  className,
  ...rest
}: ComponentProps<'div'> & { as?: As; flush?: boolean }) => {
  const Any = Element as 'div';
  return <Any className={cx('rounded-lg border border-line bg-card', !flush && 'p-5 sm:p-6', className)} {...rest} />;
};

/** The heading line of a card, with actions at its end. */
export const CardHeader = ({
  title,
  hint,
  actions,
}: {
  title: string;
  hint?: string;
  actions?: ComponentProps<'div'>['children'];
}) => (
  <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
    <div className="min-w-0">
      <h2 className="text-xl">{title}</h2>
      {hint && <p className="mt-0.5 text-sm text-soft">{hint}</p>}
    </div>
    {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
  </div>
);
