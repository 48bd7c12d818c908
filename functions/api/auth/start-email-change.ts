import { requireLookupBudget } from '#functions/entities/address-budget/address-budget.ts';
import { changePurposeOf } from '#functions/entities/one-time-code/one-time-code.ts';
import { readEmail } from '#functions/entities/one-time-code/one-time-code-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import type { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { textId } from '#shared/texts/text-id.ts';
import { issueCode } from './issue-code.ts';
import { mailProblem } from './mail-problem.ts';

/**
 * Mails a code to the address that is to become the caller's (1.5 read and 3 write units). Nothing changes before the
 * code is entered. The code is bound to the caller: no other account can use it.
 * @throws HttpError 400 for the caller's own address; 409 when it belongs to another account; 429 when the budget of
 * the address, or that of the client's network, is used up
 */
export const startEmailChange: UseCase<typeof emailChangeCalls.startEmailChange> = async (request) => {
  const { body, caller, now, clientAddress } = request;
  const { email, language } = body;
  if (email === caller.email) throw invalidField('email', textId('email_unchanged'));
  await requireLookupBudget(clientAddress, { lookups: 1 }, now);
  const stored = await readEmail(email);
  if (caller.kind === 'admin' ? stored.admin : stored.account) throw new HttpError('EMAIL_TAKEN');
  const recipient = { email, purpose: changePurposeOf(caller.kind), accountId: caller.id, language } as const;
  const { outcome } = await issueCode(recipient, stored, now);
  if (outcome !== 'sent') throw mailProblem(outcome);
  return { message: 'OTP sent successfully to your email.' };
};
