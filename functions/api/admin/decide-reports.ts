import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { readSubject, replaceSubject } from '#functions/entities/report/report-store.ts';
import { isDecided, withDecision } from '#functions/entities/report/reported-subject.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { moderationCalls } from '#shared/contracts/moderation.ts';
import { textId } from '#shared/texts/text-id.ts';
import { takeDownWrites } from './take-down.ts';

const messages = { dismiss: 'The reports have been dismissed.', take_down: 'Taken down.' } as const;
const actions = { dismiss: 'reports_dismissed', take_down: 'taken_down' } as const;

/**
 * Closes the open reports that the admin saw, in one transaction with the audit entry and, to take the subject down, with
 * what hides it. Idempotent.
 * @throws HttpError 404 without reports; 400 when there are others than the admin saw, or another admin has decided
 */
export const decideReports: UseCase<typeof moderationCalls.decideReports> = async ({ params, body, caller, now }) => {
  const { subject: type, id } = params;
  const { decision, note, rule, reason } = body;
  await retry(async () => {
    const subject = await readSubject(type, id);
    if (!subject) throw new HttpError('NOT_FOUND');
    if (isDecided(subject, body)) return true;
    if (subject.version !== body.version || subject.open === 0) {
      throw new HttpError('INVALID_STATE', { text: textId('reports_changed') });
    }
    const target = { type: type === 'company' ? ('recruiter' as const) : type, id };
    const { done } = await transact({
      subject: replaceSubject(withDecision(subject, { decision, note, adminId: caller.id, now })),
      ...(decision === 'take_down' ? await takeDownWrites(type, id, { rule, reason, now }) : {}),
      audit: auditEntry({ caller, action: actions[decision], target, now }),
    });
    return done || undefined;
  });
  return { message: messages[decision] };
};
