import { access } from './access.ts';
import { candidateJobs, get, profileOf, savedJobs } from './first-call.ts';
import { pageSize } from './page-size.ts';
import type { RouteDefinition } from './route-definition.ts';

/** Screens of candidates alone. */
export const candidateRoutes = {
  candidateDashboard: {
    path: '/candidate/dashboard',
    access: access.candidates,
    title: 'candidates.dashboard.pageTitle',
    texts: ['candidates'],
    prefetch: (visit) => [
      candidateJobs(visit),
      get('/jobs', { query: { limit: 1 } }),
      savedJobs,
      profileOf(visit.id),
      get('/applications/candidate/{id}', { params: { id: visit.id }, query: { limit: pageSize.largest } }),
    ],
  },
  profileImport: {
    path: '/candidate/import',
    access: access.candidates,
    title: 'portable.pageTitle',
    texts: ['portable', 'candidates', 'languages', 'languageTerms'],
  },
} as const satisfies Record<string, RouteDefinition>;
