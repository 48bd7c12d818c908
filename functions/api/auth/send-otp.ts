import { type EmailPointer, isDeleted, isInUse } from '#functions/entities/account/stored-account.ts';
import { requireLookupBudget } from '#functions/entities/address-budget/address-budget.ts';
import { readEmail, type StoredEmail } from '#functions/entities/one-time-code/one-time-code-store.ts';
import { isWaiting, readPendingSignup, signupIdOf } from '#functions/entities/one-time-code/pending-signup-store.ts';
import type { SignupKind } from '#functions/entities/one-time-code/stored-codes.ts';
import type { UseCase } from '#functions/http/request.ts';
import { isLocalRun } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { authCalls } from '#shared/contracts/auth.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { issueCode } from './issue-code.ts';
import { mailProblem } from './mail-problem.ts';

type SendOtp = UseCase<typeof authCalls.candidateSendOtp | typeof authCalls.recruiterSendOtp>;

/**
 * Mails a code to a candidate or to an address that signed up as one, or only answers whether the address is a
 * candidate's (`check`). 1 read unit, 2 write units; 1 read unit more for a sign-up that is not the address's latest.
 */
export const candidateSendOtp: SendOtp = (request) => sendOtp('candidate', request);

/** The same for recruiters. */
export const recruiterSendOtp: SendOtp = async (request) => sendOtp('recruiter', request);

async function sendOtp(kind: SignupKind, { body, now, clientAddress, requireOn }: Parameters<SendOtp>[0]) {
  const { email, check, signup_token, language } = body;
  const stored = await readEmail(email);
  const owner = stored.account?.kind === kind ? stored.account : undefined;
  const signupId =
    stored.account || check ? undefined : await waitingSignup(kind, stored, { email, signup_token }, now);
  const refusal = signupId === undefined ? refusalOf(owner) : undefined;
  await requireLookupBudget(clientAddress, refusal || check ? { lookups: 1 } : { lookups: 0, codes: 1 }, now);
  if (refusal) throw refusal;
  // After the budget: the refusal tells that a sign-up waits.
  if (signupId !== undefined) await requireOn();
  if (check) return { message: 'This e-mail address is registered.' };
  const { code, outcome } = await issueCode(
    { email, purpose: kind, accountId: owner?.id ?? null, signupId, language },
    stored,
    now,
  );
  if (outcome !== 'sent') throw mailProblem(outcome);
  if (isLocalRun() && kind === 'recruiter') return { message: `For development, your OTP is: ${code}` };
  return { message: 'OTP sent successfully to your email.' };
}

/** The sign-up that a code would confirm: the one that the token identifies, or else the latest one of the address. */
async function waitingSignup(
  kind: SignupKind,
  { signup: latest }: StoredEmail,
  { email, signup_token }: { email: string; signup_token?: string | undefined },
  now: EpochMs,
): Promise<string | undefined> {
  const id = signup_token === undefined ? latest?.signup_id : signupIdOf(signup_token);
  if (id === undefined) return undefined;
  if (id === latest?.signup_id) return latest.kind === kind && isWaiting(latest, now) ? id : undefined;
  const meant = await readPendingSignup(email, id, now);
  return meant?.signup.kind === kind ? id : undefined;
}

function refusalOf(owner: EmailPointer | undefined): HttpError | undefined {
  if (!owner) return new HttpError('ACCOUNT_NOT_FOUND');
  if (isInUse(owner)) return undefined;
  return new HttpError(isDeleted(owner) ? 'ACCOUNT_DELETED' : 'ACCOUNT_DEACTIVATED');
}
