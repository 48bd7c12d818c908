import { transact } from '#functions/data/transact.ts';
import { verificationChange } from '#functions/recruiters/recruiter-store.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';

/**
 * Marks a recruiter as verified; again is fine and is told to nobody twice.
 * @throws HttpError 404 when there is no such recruiter
 */
export const verifyRecruiter: UseCase<typeof adminCalls.verifyRecruiter> = ({ params }) =>
  changeVerification(params.id, true, 'Recruiter verified successfully!');

/**
 * Takes a recruiter's verification back; again is fine.
 * @throws HttpError 404 when there is no such recruiter
 */
export const unverifyRecruiter: UseCase<typeof adminCalls.unverifyRecruiter> = ({ params }) =>
  changeVerification(params.id, false, 'Recruiter unverified successfully!');

async function changeVerification(id: number, verified: boolean, message: string) {
  const result = await transact(verificationChange(id, verified));
  if (!result.done) throw new HttpError('NOT_FOUND');
  return { message, recruiter: { id, verified } };
}
