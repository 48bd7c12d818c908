import type { MessageKey } from '#shared/locales/catalogues.ts';
import type { RouteName } from './routes.ts';

/** The heading of a screen, which a first visit paints before the screen's code is loaded. */
export interface Heading {
  title: MessageKey;
  text: MessageKey;
  /** Where it leads back to: a screen, by default the dashboard of the account. */
  back?: 'account' | 'recruiterJobs' | 'shortlist' | 'subscriptionManagement';
  backLabel?: MessageKey;
  /** The screen is a form, or pages as they will be printed: narrow. */
  isNarrow?: true;
  /** A long list follows: the heading is one line. */
  isDense?: true;
}

const subscriptionManagement = { title: 'subscriptionAdmin.pageTitle', text: 'subscriptionAdmin.text' } as const;
const databaseViewer = { title: 'database.pageTitle', text: 'database.text' } as const;

/**
 * The screens whose heading is their largest text, and says the same whatever the screen's calls answer. Not those whose
 * data are prefetched: their content would come later (docs/performance.md).
 */
export const headings = {
  shortlist: { title: 'shortlist.title', text: 'shortlist.text', backLabel: 'shortlist.back', isDense: true },
  shortlistPack: {
    title: 'shortlist.pack.title',
    text: 'shortlist.pack.text',
    back: 'shortlist',
    backLabel: 'shortlist.pack.back',
    isNarrow: true,
  },
  postJob: {
    title: 'jobPostings.post.title',
    text: 'jobPostings.post.text',
    back: 'recruiterJobs',
    backLabel: 'jobPostings.post.back',
    isNarrow: true,
  },
  profileImport: { title: 'portable.pageTitle', text: 'portable.pageText', back: 'account', isNarrow: true },
  recruiterInsights: { title: 'insights.title', text: 'insights.text', backLabel: 'insights.back' },
  recruiterTeam: { title: 'team.pageTitle', text: 'team.text' },
  /** The number of recruiters follows. */
  recruiterManagement: { title: 'admin.recruiters.pageTitle', text: 'admin.recruiters.loading', isDense: true },
  adminUsers: { title: 'adminUsers.pageTitle', text: 'adminUsers.text', isDense: true },
  adminJobs: { title: 'adminJobs.pageTitle', text: 'adminJobs.text', isDense: true },
  adminModeration: { title: 'moderation.pageTitle', text: 'moderation.text', isDense: true },
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
