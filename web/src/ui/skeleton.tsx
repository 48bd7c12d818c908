import { cx } from '../lib/cx.ts';

/** A grey placeholder of loading content; give it a size: `<Skeleton className="h-6 w-40" />`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx('block animate-blink rounded-md bg-sunk', className)} />
);

/** A grid of card shapes for a list that is loading; `label` is read out. */
export const SkeletonCards = ({
  count = 6,
  label,
  columns = 'lg:grid-cols-3',
}: {
  count?: number;
  label: string;
  /** Columns of wide screens. */
  columns?: `lg:grid-cols-${2 | 3 | 4}`;
}) => (
  <div role="status" className={cx('grid gap-4 sm:grid-cols-2', columns)}>
    <span className="sr-only">{label}</span>
    {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
      <div key={key} className="space-y-3 rounded-lg border border-line bg-card p-5">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-9 w-32" />
      </div>
    ))}
  </div>
);
