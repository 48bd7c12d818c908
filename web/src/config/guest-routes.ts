import { candidateJobs, get, profileOf, savedJobs } from './first-call.ts';
import { pageSize } from './page-size.ts';
import type { RouteDefinition } from './route-definition.ts';

/** Screens that need no session: guests read them, and most are rendered by the build or the API. */
export const guestRoutes = {
  landing: { path: '/', access: 'public', title: 'landing.pageTitle', texts: ['landing'], prerender: true },
  candidateLogin: {
    path: '/login',
    access: 'public',
    title: 'auth.candidateLogin.pageTitle',
    texts: ['auth'],
    prerender: true,
  },
  candidateSignup: {
    path: '/signup',
    access: 'public',
    title: 'auth.candidateSignup.pageTitle',
    texts: ['auth', 'consents'],
    prerender: true,
  },
  recruiterLogin: {
    path: '/recruiter/login',
    access: 'public',
    title: 'auth.recruiterLogin.pageTitle',
    texts: ['auth'],
    prerender: true,
  },
  recruiterSignup: {
    path: '/recruiter/signup',
    access: 'public',
    title: 'auth.recruiterSignup.pageTitle',
    texts: ['auth', 'consents'],
    prerender: true,
  },
  adminLogin: {
    path: '/admin/login',
    access: 'public',
    title: 'auth.adminLogin.pageTitle',
    texts: ['auth'],
    prerender: true,
  },
  jobs: {
    path: '/jobs',
    access: 'public',
    title: 'jobs.pageTitle',
    texts: ['jobs', 'search', 'languageTerms'],
    prerender: true,
    prefetch: (visit) => (visit.userType === 'candidate' ? [candidateJobs(visit), savedJobs, profileOf(visit.id)] : []),
    guestsPrefetch: () => [get('/jobs/search', { query: { limit: pageSize.cards } })],
  },
  /**
   * Open jobs by the language that they ask for, and the index of all languages without a tag. `site` is the page's own language;
   * English has none. The API renders the HTML (decision 109).
   */
  jobsByLanguage: {
    path: '/:site?/jobs/language/:tag?/:dimension?/:value?',
    access: 'public',
    title: 'servedPages.languages.title',
    texts: ['servedPages', 'jobs', 'search', 'languageTerms'],
  },
  /**
   * A job's public page; `jobDetails` is its specified address for signed-in users. `site` is the language of one of its further texts
   * (decision 110).
   */
  publicJob: { path: '/:site?/jobs/:jobId', access: 'public', title: 'jobs.details.pageTitle', texts: ['jobs'] },
  /** Masked candidates who agreed to be in the public list. */
  publicCandidates: {
    path: '/candidates',
    access: 'public',
    title: 'publicPages.candidates.pageTitle',
    texts: ['publicPages', 'candidates', 'candidateSearch', 'languages', 'search', 'languageTerms'],
    prerender: true,
    noindex: true,
  },
  company: {
    path: '/recruiter/profile/:recruiterId',
    access: 'public',
    title: 'publicPages.company.pageTitle',
    texts: ['publicPages', 'jobs'],
    prefetch: ({ params }) => {
      const id = Number(params.recruiterId);
      if (!Number.isSafeInteger(id)) return [];
      return [
        get('/recruiters/{id}/company', { params: { id } }),
        get('/recruiters/{id}/jobs', { params: { id }, query: { limit: pageSize.cards } }),
      ];
    },
  },
  unsubscribe: {
    path: '/unsubscribe',
    access: 'public',
    title: 'unsubscribe.pageTitle',
    texts: ['unsubscribe', 'savedSearches'],
  },
  /** Where the mail of an invitation leads; its id is in the query. */
  recruiterInvitation: {
    path: '/recruiter/invitation',
    access: 'public',
    title: 'team.pageTitle',
    texts: ['team', 'auth', 'consents'],
  },
  undoEmail: { path: '/undo-email', access: 'public', title: 'undoEmail.pageTitle', texts: ['undoEmail'] },
  /** The link of the mails about decisions: who was deactivated cannot sign in. */
  objection: { path: '/objection', access: 'public', title: 'decisions.objectTitle', texts: ['decisions'] },
  notFound: { path: '*', access: 'public', title: 'common.notFound.title', texts: [] },
  /** The public list of plans. */
  planListing: {
    path: '/subscription/plans',
    access: 'public',
    title: 'subscriptions.listing.pageTitle',
    texts: ['subscriptions'],
  },
} as const satisfies Record<string, RouteDefinition>;
