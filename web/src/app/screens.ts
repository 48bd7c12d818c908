import type { ComponentType } from 'react';
import type { CatalogueName, MessageKey } from '../lib/i18n.ts';

/** A screen whose code and texts load when it is first visited. */
export interface ScreenRoute {
  path: string;
  /** Key of the document's title. */
  title: MessageKey;
  /** Catalogues that the screen uses; `common` is always there. */
  texts: readonly CatalogueName[];
  load: () => Promise<{ Component: ComponentType }>;
}

export const loadProviders = () => import('./providers.tsx');
export const loadAppLayout = () => import('./app-layout.tsx');

export const guestScreens: readonly ScreenRoute[] = [
  {
    path: '/signup',
    title: 'auth.candidateSignup.pageTitle',
    texts: ['auth'],
    load: () => import('../routes/candidate-signup.tsx'),
  },
  {
    path: '/login',
    title: 'auth.candidateLogin.pageTitle',
    texts: ['auth'],
    load: () => import('../routes/candidate-login.tsx'),
  },
  {
    path: '/recruiter/signup',
    title: 'auth.recruiterSignup.pageTitle',
    texts: ['auth'],
    load: () => import('../routes/recruiter-signup.tsx'),
  },
  {
    path: '/recruiter/login',
    title: 'auth.recruiterLogin.pageTitle',
    texts: ['auth'],
    load: () => import('../routes/recruiter-login.tsx'),
  },
  {
    path: '/admin/login',
    title: 'auth.adminLogin.pageTitle',
    texts: ['auth'],
    load: () => import('../routes/admin-login.tsx'),
  },
  { path: '/jobs', title: 'jobs.pageTitle', texts: ['jobs'], load: () => import('../routes/jobs.tsx') },
  {
    path: '/unsubscribe',
    title: 'unsubscribe.pageTitle',
    texts: ['unsubscribe'],
    load: () => import('../routes/unsubscribe.tsx'),
  },
  {
    path: '/undo-email',
    title: 'undoEmail.pageTitle',
    texts: ['undoEmail'],
    load: () => import('../routes/undo-email.tsx'),
  },
  { path: '*', title: 'common.notFound.title', texts: [], load: () => import('../routes/not-found.tsx') },
];

/** The screens for signed-in people, in groups: the routes tell for each who may see it. */
export const signedInScreens = {
  candidate: [
    {
      path: '/candidate/dashboard',
      title: 'candidates.dashboard.pageTitle',
      texts: ['candidates', 'jobs', 'applications', 'notifications'],
      load: () => import('../routes/candidate-dashboard.tsx'),
    },
  ],
  /** A candidate's own profile, or the one a recruiter or admin may see. */
  profile: [
    {
      path: '/candidate/profile/:candidateId?',
      title: 'candidates.profile.pageTitle',
      texts: ['candidates', 'notifications'],
      load: () => import('../routes/candidate-profile.tsx'),
    },
    {
      path: '/job/:jobId',
      title: 'jobs.details.pageTitle',
      texts: ['jobs', 'applications', 'notifications'],
      load: () => import('../routes/job-details.tsx'),
    },
  ],
  recruiter: [
    {
      path: '/recruiter/dashboard',
      title: 'recruiters.dashboard.pageTitle',
      texts: ['recruiters', 'subscriptions', 'jobPostings', 'verification', 'applicants', 'notifications'],
      load: () => import('../routes/recruiter-dashboard.tsx'),
    },
    {
      path: '/recruiter/view-candidates',
      title: 'candidates.browse.pageTitle',
      texts: ['candidates', 'candidateSearch', 'shortlist', 'verification', 'notifications'],
      load: () => import('../routes/view-candidates.tsx'),
    },
    {
      path: '/recruiter/subscription-plans',
      title: 'subscriptions.plans.pageTitle',
      texts: ['subscriptions', 'notifications'],
      load: () => import('../routes/subscription-plans.tsx'),
    },
    {
      path: '/subscription/:id',
      title: 'payments.details.pageTitle',
      texts: ['subscriptions', 'payments', 'notifications'],
      load: () => import('../routes/subscription-details.tsx'),
    },
    {
      path: '/post-job',
      title: 'recruiters.postJob.pageTitle',
      texts: ['recruiters', 'jobPostings', 'verification', 'notifications'],
      load: () => import('../routes/post-job.tsx'),
    },
    {
      path: '/my-jobs',
      title: 'recruiters.myJobs.pageTitle',
      texts: ['recruiters', 'jobPostings', 'verification', 'notifications'],
      load: () => import('../routes/my-jobs.tsx'),
    },
    {
      path: '/recruiter/my-jobs',
      title: 'recruiters.myJobs.pageTitle',
      texts: ['recruiters', 'jobPostings', 'verification', 'notifications'],
      load: () => import('../routes/my-jobs.tsx'),
    },
    {
      path: '/job/:jobId/applicants',
      title: 'applications.applicants.pageTitle',
      texts: ['applicants', 'applications', 'shortlist', 'verification', 'notifications'],
      load: () => import('../routes/job-applicants.tsx'),
    },
  ],
  /** Tells signed-in people of other kinds that it is for recruiters, as documented, instead of redirecting. */
  shortlist: [
    {
      path: '/recruiter/shortlisted-candidates',
      title: 'shortlist.pageTitle',
      texts: ['shortlist', 'candidateSearch', 'verification', 'notifications'],
      load: () => import('../routes/shortlisted-candidates.tsx'),
    },
  ],
  /** Of a recruiter's own payment, or of anybody's for admins. */
  receipt: [
    {
      path: '/payments/:paymentId/receipt',
      title: 'payments.receipt.pageTitle',
      texts: ['payments', 'notifications'],
      load: () => import('../routes/receipt.tsx'),
    },
  ],
  admin: [
    {
      path: '/admin/dashboard',
      title: 'admin.dashboard.pageTitle',
      texts: ['admin', 'notifications'],
      load: () => import('../routes/admin-dashboard.tsx'),
    },
    {
      path: '/master-admin/dashboard',
      title: 'admin.master.pageTitle',
      texts: ['admin', 'notifications'],
      load: () => import('../routes/master-admin-dashboard.tsx'),
    },
    ...['/admin/database-viewer', '/database-viewer'].map(
      (path): ScreenRoute => ({
        path,
        title: 'database.pageTitle',
        texts: ['database', 'notifications'],
        load: () => import('../routes/database-viewer.tsx'),
      }),
    ),
  ],
  /** Shows its own message to guests, as documented, instead of redirecting. */
  unguardedAdmin: [
    {
      path: '/recruiter-management',
      title: 'admin.recruiters.pageTitle',
      texts: ['admin', 'notifications'],
      load: () => import('../routes/recruiter-management.tsx'),
    },
  ],
} satisfies Record<string, readonly ScreenRoute[]>;
