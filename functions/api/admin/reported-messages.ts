import { partsOf } from '#functions/data/pair-id.ts';
import { transact } from '#functions/data/transact.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { messagesOf } from '#functions/entities/thread/thread-store.ts';
import type { ReportedMessage } from '#shared/contracts/moderation.ts';
import { redactContacts, redactorFor } from '#shared/domain/redaction/redaction.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** How many of a reported thread's latest messages admins see. */
const maxShown = 50;

/**
 * The latest messages of a reported thread, the earliest first, without contact details: a decision needs none (1 read unit, and 1 for each 4 KB). Each
 * look is recorded before it, with the candidate of the thread and the company as targets (16 write units).
 * @throws StoreUnavailable when it cannot be recorded
 */
export async function readReportedMessages(caller: Caller, thread: string, now: EpochMs): Promise<ReportedMessage[]> {
  const [company, person] = partsOf(thread);
  const entryOf = (type: 'recruiter' | 'candidate', id: number) =>
    auditEntry({ caller, action: 'messages_read', target: { type, id }, now });
  await transact({ company: entryOf('recruiter', company), candidate: entryOf('candidate', person) });
  const [{ items }, candidate] = await Promise.all([
    messagesOf(thread, { limit: maxShown, start: undefined }),
    readCandidate(person),
  ]);
  const redact = candidate ? redactorFor(candidate.summary) : redactContacts;
  return items.toReversed().map(({ number, from, at, text, contacted }) => ({
    number,
    from,
    at,
    text: redact(text),
    ...(contacted && { contacted }),
  }));
}
