import type { AccountKind } from './account-kind.ts';

export const notificationKinds = [
  'application_received',
  'application_status_changed',
  'shortlisted',
  'contacted',
  'profile_unlocked',
  'recruiter_verified',
  'recruiter_unverified',
  'subscription_started',
  'subscription_ending',
  'subscription_ended',
  'payment_received',
  'payment_failed',
  'payment_refunded',
  'refund_failed',
  'refund_to_repeat',
  'job_removed',
  'job_taken_down',
  'job_restored',
  'account_deactivated',
  'account_deleted',
  'objection_answered',
  'report_decided',
  'job_gone',
  'job_ending',
  'job_not_published',
  'answers_due',
  'certificate_checked',
  'certificate_rejected',
  'languages_attested',
  'attestation_revoked',
  'jobs_found',
  'candidates_found',
  'job_digest',
  'message_received',
  'interview_changed',
  'phone_to_check',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * The kinds of notifications that are also mailed, by account kind of the reader, who may choose. Decisions against a person
 * are mailed in any case, each of them (`send-statement.ts`).
 */
export const mailedKinds = {
  candidate: [
    'application_status_changed',
    'shortlisted',
    'contacted',
    'profile_unlocked',
    'message_received',
    'interview_changed',
    'certificate_checked',
    'report_decided',
    'jobs_found',
    'job_digest',
  ],
  recruiter: [
    'application_received',
    'message_received',
    'interview_changed',
    'recruiter_verified',
    'subscription_started',
    'subscription_ended',
    'payment_received',
    'payment_refunded',
    'refund_failed',
    'payment_failed',
    'report_decided',
    'candidates_found',
  ],
  admin: [],
} as const satisfies Record<AccountKind, readonly NotificationKind[]>;

/** The kinds that are mailed to a company's colleague instead of its founder, of what is the colleague's own. */
export const colleagueKinds = ['interview_changed'] as const satisfies readonly NotificationKind[];

/** All of them. */
export const everyMailedKind = [...mailedKinds.candidate, ...mailedKinds.recruiter] as const;
/** The kinds that are mailed until they are switched off: all but the digest, which is off until it is switched on. */
export type UsualKind = Exclude<MailedKind, 'job_digest'>;
export const isUsual = (kind: MailedKind): kind is UsualKind => kind !== 'job_digest';
export const usualKinds: readonly UsualKind[] = everyMailedKind.filter(isUsual);

/** Kinds that were mailed by choice once. Pages of then still send a choice, which changes nothing: they are mailed in any case. */
export const previouslyChosenKinds = ['certificate_rejected', 'job_removed', 'job_taken_down'] as const;
export type MailedKind = (typeof everyMailedKind)[number];

/** What concerns money: each of them has its own mail, however many there are in a day. */
const billingKinds: readonly NotificationKind[] = [
  'subscription_started',
  'subscription_ended',
  'payment_received',
  'payment_refunded',
  'refund_failed',
  'payment_failed',
];
export const isBillingKind = (kind: NotificationKind): boolean => billingKinds.includes(kind);
