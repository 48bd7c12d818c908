import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { sendBack } from '#functions/entities/recruiter/send-back.ts';
import { parseRecruiter } from '#functions/entities/recruiter/stored-recruiter.ts';
import { putStatement } from '#functions/entities/statement/statement-store.ts';
import type { PortalRequest } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';
import type { SendBack } from '#shared/domain/verification-wait.ts';
import { textId } from '#shared/texts/text-id.ts';

/**
 * Rejects a waiting recruiter or requests details, in one transaction with the statement that informs them and the audit entry
 * (11 write units). Idempotent: a repeated call neither informs nor audits again. A colleague's id counts as that of their company.
 * @throws HttpError 404 when there is no such recruiter, 400 for one who does not wait and without a reason
 */
export async function sendBackRecruiter(
  request: PortalRequest<typeof adminCalls.unverifyRecruiter>,
  decision: SendBack,
): Promise<{ message: string; recruiter: { id: number; verified: boolean } }> {
  const { params, body, caller, now } = request;
  const { id } = params;
  const { rule, reason } = body;
  if (reason === '') throw invalidField('reason', textId('decision_reason_missing'));
  const measure = 'recruiter_unverified' as const;
  const result = await transact({
    profile: sendBack(id, decision),
    audit: auditEntry({ caller, action: measure, target: { type: 'recruiter', id }, now }),
    statement: putStatement({
      to: { kind: 'recruiter', id },
      measure,
      values: { sent_back: decision },
      rule,
      reason,
      now,
    }),
  });
  if (!result.done) {
    if (!result.item) throw new HttpError('NOT_FOUND');
    const { sent_back, works_in } = parseRecruiter(result.item).summary;
    if (works_in !== undefined) return await sendBackRecruiter({ ...request, params: { id: works_in } }, decision);
    if (sent_back !== decision) throw new HttpError('INVALID_STATE');
  }
  return { message: 'The recruiter has been informed.', recruiter: { id, verified: false } };
}
