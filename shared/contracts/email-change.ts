import * as z from 'zod/mini';
import { accountKinds } from '../domain/account-kind.ts';
import { defineCall } from './define.ts';
import { email, message, oneTimeCode } from './fields.ts';

export const startEmailChangeBody = z.object({ email });
export const confirmEmailChangeBody = z.object({ email, otp: oneTimeCode });

const everybody = { candidate: 'any', recruiter: 'any', admin: 'any', master_admin: 'any' } as const;

/** Moving an account to another e-mail address. They belong to the `auth` domain: its function alone mails codes. */
export const emailChangeCalls = {
  startEmailChange: defineCall({
    method: 'POST',
    path: '/account/email',
    summary: "Mails a one-time code to the address that is to become the caller's.",
    access: everybody,
    body: startEmailChangeBody,
    status: 200,
    answer: message,
    errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS', 'MAIL_UNAVAILABLE'],
  }),
  confirmEmailChange: defineCall({
    method: 'POST',
    path: '/account/email/confirm',
    summary: "Moves the caller's account to the address that the code was mailed to, and ends its other sessions.",
    access: everybody,
    body: confirmEmailChangeBody,
    status: 200,
    answer: z.object({ message: z.string(), email: z.string() }),
    errors: ['INVALID_OTP', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  }),
  undoEmailChange: defineCall({
    method: 'POST',
    path: '/account/email/undo',
    summary: 'Puts a former address back, with the link that was mailed to it, and ends all sessions.',
    access: 'public',
    body: z.object({ token: z.string('This link is not valid.').check(z.maxLength(2048, 'This link is not valid.')) }),
    status: 200,
    // Where its owner logs in.
    answer: z.object({ message: z.string(), account: z.enum(accountKinds) }),
    errors: ['INVALID_SIGNATURE', 'EMAIL_TAKEN'],
  }),
};
