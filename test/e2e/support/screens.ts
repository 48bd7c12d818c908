import type { UserType } from '#shared/domain/account-kind.ts';
import { closedJob, demoApplicant, demoJob, demoLocked, demoPack, demoPayment, demoUnlocked } from './demo-records.ts';

/**
 * Every screen; its placeholders mean records of the demo data. Long lists are filtered, as the time
 * of a scan grows with the number of cards.
 */
export const screens: Record<'guest' | UserType, string[]> = {
  guest: [
    '/',
    '/jobs?keyword=korean&job_type=part-time',
    '/jobs?keyword=no-job-says-this',
    '/jobs?tag=ko&level=B2',
    '/jobs/language/ko',
    '/jobs/language',
    '/jobs/:job',
    '/jobs/:closed',
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
    '/recruiter/invitation?id=made-up',
    '/objection?token=made-up',
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
    '/decisions',
    '/messages',
    '/interviews',
    '/job/:job',
    '/recruiter/shortlisted-candidates',
  ],
  recruiter: [
    '/recruiter/dashboard',
    '/recruiter/view-candidates?language=Korean&compare=:job',
    '/recruiter/shortlisted-candidates?status=interviewed',
    '/recruiter/shortlisted-candidates?view=board',
    '/recruiter/shortlist-pack?ids=:pack',
    '/candidate/profile/:locked',
    '/candidate/profile/:unlocked',
    '/payments/:payment/invoice',
    '/account',
    '/recruiter/subscription-plans',
    '/subscription/1',
    '/post-job',
    '/my-jobs',
    '/recruiter/insights?job=:job',
    '/recruiter/team',
    '/messages',
    '/interviews',
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

/** Those for signed-in users whose first load `npm run bench:screens` measures; the ids are those of the demo data. */
export const measuredScreens: Readonly<Record<UserType, readonly string[]>> = {
  candidate: [
    '/candidate/dashboard',
    '/candidate/profile',
    '/candidate/import',
    '/jobs',
    '/job/1',
    '/messages',
    '/interviews',
    '/account',
  ],
  recruiter: [
    '/recruiter/dashboard',
    '/recruiter/view-candidates',
    '/recruiter/shortlisted-candidates',
    '/recruiter/shortlist-pack',
    '/recruiter/subscription-plans',
    '/subscription/plans',
    '/subscription/1',
    '/payments/order_Demo000008/invoice',
    '/post-job',
    '/my-jobs',
    '/recruiter/insights',
    '/recruiter/team',
    '/messages',
    '/interviews',
    '/job/79/applicants',
    '/contact-candidate',
    '/candidate/profile/1',
    '/recruiter/profile/1',
    '/account',
  ],
  admin: [
    '/admin/dashboard',
    '/recruiter-management',
    '/admin/users',
    '/admin/jobs',
    '/admin/moderation',
    '/admin/certificates',
    '/admin/subscription-management',
    '/subscription-plan-management',
    '/admin/profile/1',
    '/admin/audit',
    '/admin/trends',
    '/admin/database-viewer',
    '/account',
  ],
  master_admin: ['/master-admin/dashboard', '/admin/management'],
};

/** What the browser reports of the screen: a closed job, and an invitation that is over, are answered with an error. */
export const problemOf = (path: string): RegExp | undefined =>
  path === '/jobs/:closed' || path.startsWith('/recruiter/invitation') ? /status of 4(?:00|10|04) / : undefined;

/** What the placeholders mean. */
const placeholders: Record<string, () => Promise<number | string>> = {
  /** A job of the demo recruiter that has applicants. */
  ':job': demoJob,
  /** Of that job. */
  ':applicant': demoApplicant,
  ':closed': closedJob,
  ':pack': demoPack,
  ':payment': demoPayment,
  ':locked': demoLocked,
  ':unlocked': demoUnlocked,
};

/** The address of a screen of the list. */
export const addressOf = async (path: string): Promise<string> => {
  let address = path;
  for (const [placeholder] of path.matchAll(/:[a-z]+/g)) {
    const value = placeholders[placeholder];
    if (value) address = address.replace(placeholder, `${await value()}`);
  }
  return address;
};
