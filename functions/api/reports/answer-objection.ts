import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { putAnswer, readStatement } from '#functions/entities/statement/statement-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { objectionCalls } from '#shared/contracts/objections.ts';
import { toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { liftingWrites } from './lift-decision.ts';

const messages = { upheld: 'The decision stays.', reversed: 'The decision has been lifted.' } as const;

/**
 * Answers an objection in one transaction with the audit entry and, where the decision is lifted, what undoes it. The stream
 * mails the answer. Idempotent.
 * @throws HttpError 404 without an objection; 400 when another admin has answered otherwise
 */
export const answerObjection: UseCase<typeof objectionCalls.answer> = async ({ params: { id }, body, caller, now }) => {
  const { outcome, text } = body;
  await retry(async () => {
    const found = await readStatement(id);
    if (!found?.summary.objection) throw new HttpError('NOT_FOUND');
    const { summary } = found;
    if (summary.answer) {
      if (summary.answer.outcome === outcome) return true;
      throw new HttpError('INVALID_STATE', { text: textId('objection_answered') });
    }
    const target = { type: summary.kind, id: summary.account_id };
    const { done } = await transact({
      answer: putAnswer(summary, { outcome, text, at: toIso(now) }),
      ...(outcome === 'reversed' ? await liftingWrites(summary, now) : {}),
      audit: auditEntry({ caller, action: 'objection_answered', target, now }),
    });
    return done || undefined;
  });
  return { message: messages[outcome] };
};
