import { later } from '#web/lib/later.tsx';

/** The recordings of a candidate for a verified recruiter, also of a masked one; nothing where there are none. */
export const CandidateSamples = later(async () => (await import('./candidate-samples.tsx')).CandidateSamples, {
  texts: ['samples', 'player'],
});
