import { access } from './access.ts';
import { get, overviewOfAdmins, ownAccount } from './first-call.ts';
import { pageSize } from './page-size.ts';
import type { RouteDefinition } from './route-definition.ts';

const subscriptionManagement = {
  access: access.admins,
  title: 'subscriptionAdmin.pageTitle',
  texts: ['subscriptionAdmin'],
} as const;
const databaseViewer = { access: access.admins, title: 'database.pageTitle', texts: ['database'] } as const;

/** Screens of admins and master admins. */
export const adminRoutes = {
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
