import type { Statement } from '#shared/contracts/objections.ts';
import { toIso } from '#shared/domain/time.ts';
import { objectionEnd } from './objection-token.ts';
import type { StatementSummary } from './stored-statement.ts';

/** A statement as calls answer it. It does not name the admin who decided. */
export function toStatement(summary: StatementSummary): Statement {
  const { kind, account_id, objection, answer, job_id: _job, number_hash: _number, ...shown } = summary;
  return {
    ...shown,
    account: { type: kind, id: account_id },
    object_until: toIso(objectionEnd(shown.decided_at)),
    objection: objection ? { text: objection.text, created_at: objection.at } : null,
    answer: answer ? { outcome: answer.outcome, text: answer.text, answered_at: answer.at } : null,
  };
}
