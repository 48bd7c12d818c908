import type accountMessages from './en/account.json';
import type adminMessages from './en/admin.json';
import type adminJobsMessages from './en/adminJobs.json';
import type adminManagementMessages from './en/adminManagement.json';
import type adminUsersMessages from './en/adminUsers.json';
import type applicantsMessages from './en/applicants.json';
import type applicationsMessages from './en/applications.json';
import type auditMessages from './en/audit.json';
import type authMessages from './en/auth.json';
import type candidateSearchMessages from './en/candidateSearch.json';
import type candidatesMessages from './en/candidates.json';
import type chartsMessages from './en/charts.json';
import type commonMessages from './en/common.json';
import type contactMessages from './en/contact.json';
import type databaseMessages from './en/database.json';
import type insightsMessages from './en/insights.json';
import type jobPostingsMessages from './en/jobPostings.json';
import type jobsMessages from './en/jobs.json';
import type landingMessages from './en/landing.json';
import type moderationMessages from './en/moderation.json';
import type notificationsMessages from './en/notifications.json';
import type paymentsMessages from './en/payments.json';
import type playerMessages from './en/player.json';
import type publicPagesMessages from './en/publicPages.json';
import type recruitersMessages from './en/recruiters.json';
import type reportsMessages from './en/reports.json';
import type samplesMessages from './en/samples.json';
import type shortlistMessages from './en/shortlist.json';
import type subscriptionAdminMessages from './en/subscriptionAdmin.json';
import type subscriptionsMessages from './en/subscriptions.json';
import type trendsMessages from './en/trends.json';
import type undoEmailMessages from './en/undoEmail.json';
import type unsubscribeMessages from './en/unsubscribe.json';
import type verificationMessages from './en/verification.json';

/** The English messages of each file; the other languages have the same keys. */
interface Catalogues {
  account: typeof accountMessages;
  admin: typeof adminMessages;
  adminJobs: typeof adminJobsMessages;
  adminManagement: typeof adminManagementMessages;
  adminUsers: typeof adminUsersMessages;
  applicants: typeof applicantsMessages;
  applications: typeof applicationsMessages;
  audit: typeof auditMessages;
  auth: typeof authMessages;
  candidateSearch: typeof candidateSearchMessages;
  candidates: typeof candidatesMessages;
  charts: typeof chartsMessages;
  common: typeof commonMessages;
  contact: typeof contactMessages;
  database: typeof databaseMessages;
  insights: typeof insightsMessages;
  jobPostings: typeof jobPostingsMessages;
  jobs: typeof jobsMessages;
  landing: typeof landingMessages;
  moderation: typeof moderationMessages;
  notifications: typeof notificationsMessages;
  payments: typeof paymentsMessages;
  player: typeof playerMessages;
  publicPages: typeof publicPagesMessages;
  recruiters: typeof recruitersMessages;
  reports: typeof reportsMessages;
  samples: typeof samplesMessages;
  shortlist: typeof shortlistMessages;
  subscriptionAdmin: typeof subscriptionAdminMessages;
  subscriptions: typeof subscriptionsMessages;
  trends: typeof trendsMessages;
  undoEmail: typeof undoEmailMessages;
  unsubscribe: typeof unsubscribeMessages;
  verification: typeof verificationMessages;
}

/** A file of messages, `locales/<language>/<name>.json`. */
export type CatalogueName = keyof Catalogues;
/** Any key of any English catalogue. */
export type MessageKey = { [Name in CatalogueName]: keyof Catalogues[Name] & string }[CatalogueName];
