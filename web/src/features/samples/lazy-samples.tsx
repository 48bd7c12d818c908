import { lazy, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';

const LoadedOfCandidate = lazy(async () => {
  const [{ CandidateSamples }] = await Promise.all([
    import('./candidate-samples.tsx'),
    loadCatalogues(['samples', 'player']),
  ]);
  return { default: CandidateSamples };
});

/** The recordings of a candidate for a verified recruiter, also of a masked one; nothing where there are none. */
export const CandidateSamples = ({ candidateId }: { candidateId: number }) => (
  <Suspense fallback={null}>
    <LoadedOfCandidate key={candidateId} candidateId={candidateId} />
  </Suspense>
);
