import { Card } from '../card.tsx';
import { Skeleton } from '../skeleton.tsx';

/** Shapes of charts that are loading; `label` is read out. */
export const ChartsSkeleton = ({ label, count }: { label: string; count: number }) => (
  <div role="status" className="space-y-5 sm:space-y-6">
    <span className="sr-only">{label}</span>
    {Array.from({ length: count }, (_, index) => `chart-${index}`).map((key) => (
      <Card key={key}>
        <Skeleton className="mb-3 h-6 w-48" />
        <Skeleton className="mb-6 h-4 w-3/4" />
        <Skeleton className="h-52 w-full" />
      </Card>
    ))}
  </div>
);
