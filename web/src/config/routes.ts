import type { UserType } from '#shared/domain/account-kind.ts';
import type { CatalogueName, MessageKey } from '#shared/locales/catalogues.ts';
import { type Access, access } from './access.ts';
import {
  candidateJobs,
  type FirstCall,
  get,
  overviewOfAdmins,
  ownAccount,
  ownJobs,
  ownPayments,
  ownSubscription,
  postingRight,
  profileOf,
  savedJobs,
  type Visit,
} from './first-call.ts';
import { pageSize } from './page-size.ts';

export interface RouteDefinition {
  /** In the notation of React Router: `:jobId` is a parameter, `:candidateId?` an optional one. */
  path: string;
  access: Access;
  /** Message key of the document's title. */
  title: MessageKey;
  /** Catalogues that the screen uses, besides `common`. */
  texts: readonly CatalogueName[];
  /**
   * The calls of the screen's first render at an address without a query;
   * `test/e2e/first-calls.spec.ts` compares them with the real ones. They are prefetched while the screen's code loads.
   * Only screens whose data arrive at least a tenth sooner have them (decision 28): elsewhere the calls delay the code.
   */
  prefetch?: (visit: Visit) => readonly FirstCall[];
  /** The same for guests, who see only what is public. */
  guestsPrefetch?: () => readonly FirstCall[];
  /**
   * Whether the build renders the screen to HTML as guests see it without a query, so that it is readable before any
   * code is loaded. The landing page becomes `index.html`, any other screen `<path>.html`.
   */
  prerender?: boolean;
  /** The prerendered HTML tells search engines not to list the screen. */
  noindex?: boolean;
}

const myJobs = {
  access: access.recruiters,
  title: 'recruiters.myJobs.pageTitle',
  texts: ['recruiters', 'jobPostings', 'search', 'requirements', 'verification', 'languageTerms'],
  prefetch: ownJobs,
} as const;
const subscriptionManagement = {
  access: access.admins,
  title: 'subscriptionAdmin.pageTitle',
  texts: ['subscriptionAdmin'],
} as const;
const databaseViewer = { access: access.admins, title: 'database.pageTitle', texts: ['database'] } as const;

/** What recruiters read on a candidate's profile besides the texts of its screen. */
/** The texts of a recruiter's search of candidates, below its heading. */
export const candidateSearchTexts = [
  'languages',
  'search',
  'shortlist',
  'verification',
  'matches',
  'languageTerms',
] as const satisfies readonly CatalogueName[];
/** The texts that candidates need on `/jobs` beside those of guests. */
export const candidateJobsTexts = ['applications', 'matches'] as const satisfies readonly CatalogueName[];
export const recruitersProfileTexts = [
  'candidateSearch',
  'languages',
  'verification',
  'languageTerms',
  'activity',
] as const satisfies readonly CatalogueName[];

/** What the candidate's dashboard says below its greeting. */
export const dashboardTexts = [
  'jobs',
  'applications',
  'matches',
  'search',
  'languageTerms',
] as const satisfies readonly CatalogueName[];

/** Every screen of the site. Links, guards, prefetching, prerendering and the edge's routing follow from this table. */
export const routes = {
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

  account: {
    path: '/account',
    access: access.signedIn,
    title: 'account.pageTitle',
    texts: ['account'],
    prefetch: ownAccount,
  },

  decisions: {
    path: '/decisions',
    access: access.candidatesAndRecruiters,
    title: 'decisions.pageTitle',
    texts: ['decisions'],
  },

  /** Threads of messages; the address of one is `{company}-{candidate}`. */
  messages: {
    path: '/messages/:threadId?',
    access: access.candidatesAndRecruiters,
    title: 'messages.title',
    texts: ['messages', 'contact'],
  },
  interviewRoom: {
    path: '/interviews/:interviewId/room',
    access: access.candidatesAndRecruiters,
    title: 'room.title',
    texts: ['room', 'messages', 'contact'],
  },

  /** Interviews of companies and candidates. */
  interviews: {
    path: '/interviews',
    access: access.candidatesAndRecruiters,
    title: 'interviews.title',
    texts: ['interviews', 'room'],
  },

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
  /** A candidate's own profile, or the one that a recruiter or admin may see. */
  candidateProfile: {
    path: '/candidate/profile/:candidateId?',
    access: access.signedIn,
    title: 'candidates.profile.pageTitle',
    texts: ['candidates'],
    prefetch: ({ id, userType, params }) => {
      const candidateId = Number(params.candidateId ?? id);
      if (userType === 'candidate' && candidateId === id) return [profileOf(id)];
      if (userType !== 'recruiter' || !Number.isSafeInteger(candidateId)) return [];
      return [
        get('/candidate/profile/{id}/masked', { params: { id: candidateId } }),
        get('/candidate/{id}/activity', { params: { id: candidateId } }),
        ...postingRight(id),
      ];
    },
  },
  profileImport: {
    path: '/candidate/import',
    access: access.candidates,
    title: 'portable.pageTitle',
    texts: ['portable', 'candidates', 'languages', 'languageTerms'],
  },
  jobDetails: {
    path: '/job/:jobId',
    access: access.signedIn,
    title: 'jobs.details.pageTitle',
    texts: ['jobs', 'applications', 'matches'],
    prefetch: ({ id, userType, params }) => {
      const jobId = Number(params.jobId);
      if (!Number.isSafeInteger(jobId)) return [];
      const job = get('/jobs/{id}', { params: { id: jobId } });
      if (userType !== 'candidate') return [job];
      return [
        job,
        profileOf(id),
        get('/applications/check/{jobId}/{candidateId}', { params: { jobId, candidateId: id } }),
        savedJobs,
      ];
    },
  },

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
  /** The public list of plans. Must precede the addresses with a recruiter's id, which would match it. */
  planListing: {
    path: '/subscription/plans',
    access: 'public',
    title: 'subscriptions.listing.pageTitle',
    texts: ['subscriptions'],
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
  invoice: {
    path: '/payments/:paymentId/invoice',
    access: access.recruitersAndAdmins,
    title: 'payments.invoice.pageTitle',
    texts: ['payments'],
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

  adminDashboard: {
    path: '/admin/dashboard',
    access: access.admins,
    title: 'admin.dashboard.pageTitle',
    texts: ['admin'],
    prefetch: overviewOfAdmins,
  },
  masterAdminDashboard: {
    path: '/master-admin/dashboard',
    access: access.admins,
    title: 'admin.master.pageTitle',
    texts: ['admin'],
    prefetch: overviewOfAdmins,
  },
  recruiterManagement: {
    path: '/recruiter-management',
    access: access.adminsElseMessage,
    title: 'admin.recruiters.pageTitle',
    texts: ['admin'],
  },
  adminUsers: {
    path: '/admin/users',
    access: access.admins,
    title: 'adminUsers.pageTitle',
    texts: ['admin', 'adminUsers', 'languageTerms'],
  },
  adminJobs: {
    path: '/admin/jobs',
    access: access.admins,
    title: 'adminJobs.pageTitle',
    texts: ['admin', 'adminJobs'],
  },
  adminModeration: {
    path: '/admin/moderation',
    access: access.admins,
    title: 'moderation.pageTitle',
    texts: ['admin', 'adminUsers', 'moderation', 'reports', 'decisions'],
  },
  adminCertificates: {
    path: '/admin/certificates',
    access: access.admins,
    title: 'certificateReview.pageTitle',
    texts: ['admin', 'certificates', 'certificateReview', 'languageTerms'],
  },
  /** Plain admins read that the screen is for master admins, with a link to their dashboard. */
  adminManagement: {
    path: '/admin/management',
    access: access.admins,
    title: 'adminManagement.pageTitle',
    texts: ['admin', 'adminUsers', 'adminManagement'],
    prefetch: ({ userType }) =>
      userType === 'master_admin' ? [get('/admin/active-admins', { query: { limit: pageSize.rows } })] : [],
  },
  subscriptionManagement: { path: '/admin/subscription-management', ...subscriptionManagement },
  subscriptionManagementAlias: { path: '/subscription-management', ...subscriptionManagement },
  planManagement: {
    path: '/subscription-plan-management',
    access: access.admins,
    title: 'subscriptionAdmin.plans.pageTitle',
    texts: ['subscriptionAdmin'],
  },
  adminProfile: {
    path: '/admin/profile/:adminId',
    access: access.admins,
    title: 'audit.profile.pageTitle',
    texts: ['account', 'audit'],
    prefetch: (visit) => (Number(visit.params.adminId) === visit.id ? ownAccount(visit) : []),
  },
  adminAudit: { path: '/admin/audit', access: access.admins, title: 'audit.pageTitle', texts: ['audit'] },
  adminTrends: { path: '/admin/trends', access: access.admins, title: 'trends.title', texts: ['trends', 'charts'] },
  databaseViewer: { path: '/admin/database-viewer', ...databaseViewer },
  databaseViewerAlias: { path: '/database-viewer', ...databaseViewer },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** Whether a screen's first calls are sent while its code loads. */
export const isPrefetched = (name: RouteName): boolean => 'prefetch' in routes[name];

/** Calls of the frame around every screen for signed-in users, besides the screen's own calls. */
export const framePrefetch = (type: UserType, id: number): FirstCall =>
  get('/notifications/{type}/{id}/count', { params: { type, id } });
