import * as z from 'zod/mini';
import { accountKinds } from '../domain/account-kind.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { email, message, oneTimeCode, readerLanguage } from './fields.ts';

export const startEmailChangeBody = z.object({ email, language: readerLanguage });
export const confirmEmailChangeBody = z.object({ email, otp: oneTimeCode });

const everybody = { candidate: 'any', recruiter: 'any', admin: 'any', master_admin: 'any' } as const;

/** Change of an account's e-mail address. Part of the `auth` domain, because only its function mails codes. */
export const emailChangeCalls = {
  startEmailChange: defineCall({
    method: 'POST',
    path: '/account/email',
    summary: 'Mails a one-time code to the new address.',
    access: everybody,
    about: 'account',
    body: startEmailChangeBody,
    status: 200,
    answer: message,
    errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS', 'MAIL_UNAVAILABLE'],
  }),
  confirmEmailChange: defineCall({
    method: 'POST',
    path: '/account/email/confirm',
    summary: "Changes the caller's e-mail address to the one that the code was mailed to, and ends other sessions.",
    access: everybody,
    about: 'account',
    body: confirmEmailChangeBody,
    status: 200,
    answer: z.object({ message: z.string(), email: z.string() }),
    errors: ['INVALID_OTP', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  }),
  undoEmailChange: defineCall({
    method: 'POST',
    path: '/account/email/undo',
    summary: 'Restores a former address with the link that was mailed to it, and ends all sessions.',
    access: 'public',
    body: z.object({ token: z.string(textId('link_invalid')).check(z.maxLength(2048, textId('link_invalid'))) }),
    status: 200,
    // Selects the sign-in page.
    answer: z.object({ message: z.string(), account: z.enum(accountKinds) }),
    errors: ['INVALID_SIGNATURE', 'EMAIL_TAKEN'],
  }),
};
