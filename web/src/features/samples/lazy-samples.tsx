import { lazy, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const texts = () => loadCatalogues(['samples', 'player']);

const LoadedOwn = lazy(async () => {
  const [{ OwnSamples }] = await Promise.all([import('./own-samples.tsx'), texts()]);
  return { default: OwnSamples };
});

const LoadedOfCandidate = lazy(async () => {
  const [{ CandidateSamples }] = await Promise.all([import('./candidate-samples.tsx'), texts()]);
  return { default: CandidateSamples };
});

/** The candidate's own recordings; code and texts load after the screen around them. */
export const OwnSamples = () => (
  <Suspense fallback={<Skeleton className="h-40 w-full rounded-lg" />}>
    <LoadedOwn />
  </Suspense>
);

/** The recordings of a candidate for a verified recruiter, also of a masked one; nothing where there are none. */
export const CandidateSamples = ({ candidateId }: { candidateId: number }) => (
  <Suspense fallback={null}>
    <LoadedOfCandidate key={candidateId} candidateId={candidateId} />
  </Suspense>
);
