/**
 * Actions of admins that are recorded permanently: changes, and reads of personal data. `person_read` is a read of one
 * user's contact details or files, `documents_read` one of the
 * documents for a company's verification, `people_listed` a read of a list that contains people; each is recorded once per day, and
 * so are changes of the own details: `admin_details_changed`, and `recruiter_details_changed`, the one action that is the
 * recruiter's own. `messages_read` is each read of a reported thread, for both of its sides.
 */
export const auditActions = [
  'recruiter_verified',
  'recruiter_unverified',
  'recruiter_details_changed',
  'admin_created',
  'admin_details_changed',
  'user_deactivated',
  'user_reactivated',
  'user_deleted',
  'user_erased',
  'job_deleted',
  'application_changed',
  'payment_confirmed',
  'payment_refunded',
  'subscription_created',
  'subscription_changed',
  'subscription_end_changed',
  'subscription_deleted',
  'plan_created',
  'plan_changed',
  'plan_deleted',
  'reports_dismissed',
  'taken_down',
  'job_restored',
  'objection_answered',
  'certificate_confirmed',
  'certificate_rejected',
  'duplicate_dismissed',
  'attestation_revoked',
  'person_read',
  'documents_read',
  'messages_read',
  'people_listed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Targets of such actions. Both admin roles are `admin`. */
export const auditTargets = ['candidate', 'recruiter', 'admin', 'job', 'application', 'subscription', 'plan'] as const;
