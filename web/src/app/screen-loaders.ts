import type { ComponentType } from 'react';
import type { CatalogueName } from '#shared/locales/catalogues.ts';
import {
  candidateJobsTexts,
  candidateSearchTexts,
  dashboardTexts,
  recruitersProfileTexts,
} from '#web/config/later-texts.ts';
import type { RouteName } from '#web/config/routes.ts';
import { loadMatchingMessages, loadMessages } from '#web/lib/load-messages.ts';
import { getSession } from '#web/lib/session.ts';
import { preferredLanguage } from '#web/lib/site-languages.ts';

export const loadProviders = () => import('./providers.tsx');
export const loadAppLayout = () => import('./app-layout.tsx');
/** Comes with its English texts, as its first paint must not wait for another file. */
export const loadLanding = () => import('#web/routes/landing.tsx');

type Load = () => Promise<{ Component: ComponentType }>;

const loadLogin = () => import('#web/routes/login.tsx');
/** The list waits for what says the requirements of its jobs. */
const loadMyJobs = async () => {
  const speech = [import('#web/lib/requirement-speech.ts'), loadMatchingMessages(preferredLanguage())];
  return (await Promise.all([import('#web/routes/my-jobs.tsx'), ...speech]))[0];
};
const loadSubscriptionManagement = () => import('#web/routes/subscription-management.tsx');
const loadDatabaseViewer = () => import('#web/routes/database-viewer.tsx');

/** Requests what a screen would otherwise request one round trip later. A failure is reported where it is needed. */
const requestBeside = (code: Promise<unknown>, texts: readonly CatalogueName[]): void => {
  const language = preferredLanguage();
  Promise.all([code, ...texts.map((name) => loadMessages(language, name))]).catch(() => undefined);
};

/** Recruiters see another profile. */
const loadCandidateProfile = () => {
  if (getSession()?.userType === 'recruiter') {
    requestBeside(import('#web/routes/candidate-profile/recruiters-view.tsx'), recruitersProfileTexts);
  }
  return import('#web/routes/candidate-profile.tsx');
};

/** The jobs, most of a phone's first screen, follow the greeting. */
const loadCandidateDashboard = () => {
  const screen = import('#web/routes/candidate-dashboard.tsx');
  requestBeside(import('#web/routes/candidate-dashboard/dashboard-body.tsx'), dashboardTexts);
  return screen;
};

/** Guests do without the code of candidates. */
const loadJobs = () => {
  const screen = import('#web/routes/jobs.tsx');
  if (getSession()?.userType === 'candidate') {
    requestBeside(import('#web/routes/candidate-jobs/candidate-job-list.tsx'), candidateJobsTexts);
  }
  return screen;
};

/** The search follows its heading. */
const loadViewCandidates = () => {
  const screen = import('#web/routes/view-candidates.tsx');
  requestBeside(import('#web/routes/candidate-search/settled-search.tsx'), candidateSearchTexts);
  return screen;
};

/** Loads the code of each screen when it is first visited. */
export const screenLoaders: Readonly<Record<RouteName, Load>> = {
  landing: loadLanding,
  candidateLogin: async () => ({ Component: (await loadLogin()).CandidateLogin }),
  recruiterLogin: async () => ({ Component: (await loadLogin()).RecruiterLogin }),
  candidateSignup: () => import('#web/routes/candidate-signup.tsx'),
  recruiterSignup: () => import('#web/routes/recruiter-signup.tsx'),
  adminLogin: () => import('#web/routes/admin-login.tsx'),
  jobs: loadJobs,
  jobsByLanguage: () => import('#web/routes/jobs-by-language.tsx'),
  publicJob: () => import('#web/routes/public-job.tsx'),
  publicCandidates: () => import('#web/routes/public-candidates.tsx'),
  company: () => import('#web/routes/company.tsx'),
  unsubscribe: () => import('#web/routes/unsubscribe.tsx'),
  undoEmail: () => import('#web/routes/undo-email.tsx'),
  objection: () => import('#web/routes/objection.tsx'),
  decisions: () => import('#web/routes/decisions.tsx'),
  notFound: () => import('#web/routes/not-found.tsx'),
  messages: () => import('#web/routes/messages.tsx'),
  interviews: () => import('#web/routes/interviews.tsx'),
  interviewRoom: () => import('#web/routes/interview-room.tsx'),
  account: () => import('#web/routes/account.tsx'),
  candidateDashboard: loadCandidateDashboard,
  candidateProfile: loadCandidateProfile,
  profileImport: () => import('#web/routes/profile-import.tsx'),
  jobDetails: () => import('#web/routes/job-details.tsx'),
  recruiterDashboard: () => import('#web/routes/recruiter-dashboard.tsx'),
  viewCandidates: loadViewCandidates,
  shortlist: () => import('#web/routes/shortlisted-candidates.tsx'),
  shortlistPack: () => import('#web/routes/shortlist-pack.tsx'),
  subscriptionPlans: () => import('#web/routes/subscription-plans.tsx'),
  planListing: () => import('#web/routes/plan-listing.tsx'),
  subscriptionDetails: () => import('#web/routes/subscription-details.tsx'),
  invoice: () => import('#web/routes/invoice.tsx'),
  postJob: () => import('#web/routes/post-job.tsx'),
  myJobs: loadMyJobs,
  recruiterJobs: loadMyJobs,
  recruiterTeam: () => import('#web/routes/recruiter-team.tsx'),
  recruiterInvitation: () => import('#web/routes/recruiter-invitation.tsx'),
  recruiterInsights: () => import('#web/routes/recruiter-insights.tsx'),
  jobApplicants: () => import('#web/routes/job-applicants.tsx'),
  contactCandidate: () => import('#web/routes/contact-candidate.tsx'),
  adminDashboard: () => import('#web/routes/admin-dashboard.tsx'),
  masterAdminDashboard: () => import('#web/routes/master-admin-dashboard.tsx'),
  recruiterManagement: () => import('#web/routes/recruiter-management.tsx'),
  adminUsers: () => import('#web/routes/admin-users.tsx'),
  adminJobs: () => import('#web/routes/admin-jobs.tsx'),
  adminModeration: () => import('#web/routes/admin-moderation.tsx'),
  adminCertificates: () => import('#web/routes/admin-certificates.tsx'),
  adminManagement: () => import('#web/routes/admin-management.tsx'),
  subscriptionManagement: loadSubscriptionManagement,
  subscriptionManagementAlias: loadSubscriptionManagement,
  planManagement: () => import('#web/routes/plan-management.tsx'),
  adminProfile: () => import('#web/routes/admin-profile.tsx'),
  adminAudit: () => import('#web/routes/admin-audit.tsx'),
  adminTrends: () => import('#web/routes/admin-trends.tsx'),
  databaseViewer: loadDatabaseViewer,
  databaseViewerAlias: loadDatabaseViewer,
};
