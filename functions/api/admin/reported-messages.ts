import { partsOf } from '#functions/data/pair-id.ts';
import { transact } from '#functions/data/transact.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { NamedFile } from '#functions/entities/thread/stored-message-file.ts';
import type { StoredMessage } from '#functions/entities/thread/stored-thread.ts';
import { messagesOf } from '#functions/entities/thread/thread-store.ts';
import { messageFileAddress } from '#functions/services/files/to-message-file.ts';
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
  const toShown = async ({ number, from, at, text, contacted, files }: StoredMessage): Promise<ReportedMessage> => ({
    ...{ number, from, at, text: redact(text) },
    ...(contacted && { contacted }),
    ...(files && { files: await Promise.all(files.map((file) => withAddress(thread, file, redact))) }),
  });
  return await Promise.all(items.toReversed().map(toShown));
}

/** A file of a reported message. It may show what its name and the texts hide, as CVs do, which admins open, too. */
const withAddress = async (thread: string, file: NamedFile, redact: (text: string) => string) => ({
  ...file,
  name: redact(file.name),
  file: await messageFileAddress(thread, file),
});
