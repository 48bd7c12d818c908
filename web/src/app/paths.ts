import type { UserType } from '#shared/domain/account-kind.ts';

type Id = number | string;

/** Every path of the site. Links and navigations take theirs from here. */
export const paths = {
  home: '/',
  jobs: '/jobs',
  /** `apply` opens the apply flow at once. */
  job: (jobId: Id, apply = false) => `/job/${jobId}${apply ? '?apply=true' : ''}`,
  jobApplicants: (jobId: Id) => `/job/${jobId}/applicants`,
  receipt: (paymentId: string) => `/payments/${paymentId}/receipt`,
  candidate: {
    /** `email` prefills the form and starts its follow-up step. */
    signup: (email?: string) => (email ? `/signup?type=candidate&email=${encodeURIComponent(email)}` : '/signup'),
    login: '/login',
    dashboard: '/candidate/dashboard',
    profile: (candidateId?: Id) =>
      candidateId === undefined ? '/candidate/profile' : `/candidate/profile/${candidateId}`,
  },
  recruiter: {
    signup: '/recruiter/signup',
    login: '/recruiter/login',
    dashboard: '/recruiter/dashboard',
    viewCandidates: '/recruiter/view-candidates',
    shortlist: '/recruiter/shortlisted-candidates',
    postJob: '/post-job',
    myJobs: '/my-jobs',
    myPostings: '/recruiter/my-jobs',
    plans: '/recruiter/subscription-plans',
    /** Of a recruiter, whose id it is. */
    subscription: (recruiterId: Id) => `/subscription/${recruiterId}`,
  },
  admin: {
    login: '/admin/login',
    dashboard: '/admin/dashboard',
    masterDashboard: '/master-admin/dashboard',
    recruiters: '/recruiter-management',
    database: '/admin/database-viewer',
  },
} as const;

/** Where each kind of account lands after signing in. */
export const dashboardOf: Record<UserType, string> = {
  candidate: paths.candidate.dashboard,
  recruiter: paths.recruiter.dashboard,
  admin: paths.admin.dashboard,
  master_admin: paths.admin.masterDashboard,
};
