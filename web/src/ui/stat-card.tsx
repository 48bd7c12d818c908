import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

/** One figure with its name; `value` undefined shows that it is loading. Put several into a `<dl>` grid. */
export const StatCard = ({
  label,
  value,
  hint,
  icon,
}: {
  label: string;
  value: ReactNode | undefined;
  hint?: ReactNode;
  icon?: ReactNode;
}) => (
  <div className="rounded-lg border border-line bg-card p-4 sm:p-5">
    <dt className="flex items-start justify-between gap-3 text-sm text-soft">
      {label}
      {icon && <span className="text-primary [&_svg]:size-5">{icon}</span>}
    </dt>
    <dd className="mt-1 font-display text-3xl font-semibold tabular-nums">
      {value === undefined ? <Skeleton className="h-9 w-16" /> : value}
    </dd>
    {hint && <dd className="mt-1 text-sm text-soft">{hint}</dd>}
  </div>
);

/** The grid that stat cards stand in. */
export const StatGrid = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 sm:gap-4 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
    {children}
  </dl>
);
