import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { Pause } from './icons.ts';

/** A small sign after a name in a row: an icon whose text screen readers say, and a tooltip shows. */
export const RowSign = ({ text, className, children }: { text: string; className: string; children: ReactNode }) => (
  <span title={text} className={cx('shrink-0', className)}>
    {children}
    <span className="sr-only">{text}</span>
  </span>
);

/** Says that a person is not looking at present. */
export const NotLookingSign = () => (
  <RowSign text={t('common.notLooking')} className="text-warning">
    <Pause className="size-3.5" aria-hidden="true" />
  </RowSign>
);
