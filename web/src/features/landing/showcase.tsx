import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Carousel } from './carousel.tsx';

const showcaseCount = 5;

const LatestCandidates = () => {
  const t = useT();
  const latest = useQuery({
    queryKey: ['candidates', 'latest'],
    queryFn: ({ signal }) => call(candidateCalls.latestMasked, { query: { limit: showcaseCount } }, { signal }),
  });
  if (latest.isPending) {
    return (
      <div role="status">
        <span className="sr-only">{t('landing.showcase.loading')}</span>
        <Skeleton className="h-84 w-full rounded-lg" />
      </div>
    );
  }
  // A failure shows the same as an empty list: the showcase is an invitation, not a tool.
  const candidates = latest.data ?? [];
  if (candidates.length === 0) {
    return (
      <p className="rounded-lg border border-dashed border-edge px-6 py-16 text-center text-lg text-soft">
        {t('landing.showcase.empty')}
      </p>
    );
  }
  return <Carousel candidates={candidates} />;
};

/** The showcase with its own provider, as the landing page has none. */
export const Showcase = () => (
  <QueryClientProvider client={queryClient}>
    <LatestCandidates />
  </QueryClientProvider>
);
