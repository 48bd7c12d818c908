import { nextId } from '#functions/data/next-id.ts';
import { readEmailPointer } from '#functions/entities/account/email-store.ts';
import { requireLookupBudget } from '#functions/entities/address-budget/address-budget.ts';
import { isInvited } from '#functions/entities/company/join-company.ts';
import { readOffer } from '#functions/entities/company/read-offer.ts';
import { consentOf } from '#functions/entities/consent/signup-consent.ts';
import {
  newSignupToken,
  putPendingSignup,
  signupIdOf,
  signupLifetimeMs,
} from '#functions/entities/one-time-code/pending-signup-store.ts';
import { routesOf } from '#functions/http/create-handler.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import { colleagueSignupCalls } from '#shared/contracts/colleague-signup.ts';
import { addMs } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

/**
 * Signs a new person up as a colleague, with the invited address (2.5 read units, 4 write units). The code that is sent to it creates the
 * account, as of every sign-up, and makes it a colleague while the invitation is open.
 * @throws HttpError 404 when it is not; 400 for an address elsewhere than at an invited domain; 409 when the address belongs to an account by now
 */
const colleagueSignup: UseCase<typeof colleagueSignupCalls.colleagueSignup> = async (request) => {
  const { params, body, now, clientAddress } = request;
  await requireLookupBudget(clientAddress, { lookups: 1 }, now);
  const { invitation, company } = await readOffer(params.id, now);
  const email = invitation.domain === undefined ? invitation.email : body.email;
  if (email === undefined || !isInvited(invitation, email)) {
    throw invalidField('email', textId('email_elsewhere'));
  }
  if (await readEmailPointer('recruiter', email)) throw new HttpError('EMAIL_TAKEN');
  const signup_token = newSignupToken();
  await putPendingSignup(signupIdOf(signup_token), {
    kind: 'recruiter',
    form: { name: body.name, email, phone: body.phone, address: company.address, company_name: company.company_name },
    consent: consentOf(body, now),
    account_id: await nextId('recruiter'),
    valid_until: addMs(now, signupLifetimeMs),
    invitation: params.id,
  });
  return { email, signup_token };
};

/** The calls of invited people, which a cold start does not load. */
export const colleagueRoutes = routesOf(colleagueSignupCalls, { colleagueSignup });
