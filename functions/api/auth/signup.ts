import { nextId } from '#functions/data/next-id.ts';
import { storedFields } from '#functions/data/plain-fields.ts';
import { readEmailPointer } from '#functions/entities/account/email-store.ts';
import { requireLookupBudget } from '#functions/entities/address-budget/address-budget.ts';
import { consentOf } from '#functions/entities/consent/signup-consent.ts';
import {
  newSignupToken,
  putPendingSignup,
  signupIdOf,
  signupLifetimeMs,
} from '#functions/entities/one-time-code/pending-signup-store.ts';
import type { PendingSignup } from '#functions/entities/one-time-code/stored-codes.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { authCalls } from '#shared/contracts/auth.ts';
import { candidateFields, signupCandidateFields } from '#shared/domain/candidate-fields.ts';
import { usualValues } from '#shared/domain/plain-fields.ts';
import { addMs, type EpochMs, toIso } from '#shared/domain/time.ts';

const message = 'Account created successfully!';

/**
 * Signs a candidate up (1 read unit, 4 write units). `confirmSignup` creates the account; until then the sign-up
 * reserves nothing, and after a day it expires.
 * @throws HttpError 409 when the e-mail belongs to an account, 429 when the client's network has used its budget up
 */
export const candidateSignup: UseCase<typeof authCalls.candidateSignup> = async ({ body, now, clientAddress }) => {
  const { name, email, phone, profile_public } = body;
  const form = { name, email, phone, ...storedFields(signupCandidateFields, body), profile_public };
  await requireFreeAddress(email, clientAddress, now);
  const id = await nextId('candidate');
  const signup_token = await storeSignup({
    kind: 'candidate',
    form,
    consent: consentOf(body, now),
    account_id: id,
    valid_until: addMs(now, signupLifetimeMs),
  });
  const nothingYet = { languages: [], modes: [], avatar: null, cv: null, video: null, video_public: false };
  const candidate = { ...usualValues(candidateFields), ...form, id, created_at: toIso(now), ...nothingYet };
  return { message, candidate, signup_token };
};

/**
 * Signs a recruiter up, who is not verified yet (1 read unit, 4 write units). See `candidateSignup`.
 * @throws HttpError 409 when the e-mail belongs to an account, 429 when the client's network has used its budget up
 */
export const recruiterSignup: UseCase<typeof authCalls.recruiterSignup> = async ({ body, now, clientAddress }) => {
  const { name, email, phone, address, company_name } = body;
  const form = { name, email, phone, address, company_name };
  await requireFreeAddress(email, clientAddress, now);
  const id = await nextId('recruiter');
  const signup_token = await storeSignup({
    kind: 'recruiter',
    form,
    consent: consentOf(body, now),
    account_id: id,
    valid_until: addMs(now, signupLifetimeMs),
  });
  return { message, recruiter: { ...form, id, created_at: toIso(now), verified: false }, signup_token };
};

/** One address is one account across candidates and recruiters. */
async function requireFreeAddress(email: string, clientAddress: string, now: EpochMs): Promise<void> {
  await requireLookupBudget(clientAddress, { lookups: 1 }, now);
  if (await readEmailPointer('candidate', email)) throw new HttpError('EMAIL_TAKEN');
}

/** Stores a sign-up. @returns the token that identifies it */
async function storeSignup(signup: PendingSignup): Promise<string> {
  const token = newSignupToken();
  await putPendingSignup(signupIdOf(token), signup);
  return token;
}
