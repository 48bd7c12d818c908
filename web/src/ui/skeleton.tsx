import { cx } from '../lib/cx.ts';

/** A grey placeholder of loading content; give it a size: `<Skeleton className="h-6 w-40" />`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx('block animate-blink rounded-md bg-sunk', className)} />
);

/** The place of a line in a frame that loads, such as the steps of a profile, as high as it. */
export const SkeletonStrip = () => (
  <span aria-hidden="true" className="block h-16.5 rounded-lg border border-line bg-card" />
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

/** The skeleton of a table of people or jobs; `label` is read out. */
export const SkeletonTable = ({ rows, label }: { rows: number; label: string }) => (
  <div role="status" className="space-y-3 md:space-y-0 md:rounded-lg md:border md:border-line md:bg-card">
    <span className="sr-only">{label}</span>
    {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
      <div
        key={key}
        className="grid gap-4 rounded-lg border border-line bg-card p-4 md:grid-cols-[1.2fr_1.5fr_0.6fr_auto] md:items-center md:rounded-none md:border-0 md:border-b md:bg-transparent md:last:border-b-0"
      >
        <div className="space-y-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-3.5 w-12" />
        </div>
        <div className="space-y-2">
          <Skeleton className="h-4 w-52" />
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-4 w-32" />
        </div>
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-9 w-28" />
      </div>
    ))}
  </div>
);

/** Bars for a list of rows that is loading; `label` is read out. */
export const SkeletonRows = ({
  rows,
  label,
  className = 'space-y-4',
  row,
}: {
  rows: number;
  label: string;
  className?: string;
  /** The class of a bar: its height, at least. */
  row: string;
}) => (
  <div role="status" className={className}>
    <span className="sr-only">{label}</span>
    {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
      <Skeleton key={key} className={cx('w-full', row)} />
    ))}
  </div>
);
