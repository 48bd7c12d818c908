import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { parseAccount } from '#functions/entities/account/stored-account.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { verificationChange, verifyAddress } from '#functions/entities/recruiter/recruiter-store.ts';
import { putStatement } from '#functions/entities/statement/statement-store.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';
import type { Reason } from './move-user.ts';
import { sendBackRecruiter } from './send-back.ts';

type Verification = typeof adminCalls.verifyRecruiter | typeof adminCalls.unverifyRecruiter;

/**
 * Marks a recruiter as verified, also again after the mail address changed. Idempotent: a repeated call neither notifies nor
 * audits again. A colleague's id counts as that of their company's founder, whose verification it is.
 * @throws HttpError 404 when there is no such recruiter, 409 when the address is another than the one that was shown
 */
export const verifyRecruiter: UseCase<typeof adminCalls.verifyRecruiter> = (request) =>
  changeVerification(request, 'Recruiter verified successfully!', { email: request.body.shown_email });

/**
 * Revokes a recruiter's verification, or sends one back who waits for it. Idempotent, as `verifyRecruiter`.
 * @throws HttpError 404 when there is no such recruiter, and as `sendBackRecruiter`
 */
export const unverifyRecruiter: UseCase<typeof adminCalls.unverifyRecruiter> = (request) => {
  const { decision, ...reason } = request.body;
  if (decision) return sendBackRecruiter(request, decision);
  return changeVerification(request, 'Recruiter unverified successfully!', { reason });
};

async function changeVerification(
  request: PortalRequest<Verification>,
  message: string,
  /** The address that is verified, where it was shown, or the reason of a withdrawal. */
  decided: { email?: string | undefined; reason?: Reason },
): Promise<{ message: string; recruiter: { id: number; verified: boolean } }> {
  const { params, caller, now } = request;
  const { id } = params;
  const { email, reason } = decided;
  const verified = reason === undefined;
  const measure = 'recruiter_unverified' as const;
  const to = { kind: 'recruiter', id } as const;
  const action = verified ? 'recruiter_verified' : 'recruiter_unverified';
  const change = async (isActive: boolean) => {
    const result = await transact({
      ...verificationChange(id, verified, { at: now, isActive, email }),
      audit: auditEntry({ caller, action, target: { type: 'recruiter', id }, now }),
      statement: reason && putStatement({ to, measure, values: {}, ...reason, now }),
    });
    const isInOtherState = !result.done && result.failed === 'profile' && result.item !== undefined;
    return isInOtherState ? undefined : result;
  };
  // Most are active, so the state is not read first.
  const result = await retry(async () => (await change(true)) ?? (await change(false)));
  const failedAt = !result.done && result.failed === 'account' ? result.item : undefined;
  const company = failedAt && parseAccount(failedAt).company;
  // The colleague's address was shown, not the founder's.
  if (company) {
    return await changeVerification({ ...request, params: { id: company.id } }, message, reason ? { reason } : {});
  }
  // The profile exists and the account's write returns its item: the recruiter has this verification already.
  const isUnchanged = failedAt !== undefined;
  if (!result.done && !isUnchanged) throw new HttpError('NOT_FOUND');
  if (isUnchanged && verified) {
    if (email !== undefined && failedAt.email !== email) throw new HttpError('CHANGED_MEANWHILE');
    const audit = auditEntry({ caller, action, target: { type: 'recruiter', id }, now });
    await transact({ address: verifyAddress(id, email), audit });
  }
  return { message, recruiter: { id, verified } };
}
