import { setTimeout as pause } from 'node:timers/promises';
import { type EmailPointer, isInUse } from '#functions/entities/account/stored-account.ts';
import { requireLookupBudget } from '#functions/entities/address-budget/address-budget.ts';
import { readEmail } from '#functions/entities/one-time-code/one-time-code-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { authCalls } from '#shared/contracts/auth.ts';
import { issueCode } from './issue-code.ts';

/** Usually longer than mailing takes: the response time must not reveal whether a mail was sent. */
const shortestAnswerMs = 250;

/**
 * Mails a code to an admin (1 read unit, 2 write units). Every request gets the same response after the same work and
 * time: for an address that may not sign in this way a code is stored and counted, which is never mailed and never
 * valid. For the same reason a mail that fails is only logged. With `is_master` only a stored master admin is mailed.
 */
export const adminSendOtp: UseCase<typeof authCalls.adminSendOtp> = async (request) => {
  const [sending] = await Promise.allSettled([send(request), pause(shortestAnswerMs)]);
  if (sending.status === 'rejected') throw sending.reason;
  return { message: 'If this address belongs to an admin, an OTP has been sent to it.' };
};

async function send({ body, now, clientAddress }: Parameters<typeof adminSendOtp>[0]): Promise<void> {
  const { email, is_master, language } = body;
  await requireLookupBudget(clientAddress, { lookups: 1 }, now);
  const stored = await readEmail(email);
  const accountId = mayAsk(stored.admin, is_master) ? stored.admin.id : null;
  await issueCode({ email, purpose: is_master ? 'master_admin' : 'admin', accountId, language }, stored, now);
}

const mayAsk = (owner: EmailPointer | undefined, isMaster: boolean): owner is EmailPointer =>
  isInUse(owner) && (!isMaster || owner.role === 'master_admin');
