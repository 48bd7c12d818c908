import type { EmailPointer } from '#functions/accounts/email-store.ts';
import { isLocalRun } from '#functions/runtime/env.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { authCalls } from '#shared/contracts/auth.ts';
import { requireLookupBudget } from './address-budget.ts';
import { issueCode } from './issue-code.ts';
import { readEmail } from './one-time-code-store.ts';

type SendOtp = UseCase<typeof authCalls.candidateSendOtp | typeof authCalls.recruiterSendOtp>;

/** Seconds after which a mail service that failed is worth another try. */
const mailRetrySeconds = 30;

/** Mails a code to a candidate, or only tells whether it could (`check`). 1 read unit, 2 write units. */
export const candidateSendOtp: SendOtp = (request) => sendOtp('candidate', request);

/** Mails a code to a recruiter, or only tells whether it could (`check`). 1 read unit, 2 write units. */
export const recruiterSendOtp: SendOtp = async (request) => sendOtp('recruiter', request);

async function sendOtp(kind: 'candidate' | 'recruiter', { body, now, clientAddress }: Parameters<SendOtp>[0]) {
  const { email, check } = body;
  const stored = await readEmail(email);
  const owner = stored.account?.kind === kind ? stored.account : undefined;
  const refusal = refusalOf(owner);
  await requireLookupBudget(clientAddress, refusal || check ? 1 : 0, now);
  if (refusal || !owner) throw refusal ?? new HttpError('ACCOUNT_NOT_FOUND');
  if (check) return { message: 'This e-mail address is registered.' };
  const { code, outcome } = await issueCode({ email, purpose: kind, accountId: owner.id }, stored, now);
  if (outcome !== 'sent') throw mailProblem(outcome);
  if (isLocalRun() && kind === 'recruiter') return { message: `For development, your OTP is: ${code}` };
  return { message: 'OTP sent successfully to your email.' };
}

function refusalOf(owner: EmailPointer | undefined): HttpError | undefined {
  if (!owner) return new HttpError('ACCOUNT_NOT_FOUND');
  if (owner.state === 'deactivated') return new HttpError('ACCOUNT_DEACTIVATED');
  if (owner.state === 'deleted') return new HttpError('ACCOUNT_DELETED');
  return undefined;
}

const mailProblem = (outcome: 'rejected' | 'failed') =>
  new HttpError('MAIL_UNAVAILABLE', {
    retryAfterSeconds: mailRetrySeconds,
    ...(outcome === 'rejected'
      ? { detail: 'We cannot send mail to this address at the moment. Please contact support.' }
      : {}),
  });
