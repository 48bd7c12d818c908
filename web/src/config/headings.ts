import type { UserType } from '#shared/domain/account-kind.ts';
import type { MessageKey } from '#web/locales/catalogues.ts';
import type { RouteName } from './routes.ts';

/** The heading of a screen, which a first visit paints before the screen's code is loaded. */
export interface Heading {
  title: MessageKey;
  text: MessageKey;
  /** Where it leads back to: a screen, nowhere (null), by default the dashboard of the account. */
  back?: 'subscriptionManagement' | null;
  backLabel?: MessageKey;
  /** Who else may use the screen gets it with its code. */
  only?: UserType;
}

const myJobs = {
  title: 'jobPostings.list.title',
  text: 'jobPostings.list.text',
  backLabel: 'jobPostings.list.back',
} as const;
const subscriptionManagement = { title: 'subscriptionAdmin.pageTitle', text: 'subscriptionAdmin.text' } as const;
const databaseViewer = { title: 'database.pageTitle', text: 'database.text' } as const;

/** The screens whose heading is their largest text, and says the same whatever the screen's calls answer. */
export const headings = {
  /** Guests get it prerendered. */
  jobs: { title: 'jobs.list.title', text: 'jobs.list.text', back: null, only: 'candidate' },
  shortlist: { title: 'shortlist.title', text: 'shortlist.text', backLabel: 'shortlist.back' },
  myJobs,
  recruiterJobs: myJobs,
  recruiterInsights: { title: 'insights.title', text: 'insights.text', backLabel: 'insights.back' },
  /** The number of recruiters follows. */
  recruiterManagement: { title: 'admin.recruiters.pageTitle', text: 'admin.recruiters.loading' },
  adminUsers: { title: 'adminUsers.pageTitle', text: 'adminUsers.text' },
  adminJobs: { title: 'adminJobs.pageTitle', text: 'adminJobs.text' },
  adminModeration: { title: 'moderation.pageTitle', text: 'moderation.text' },
  adminCertificates: { title: 'certificateReview.pageTitle', text: 'certificateReview.text' },
  subscriptionManagement,
  subscriptionManagementAlias: subscriptionManagement,
  planManagement: {
    title: 'subscriptionAdmin.plans.pageTitle',
    text: 'subscriptionAdmin.plans.text',
    back: 'subscriptionManagement',
  },
  adminAudit: { title: 'audit.pageTitle', text: 'audit.intro' },
  adminTrends: { title: 'trends.title', text: 'trends.text', backLabel: 'trends.back' },
  databaseViewer,
  databaseViewerAlias: databaseViewer,
} as const satisfies Partial<Record<RouteName, Heading>>;

export type HeadedName = keyof typeof headings;
