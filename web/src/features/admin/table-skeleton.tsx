import { Skeleton } from '#web/ui/skeleton.tsx';

/** The skeleton of a table of people or jobs; `label` is read out. */
export const TableSkeleton = ({ rows, label }: { rows: number; label: string }) => (
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
