import { hash } from 'node:crypto';
import { is, isAbsent, isAtMost, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { MailedKind } from '#shared/domain/notification-kinds.ts';
import { addMs, dayMs, type EpochMs, epochMs, expiryAt, hourMs, minuteMs } from '#shared/domain/time.ts';
import { type MailMark, mailSchemaVersion, parseMailMark } from './stored-mail.ts';

/** A mail that is about to be sent. */
export interface MarkedMail {
  reader: { kind: AccountKind; id: number };
  mailed: MailedKind | 'admin_invited' | 'colleague_invited';
  /** Whose action it is about. */
  sender: string;
  /** Id of the notification that it is about. */
  notification: string;
}

/** One mail of a kind from a sender to a reader in this time; of messages, whose sender is the other side of one thread, in an hour. */
const blockedMsOf = ({ mailed }: MarkedMail) => (mailed === 'message_received' ? hourMs : dayMs);

/** How long a mail without a known outcome counts as being sent: longer than the function may run. */
const pendingMs = 3 * minuteMs;

type OwnedMark = MailMark & { owner: MarkedMail['reader'] };

/** Where the mark of a mail is. */
export const markKeyOf = ({ reader, mailed, sender }: MarkedMail) =>
  keys.mailMark(reader.kind, reader.id, hash('sha256', `${mailed} ${sender}`, 'base64url').slice(0, 22));

/**
 * Claims the right to send a mail (1 write unit): one of a kind from a sender to a reader in 24 hours or an hour, by the times in
 * the mark and never by its time to live. The mark stays claimed until it is released or that time has passed.
 * @returns `claimed`: send it; `pending`: another delivery of this notification is sending it, or ended without an
 * outcome, so a later retry may send it; `refused`: the reader had such a mail
 */
export async function claimMail(mail: MarkedMail, now: EpochMs): Promise<'claimed' | 'pending' | 'refused'> {
  const { done, item } = await write(
    updateItem<OwnedMark>(markKeyOf(mail), {
      set: {
        entity: 'mail_mark',
        schema_version: mailSchemaVersion,
        owner: mail.reader,
        notification: mail.notification,
        blocked_until: addMs(now, blockedMsOf(mail)),
        pending_until: addMs(now, pendingMs),
        expires_at: expiryAt(addMs(now, 2 * dayMs)),
      },
      remove: ['waiting', 'state', 'GSI2PK', 'GSI2SK'],
      either: [
        { PK: isAbsent },
        { blocked_until: isAtMost(now) },
        { notification: is(mail.notification), pending_until: isAtMost(now) },
      ],
    }),
  );
  if (done) return 'claimed';
  const { notification, pending_until } = parseMailMark(item);
  return notification === mail.notification && pending_until !== undefined ? 'pending' : 'refused';
}

/** Whether the mail about this very notification was sent, of the last two days (0.5 read units). */
export async function wasMailed(mail: MarkedMail): Promise<boolean> {
  const item = await readItem(markKeyOf(mail), { consistent: false });
  if (!item) return false;
  const { notification, pending_until, blocked_until } = parseMailMark(item);
  return notification === mail.notification && pending_until === undefined && blocked_until > 0;
}

/** When the last mail of a kind and sender was claimed, of the last two days (0.5 read units); undefined without one. */
export async function lastMailedAt(mail: MarkedMail): Promise<EpochMs | undefined> {
  const item = await readItem(markKeyOf(mail), { consistent: false });
  return item && addMs(parseMailMark(item).blocked_until, -blockedMsOf(mail));
}

/** Notes that the claimed mail was sent or will never be: no delivery repeats it (1 write unit). */
export async function confirmMail(mail: MarkedMail): Promise<void> {
  await endMail(mail);
}

/** Takes the claim back, as the mail was not sent: the next delivery may send one (1 write unit). */
export async function releaseMail(mail: MarkedMail): Promise<void> {
  await endMail(mail, { blocked_until: epochMs(0) });
}

/** Changes the mark, as long as it is of this very notification. */
const endMail = (mail: MarkedMail, set: Partial<MailMark> = {}) =>
  write(
    updateItem<MailMark>(markKeyOf(mail), {
      set,
      remove: ['pending_until'],
      when: { notification: is(mail.notification) },
    }),
  );
