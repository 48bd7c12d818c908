import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { setting } from '#functions/platform/env.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { codeLength } from '#shared/domain/one-time-code.ts';
import { minuteMs } from '#shared/domain/time.ts';

/** Purposes of the codes that sign in. */
const signInPurposes = ['candidate', 'recruiter', 'admin', 'master_admin'] as const;
export type SignInPurpose = (typeof signInPurposes)[number];
/** Purposes of the codes that move an account of that kind to the address that the code was mailed to. */
const changePurposes = ['candidate_email', 'recruiter_email', 'admin_email'] as const;

/** The purpose of the codes that move an account of a kind. */
export const changePurposeOf = (kind: AccountKind) => `${kind}_email` as const;

/** What a code is for: a code of one purpose is invalid for another. */
export const purposes = [...signInPurposes, ...changePurposes] as const;
export type Purpose = (typeof purposes)[number];

/** How long a code is valid. */
export const codeLifetimeMs = 10 * minuteMs;
/** How many failures one client network has at one e-mail and purpose in 24 hours, over all its codes. */
export const failuresPerNetwork = 10;
/** How many failures all networks together have there: more, so that one network cannot lock the owner out. */
export const failuresPerDay = 50;

/** A new code: 6 digits, each code equally likely. */
export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0');

/** HMAC-SHA-256 of a code under the secret pepper: all that is stored of it. */
export const digestOf = (purpose: Purpose, email: string, code: string): string =>
  createHmac('sha256', setting('OTP_PEPPER'))
    .update(JSON.stringify([purpose, email, code]))
    .digest('base64url');

/**
 * Identifies a client's network among the failures at an e-mail address: a keyed hash, different for each e-mail
 * address, so that the table does not link them. 60 bits are enough to distinguish a few networks.
 */
export const networkMark = (email: string, network: string): string =>
  createHmac('sha256', setting('OTP_PEPPER'))
    .update(JSON.stringify(['network', email, network]))
    .digest('base64url')
    .slice(0, 10);

/** Whether two digests are the same, in constant time. */
export const isSameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
