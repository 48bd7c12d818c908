import { dayMs, type EpochMs } from './time.ts';

/** How long recruiters waited for their verification: the names of the ranges, shortest first. */
export const verificationWaits = ['day', 'three_days', 'week', 'longer'] as const;
export type VerificationWait = (typeof verificationWaits)[number];

const limits: readonly (readonly [VerificationWait, days: number])[] = [
  ['day', 1],
  ['three_days', 3],
  ['week', 7],
];

/** The range of a wait from sign-up to verification. */
export const waitOf = (signedUp: EpochMs, verified: EpochMs): VerificationWait =>
  limits.find(([, days]) => verified - signedUp <= days * dayMs)?.[0] ?? 'longer';

/** How an admin sends a recruiter back who waits to be verified; the measure `recruiter_unverified` then has it as a value. */
export const sendBacks = ['reject', 'request'] as const;
export type SendBack = (typeof sendBacks)[number];

/** How many documents a company can upload for its verification. */
export const maxCompanyDocuments = 3;
