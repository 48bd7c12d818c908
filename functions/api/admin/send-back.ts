import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { sendBack } from '#functions/entities/recruiter/send-back.ts';
import { parseRecruiter } from '#functions/entities/recruiter/stored-recruiter.ts';
import { putStatement } from '#functions/entities/statement/statement-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { moderationCalls } from '#shared/contracts/moderation.ts';

/**
 * Rejects a waiting recruiter or requests details, in one transaction with the statement that informs them and the audit entry
 * (11 write units). Idempotent: a repeated call neither informs nor audits again.
 * @throws HttpError 404 when there is no such recruiter, 400 for one who does not wait
 */
export const sendBackRecruiter: UseCase<typeof moderationCalls.sendBackRecruiter> = async (request) => {
  const { params, body, caller, now } = request;
  const { id } = params;
  const { decision, rule, reason } = body;
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
    const { sent_back } = parseRecruiter(result.item).summary;
    if (sent_back !== decision) throw new HttpError('INVALID_STATE');
  }
  return { message: 'The recruiter has been informed.' };
};
