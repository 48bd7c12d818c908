import { lastMailedAt, type MarkedMail } from '#functions/entities/notification/mail-mark-store.ts';
import type { NotificationSummary } from '#functions/entities/notification/stored-notification.ts';
import { isStarted, messagesOf, readThread } from '#functions/entities/thread/thread-store.ts';
import { languageFor } from '#functions/platform/site-language.ts';
import { reachableSides } from '#functions/policies/thread-access.ts';
import { noticeTexts } from '#functions/services/mail/mail-texts.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { maxMessageLength, otherSide } from '#shared/domain/messages.ts';
import { redactContacts, redactorFor } from '#shared/domain/redaction/redaction.ts';
import { epochMs, toEpochMs } from '#shared/domain/time.ts';

/** How many of the latest messages a mail looks at. */
const maxMailed = 10;

/**
 * A thread with messages that a side has not read, and its candidate (3 read units). Undefined when the reader has read the thread, or it is
 * gone, or does not reach the other side (`reachableSides`): then there is nothing to mail or to show.
 */
export async function readUnread({ link }: Pick<NotificationSummary, 'link'>, reader: AccountKind) {
  const found = await readThread(String(link).slice('/messages/'.length));
  if (!isStarted(found)) return undefined;
  const { latest, unread } = found.summary;
  const count = unread[otherSide(latest.from)];
  if (latest.from === reader || count === 0) return undefined;
  const sides = await reachableSides(found.summary);
  return sides && { ...found.summary, count, candidate: sides.candidate.summary };
}

/**
 * The texts of a thread's unread messages that no mail had, the earliest first (4.5 read units, and 1 for each 4 KB). They are whole; earlier ones
 * than fit into the length of one message are left to the site.
 * Names and contact details are hidden in them whatever the reader may see: that right may end before the mail is read. Undefined as of `readUnread`.
 */
export async function unreadTexts(
  notification: Pick<NotificationSummary, 'link'>,
  mark: MarkedMail,
  language: string | null,
): Promise<string[] | undefined> {
  const thread = await readUnread(notification, mark.reader.kind);
  if (!thread) return undefined;
  const { id, latest, count, candidate } = thread;
  const [{ items }, mailedAt = epochMs(0)] = await Promise.all([
    messagesOf(id, { limit: maxMailed, start: undefined }),
    lastMailedAt(mark),
  ]);
  const redact = latest.from === 'recruiter' ? redactContacts : redactorFor(candidate);
  const written = items.filter(({ from, contacted }) => from === latest.from && contacted === undefined);
  const [newest, ...others] = written
    .slice(0, count)
    .map(({ at, text, files }) => ({ at, text: withFiles(redact(text), files?.length, language) }));
  if (!newest) return undefined;
  const texts = [newest.text];
  for (const { at, text } of others) {
    if (toEpochMs(at) <= mailedAt || [text, ...texts].join('').length > maxMessageLength) break;
    texts.unshift(text);
  }
  return texts;
}

/** The text of a message as a mail has it: that it has files, which stay on the site. */
function withFiles(text: string, files: number | undefined, language: string | null): string {
  if (files === undefined) return text;
  const line = noticeTexts(languageFor(language))('about.message_received.files', {
    files: files === 1 ? 'one' : 'several',
  });
  return text === '' ? line : `${text}\n${line}`;
}
