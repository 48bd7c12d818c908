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
  <div className="rounded-lg border border-line bg-card px-2 py-1 min-[22rem]:px-3 sm:px-4 sm:py-2.5">
    <dt className="flex items-start justify-between gap-3 text-xs leading-4 wrap-anywhere text-soft sm:text-sm">
      <span>{label}</span>
      {icon && <span className="hidden text-primary sm:block [&_svg]:size-5">{icon}</span>}
    </dt>
    <dd className="font-display text-lg leading-6 font-semibold tabular-nums sm:text-2xl">
      {value === undefined ? (
        <span className="flex h-[1lh] items-center">
          <Skeleton className="h-[0.7lh] w-16" />
        </span>
      ) : (
        value
      )}
    </dd>
    {hint && <dd className="mt-1 text-sm text-soft">{hint}</dd>}
  </div>
);

/**
 * The grid of stat cards: three columns even on a phone, so that the page begins above the fold,
 * but four or five in rows of two, the fifth as wide as both.
 */
export const StatGrid = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-3 gap-2 max-sm:has-[>:nth-child(4)]:grid-cols-2 max-sm:[&>:nth-child(5):last-child]:col-span-2 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] sm:gap-4">
    {children}
  </dl>
);
