import { isInUse } from '#functions/entities/account/stored-account.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { isBlocked } from '#functions/entities/candidate/visibility.ts';
import type { NotificationSummary } from '#functions/entities/notification/stored-notification.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { isStarted, readThread } from '#functions/entities/thread/thread-store.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { excerptOf, otherSide } from '#shared/domain/messages.ts';
import { redactContacts, redactorFor } from '#shared/domain/redaction/redaction.ts';

type Values = NotificationSummary['values'];

/**
 * The values of a notification about a message with the beginning of the thread's latest text (2 read units).
 * Names and contact details are hidden in it whatever the reader may see: that right may end before the mail is read. Undefined when the reader
 * has read the thread, or it is gone, a side is not active or the candidate blocks the company: then there is nothing to mail.
 */
export async function withMessageText(
  { values, link }: Pick<NotificationSummary, 'values' | 'link'>,
  reader: AccountKind,
): Promise<Values | undefined> {
  const found = await readThread(String(link).slice('/messages/'.length));
  if (!isStarted(found)) return undefined;
  const { latest, candidate_id, recruiter_id, unread } = found.summary;
  if (latest.from === reader || unread[otherSide(latest.from)] === 0) return undefined;
  const [candidate, company] = await Promise.all([readCandidate(candidate_id, true), readRecruiter(recruiter_id)]);
  if (!isInUse(candidate?.summary) || !isInUse(company?.summary)) return undefined;
  const { id, email } = company.summary;
  if (isBlocked(candidate.summary, { kind: 'recruiter', id, email })) return undefined;
  const redact = latest.from === 'recruiter' ? redactContacts : redactorFor(candidate.summary);
  return { ...values, text: excerptOf(latest.text, (text) => redact(text)) };
}
