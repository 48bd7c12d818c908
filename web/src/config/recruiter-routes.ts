import { access } from './access.ts';
import { get, ownJobs, ownPayments, ownSubscription, postingRight } from './first-call.ts';
import { pageSize } from './page-size.ts';
import type { RouteDefinition } from './route-definition.ts';

const myJobs = {
  access: access.recruiters,
  title: 'recruiters.myJobs.pageTitle',
  texts: ['recruiters', 'jobPostings', 'search', 'requirements', 'verification', 'languageTerms'],
  prefetch: ownJobs,
} as const;

/** Screens of the people of a company. */
export const recruiterRoutes = {
  recruiterDashboard: {
    path: '/recruiter/dashboard',
    access: access.recruiters,
    title: 'recruiters.dashboard.pageTitle',
    texts: ['recruiters'],
    prefetch: ({ id }) => [
      ...postingRight(id),
      ownPayments(id),
      get('/recruiter/profile', {}),
      get('/applications/recruiter/{id}/recent', { params: { id } }),
    ],
  },
  viewCandidates: {
    path: '/recruiter/view-candidates',
    access: access.recruiters,
    title: 'candidates.browse.pageTitle',
    texts: ['candidates', 'candidateSearch'],
    prefetch: ({ id }) => [
      get('/candidates/search', { query: { limit: pageSize.cards } }),
      get('/jobs/recruiter/{id}', { params: { id }, query: { limit: pageSize.largest } }),
      get('/shortlist/recruiter/{id}', { params: { id }, query: { limit: pageSize.largest } }),
      ...postingRight(id),
    ],
  },
  shortlist: {
    path: '/recruiter/shortlisted-candidates',
    access: access.recruitersElseMessage,
    title: 'shortlist.pageTitle',
    texts: [
      'shortlist',
      'search',
      'candidateSearch',
      'languages',
      'verification',
      'matches',
      'languageTerms',
      'activity',
    ],
    prefetch: ({ id }) => [
      get('/shortlist/recruiter/{id}', { params: { id }, query: { limit: pageSize.rows } }),
      get('/shortlist/stats/{id}', { params: { id } }),
      get('/jobs/recruiter/{id}', { params: { id }, query: { limit: pageSize.largest } }),
      get('/recruiter/status/{id}', { params: { id }, query: {} }),
    ],
  },
  /** The chosen candidates are in the query. */
  shortlistPack: {
    path: '/recruiter/shortlist-pack',
    access: access.recruiters,
    title: 'shortlist.pack.title',
    texts: ['shortlist', 'languages', 'languageTerms'],
  },
  subscriptionPlans: {
    path: '/recruiter/subscription-plans',
    access: access.recruiters,
    title: 'subscriptions.plans.pageTitle',
    texts: ['subscriptions'],
    prefetch: ({ id }) => [get('/subscription-plans/all', {}), ownSubscription(id), ownPayments(id)],
  },
  /** The address names the recruiter whose subscription it is. */
  subscriptionDetails: {
    path: '/subscription/:recruiterId',
    access: access.recruiters,
    title: 'payments.details.pageTitle',
    texts: ['subscriptions', 'payments'],
    prefetch: ({ id, params }) =>
      Number(params.recruiterId) === id ? [get('/recruiter/profile', {}), ownSubscription(id), ownPayments(id)] : [],
  },
  postJob: {
    path: '/post-job',
    access: access.recruiters,
    title: 'recruiters.postJob.pageTitle',
    texts: ['recruiters', 'jobPostings', 'requirements', 'verification', 'languageTerms'],
  },
  // The same screen at two addresses of the specification.
  myJobs: { path: '/my-jobs', ...myJobs },
  recruiterJobs: { path: '/recruiter/my-jobs', ...myJobs },
  /** The job and the period of the figures are in the query. */
  recruiterInsights: {
    path: '/recruiter/insights',
    access: access.recruiters,
    title: 'insights.title',
    texts: ['insights', 'charts'],
  },
  /** Who works in the company. */
  recruiterTeam: { path: '/recruiter/team', access: access.recruiters, title: 'team.pageTitle', texts: ['team'] },
  jobApplicants: {
    path: '/job/:jobId/applicants',
    access: access.recruiters,
    title: 'applications.applicants.pageTitle',
    texts: [
      'applicants',
      'search',
      'applications',
      'attestations',
      'languages',
      'shortlist',
      'verification',
      'matches',
      'languageTerms',
      'samples',
    ],
    prefetch: ({ id, params }) => {
      const jobId = Number(params.jobId);
      if (!Number.isSafeInteger(jobId)) return [];
      return [
        get('/jobs/{id}', { params: { id: jobId } }),
        ...postingRight(id),
        get('/applications/job/{id}/applicants', { params: { id: jobId }, query: { limit: pageSize.rows } }),
        get('/shortlist/recruiter/{id}', { params: { id }, query: { limit: pageSize.largest } }),
      ];
    },
  },
  /** The applicant is in the navigation's state. */
  contactCandidate: {
    path: '/contact-candidate',
    access: access.recruiters,
    title: 'contact.pageTitle',
    texts: ['contact', 'applicants', 'verification'],
  },
} as const satisfies Record<string, RouteDefinition>;
