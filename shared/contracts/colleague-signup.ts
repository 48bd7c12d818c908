import * as z from 'zod/mini';
import { signupConsent } from './consent-fields.ts';
import { defineCall } from './define.ts';
import { email, opaqueId } from './fields.ts';
import { ownDetails } from './own-details.ts';

/** The id of an invitation with its company's: it cannot be guessed, and gives no right without the code. */
const invitationId = opaqueId(/^[1-9][0-9]{0,11}-[0-9a-f-]{36}$/);

export const ofInvitation = z.object({ id: invitationId });

/** What a new person states who accepts an invitation: the company has the rest. */
export const colleagueSignupBody = z.object({
  name: ownDetails.shape.name,
  phone: ownDetails.shape.phone,
  /** Only for an invitation of everybody at a domain: the person's address there. */
  email: z.optional(email),
  ...signupConsent,
});

/** Part of the `auth` domain, as every sign-up. */
export const colleagueSignupCalls = {
  colleagueSignup: defineCall({
    method: 'POST',
    path: '/recruiter/invitations/{id}/signup',
    summary: 'Signs a new person up as a colleague; entering the code sent to the invited address creates the account.',
    access: 'public',
    params: ofInvitation,
    body: colleagueSignupBody,
    switch: 'sign_ups',
    status: 201,
    answer: z.object({ email: z.string(), signup_token: z.string() }),
    errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  }),
};
