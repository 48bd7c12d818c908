/**
 * What admins do that is written down for ever: changes, and reads of personal data. `person_read` is a read of one
 * person's contact details or files, `people_listed` one of a list of people with them; each is noted once a day.
 */
export const auditActions = [
  'recruiter_verified',
  'recruiter_unverified',
  'admin_created',
  'user_deactivated',
  'user_reactivated',
  'user_deleted',
  'user_erased',
  'job_deleted',
  'application_changed',
  'payment_confirmed',
  'subscription_created',
  'subscription_changed',
  'subscription_deleted',
  'plan_created',
  'plan_changed',
  'plan_deleted',
  'person_read',
  'people_listed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What such an action is about. Both kinds of admins are `admin`. */
export const auditTargets = ['candidate', 'recruiter', 'admin', 'job', 'application', 'subscription', 'plan'] as const;
