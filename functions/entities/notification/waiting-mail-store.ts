import { isBelow } from '#functions/data/conditions.ts';
import { indexKeys } from '#functions/data/index-keys.ts';
import { anyOf, is, isAbsent, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import { addMs, type EpochMs, toIso } from '#shared/domain/time.ts';
import { type MarkedMail, markKeyOf } from './mail-mark-store.ts';
import { placeOf } from './notification-id.ts';
import { type MailMark, parseMailMark } from './stored-mail.ts';

// Mails that wait because their reader had one of their kind and sender. They wait in its mark: one for each, the latest (decision 133).

/**
 * Lets a mail that was refused wait until the next one may be sent (1 read unit, and 2 write units the first time). None waits that is about the
 * notification of the mail that was sent, or an earlier one: that is a repeated delivery. Idempotent.
 * @throws Error when another mail was claimed or released meanwhile
 */
export async function awaitTurn(mail: MarkedMail): Promise<void> {
  const key = markKeyOf(mail);
  const mark = parseMailMark(await readItem(key));
  // Ids of one inbox are in the order of their times.
  if (mail.notification <= mark.notification || mail.notification <= (mark.waiting ?? '')) return;
  const { kind, id } = mail.reader;
  const { done } = await write(
    updateItem<MailMark>(key, {
      set: { waiting: mail.notification, ...indexKeys.dueMails(toIso(mark.blocked_until), `${kind}-${id}`) },
      remove: ['state'],
      when: { blocked_until: is(mark.blocked_until), waiting: anyOf(isAbsent, isBelow(mail.notification)) },
    }),
  );
  if (!done) throw new Error('Another delivery changed the mark of this mail.');
}

/** Where the mark of a mail is that may be sent now. */
type DueMail = Record<'PK' | 'SK', string>;

/** The mails whose turn has come by `now`, the longest due first (0.5 read units for each 4 KB, some 20 of them; 0.5 for none). */
export async function dueMails(now: EpochMs, { limit, start }: PageRequest): Promise<Page<DueMail>> {
  const { GSI2PK } = indexKeys.dueMails();
  // Sort keys are the time and a reader: those of `now` itself are greater than its text.
  const { items, next } = await queryItems({ GSI2PK }, { sort: isBelow(toIso(addMs(now, 1))), limit, start });
  return { items: items.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) })), next };
}

/** Starts the mail function for a mail whose turn has come (2 write units); false when it was claimed or started before. */
export async function startMail({ PK, SK }: DueMail): Promise<boolean> {
  const { done } = await write(
    updateItem<MailMark>(
      { PK, SK },
      { set: { state: 'due' }, remove: ['GSI2PK', 'GSI2SK'], when: { waiting: isPresent, GSI2PK: isPresent } },
    ),
  );
  return done;
}

/** The item of the notification whose mail waited in a mark, read consistently (1 read unit); undefined when it is gone. */
export async function waitingNotification(mark: unknown): Promise<Record<string, unknown> | undefined> {
  const place = placeOf(parseMailMark(mark).waiting ?? '');
  return place && (await readItem(keys.notification(place.kind, place.id, place.at, place.event)));
}
