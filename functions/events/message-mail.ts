import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { NotificationSummary } from '#functions/entities/notification/stored-notification.ts';
import { isStarted, readThread } from '#functions/entities/thread/thread-store.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { excerptOf, otherSide } from '#shared/domain/messages.ts';
import { redactContacts, redactorFor } from '#shared/domain/redaction/redaction.ts';

type Values = NotificationSummary['values'];

/**
 * The values of a notification about a message with the beginning of the thread's latest text (1 read unit, 0.5 more of a candidate's message).
 * Names and contact details are hidden in it whatever the reader may see: that right may end before the mail is read. Undefined when the reader
 * has read the thread, or it is gone: then there is nothing to mail.
 */
export async function withMessageText(
  { values, link }: Pick<NotificationSummary, 'values' | 'link'>,
  reader: AccountKind,
): Promise<Values | undefined> {
  const found = await readThread(String(link).slice('/messages/'.length));
  if (!isStarted(found)) return undefined;
  const { latest, candidate_id, unread } = found.summary;
  if (latest.from === reader || unread[otherSide(latest.from)] === 0) return undefined;
  if (latest.from === 'recruiter') return { ...values, text: excerptOf(latest.text, redactContacts) };
  const candidate = await readCandidate(candidate_id);
  return candidate && { ...values, text: excerptOf(latest.text, (text) => redactorFor(candidate.summary)(text)) };
}
