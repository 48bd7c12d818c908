/**
 * Rules that a decision of the operator's team names, from the terms of use; `terms` is the general one, which a decision
 * without another names, and `evidence` the one for certificates (Art. 17 of Regulation (EU) 2022/2065).
 */
export const moderationRules = [
  'terms',
  'scam',
  'discrimination',
  'not_real',
  'misleading',
  'offensive',
  'personal_data',
  'unlawful',
  'evidence',
] as const;
export type ModerationRule = (typeof moderationRules)[number];

/** The rules that admins choose from: the one for certificates follows from what is decided. */
export const chosenRules = moderationRules.filter((rule) => rule !== 'evidence');

/** What a decision does to a person; each is also the kind of the notification about it. */
export const measures = [
  'job_taken_down',
  'job_removed',
  'account_deactivated',
  'account_deleted',
  'recruiter_unverified',
  'certificate_rejected',
] as const;
export type Measure = (typeof measures)[number];

/** Measures that deleted something: lifting the decision does not bring it back. */
export const isDeletion = (measure: Measure): boolean =>
  measure === 'job_removed' || measure === 'certificate_rejected';

export const objectionOutcomes = ['upheld', 'reversed'] as const;
export type ObjectionOutcome = (typeof objectionOutcomes)[number];

/** Greatest length of a decision's reason, of an objection, and of the answer to it. */
export const moderationTextLength = 1_000;

/** Days in which a person may object; six months at least (Art. 20 of Regulation (EU) 2022/2065). */
export const objectionDays = 184;
