import type { UserType } from '#shared/domain/account-kind.ts';
import { demoJob } from './api.ts';

/**
 * Every screen. `:job` stands for a job of the demo recruiter that has applicants. Long lists are filtered, as the time
 * of a scan grows with the number of cards.
 */
export const screens: Record<'guest' | UserType, string[]> = {
  guest: [
    '/',
    '/jobs?keyword=korean&job_type=part-time',
    '/jobs?keyword=no-job-says-this',
    '/jobs?tag=ko&level=B2',
    '/jobs/:job',
    '/candidates?language=Thai',
    '/candidates?keyword=nobody-says-this',
    '/recruiter/profile/1',
    '/recruiter/profile/not-a-number',
    '/signup',
    '/login',
    '/recruiter/signup',
    '/recruiter/login',
    '/admin/login',
    '/undo-email?token=made-up',
    '/unsubscribe?search=made-up',
    '/recruiter-management',
    '/subscription/plans',
    '/no/such/page',
  ],
  candidate: [
    '/candidate/dashboard?language=Korean&job_type=part-time',
    '/candidate/dashboard?tab=saved',
    '/candidate/dashboard?tab=applied',
    '/candidate/profile',
    '/candidate/profile?mode=edit',
    '/candidate/profile?mode=languages',
    '/candidate/profile/not-a-number',
    '/candidate/import',
    '/account',
    '/job/:job',
    '/recruiter/shortlisted-candidates',
  ],
  recruiter: [
    '/recruiter/dashboard',
    '/recruiter/view-candidates?language=Korean&compare=:job',
    '/recruiter/shortlisted-candidates?status=interviewed',
    '/recruiter/shortlisted-candidates?view=board',
    '/recruiter/shortlist-pack',
    '/account',
    '/recruiter/subscription-plans',
    '/subscription/1',
    '/post-job',
    '/my-jobs',
    '/recruiter/insights?job=:job',
    '/recruiter/my-jobs',
    '/job/:job',
    '/job/:job/applicants?sort=match',
    '/job/:job/applicants?details=full',
    '/contact-candidate',
  ],
  admin: [
    '/admin/dashboard',
    '/admin/subscription-management?status=pending&inactive=show',
    '/subscription-management?view=simple',
    '/subscription-plan-management',
    '/admin/trends',
    '/admin/audit?action=recruiter_verified',
    '/admin/profile/1',
    '/recruiter-management?status=unverified',
    '/admin/users?q=demo.test',
    '/admin/jobs?q=korean&status=inactive',
    '/admin/jobs?q=no-job-says-this',
    '/admin/moderation',
    '/admin/moderation?tab=reports',
    '/admin/certificates',
    '/job/:job',
    '/candidate/profile/1',
    '/admin/database-viewer?table=subscription_plans',
  ],
  master_admin: ['/master-admin/dashboard', '/admin/management', '/account', '/admin/profile/1'],
};

/** The address of a screen of the list. */
export const addressOf = async (path: string): Promise<string> =>
  path.includes(':job') ? path.replace(':job', String(await demoJob())) : path;
