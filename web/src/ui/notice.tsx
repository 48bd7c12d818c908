import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons.ts';

const looks = {
  info: { className: 'bg-primary-tint text-primary-strong', Icon: Info },
  success: { className: 'bg-success-tint text-success', Icon: CircleCheck },
  warning: { className: 'bg-warning-tint text-warning', Icon: TriangleAlert },
  error: { className: 'bg-danger-tint text-danger', Icon: CircleAlert },
} as const;

/** A banner inside a page; success and error are read out when they appear. */
export const Notice = ({
  tone = 'info',
  title,
  children,
  action,
}: {
  tone?: keyof typeof looks;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
}) => {
  const { className, Icon } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg px-4 py-3', className)}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <div className="min-w-0 flex-1 self-center wrap-anywhere">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className="text-sm">{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
};
