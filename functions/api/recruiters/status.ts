import { readAccount } from '#functions/entities/account/account-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
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
