import { readAccount } from '#functions/accounts/account-store.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { recruiterCalls } from '#shared/contracts/recruiters.ts';

/**
 * Whether a recruiter is verified: nothing is read for the recruiter itself, 1 read unit for an admin.
 * @throws HttpError 404 when there is no such recruiter
 */
export const status: UseCase<typeof recruiterCalls.status> = async ({ params, caller }) => {
  if (caller.kind === 'recruiter') return { verified: caller.verified };
  const account = await readAccount('recruiter', params.id);
  if (!account) throw new HttpError('NOT_FOUND');
  return { verified: account.verified };
};
