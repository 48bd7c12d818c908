import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { causeOfChange, insertOf, plainImage } from '#functions/data/change.ts';
import { type Account, isInUse } from '#functions/entities/account/stored-account.ts';
import { countDayUse } from '#functions/entities/address-budget/day-budget.ts';
import { lastingKind } from '#functions/entities/held-mail/held-mail-store.ts';
import type { MarkedMail } from '#functions/entities/notification/mail-mark-store.ts';
import { readMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import { placeOf } from '#functions/entities/notification/notification-id.ts';
import {
  forgetInterview,
  forgetResults,
  hasNotification,
  portalSender,
} from '#functions/entities/notification/notification-store.ts';
import {
  type NotificationSummary,
  parseNotification,
  type StoredNotification,
} from '#functions/entities/notification/stored-notification.ts';
import { awaitTurn, waitingNotification } from '#functions/entities/notification/waiting-mail-store.ts';
import { readPlanNameIn } from '#functions/entities/plan/plan-store.ts';
import { withCause } from '#functions/platform/cause.ts';
import { clock } from '#functions/platform/clock.ts';
import { setting } from '#functions/platform/env.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { languageFor } from '#functions/platform/site-language.ts';
import type { MailedCalendar } from '#functions/services/mail/mime.ts';
import { notificationMail } from '#functions/services/mail/notification-mail.ts';
import { optOutToken } from '#functions/services/mail/opt-out-token.ts';
import { type MailOutcome, sendListMail } from '#functions/services/mail/send-mail.ts';
import type { MailPreferences } from '#shared/contracts/notifications.ts';
import { isBillingKind, isUsual, type MailedKind, mailedKinds } from '#shared/domain/notification-kinds.ts';
import type { DigestMail } from './digest-mail.ts';
import type { FoundMail } from './found-mail.ts';
import { type Notice, sendOrHold } from './held-mails.ts';
import { personFor, type Reader } from './notified-person.ts';
import { addressChangeOf, notifyPreviousAddress } from './send-address-notice.ts';
import { inviteColleague, invitedColleagueIn, markOfColleague } from './send-colleague-invitation.ts';
import { invitedAdminIn, markOfInvitation, sendInvitation } from './send-invitation.ts';
import { sendMarked } from './send-marked.ts';

/**
 * Mails new notifications of the mailed kinds, notices to previous addresses, invitations of admins and of colleagues, and decisions against people
 * with the answers to objections; messages and changes of interviews are also shown on devices. A notification is stored in the
 * transaction that applies its event, so the table's inserts are the list of mails to send: this function reads the same
 * stream as `stream.ts`, and its failures do not delay that one. The first mail that fails is reported and delivered again.
 * It also ends the time in which changes of several applications can be undone: mails may wait for that, what else follows the stream may not. While notices by mail are switched off, they are held.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of Records) {
    const isDone = await withCause(causeOfChange(record), async () => {
      try {
        const due = await dueRecordOf(record);
        if (due) await sendOrHold(due, noticeIn, sendDue);
        return true;
      } catch (error) {
        log('EVENT_FAILED', { event: record.eventID, ...describeError(error) });
        return false;
      }
    });
    if (!isDone) return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
  }
  return { batchItemFailures: [] };
}

/** The record of a notification in place of that of its mark, where its mail waited and may be sent now; undefined when it is gone. */
async function dueRecordOf(record: DynamoDBRecord): Promise<DynamoDBRecord | undefined> {
  const image = record.dynamodb?.NewImage;
  if (image?.entity?.S !== 'mail_mark') return record;
  const notification = await waitingNotification(plainImage(image));
  return notification && insertOf(notification);
}

async function sendDue(record: DynamoDBRecord): Promise<void> {
  const change = addressChangeOf(record);
  if (change) await notifyPreviousAddress(change);
  const invited = invitedAdminIn(record);
  if (invited) await sendInvitation(invited);
  const colleague = invitedColleagueIn(record);
  if (colleague) await inviteColleague(colleague);
  const image = record.dynamodb?.NewImage;
  if (image && isStatement(record)) {
    // Their texts are a tenth of this function's code, and rarely needed.
    const { mailStatement } = await import('./send-statement.ts');
    await mailStatement(image);
  }
  // Most batches have none.
  if (isHeld(record)) await (await import('./end-holds.ts')).endHold(record);
  const found = mailableOf(record);
  if (found) await sendOnce(found);
  if (found && typeof found.stored.summary.values.from === 'number') await sendOnce(toPrevious(found));
  if (found) await showOnDevices(found);
  // Nothing needs the ids of results after their mail; people among them may be erased.
  const key = { PK: String(image?.PK?.S), SK: String(image?.SK?.S) };
  if (found?.stored.found) await forgetResults(key);
  if (found?.stored.summary.values.step === 'gone') await forgetInterview(key);
}

/** What is said of an interview that passed to another person of the company, to the one whose it was: for them it ends. */
function toPrevious(found: Mailable): Mailable {
  const { summary } = found.stored;
  const values = { ...summary.values, step: 'ended', passed: 'left', colleague: Number(summary.values.from) };
  return { ...found, stored: { ...found.stored, summary: { ...summary, values } } };
}

/** The code is loaded with the first notification that devices show. */
async function showOnDevices({ reader, mailed, stored }: Mailable): Promise<void> {
  if (mailed !== 'message_received' && mailed !== 'interview_changed') return;
  await (await import('./push-notice.ts')).pushNotice(reader, mailed, stored.summary);
}

/** Whether an application has a change that can still be undone. */
const isHeld = ({ dynamodb }: DynamoDBRecord) =>
  dynamodb?.NewImage?.entity?.S === 'application' && dynamodb.NewImage.state?.S === 'due';

const isStatement = ({ dynamodb }: DynamoDBRecord) => dynamodb?.NewImage?.entity?.S === 'statement';

function noticeIn(record: DynamoDBRecord): Notice | undefined {
  if (isStatement(record)) return { kind: lastingKind };
  const invited = invitedAdminIn(record);
  if (invited) return { kind: 'invitation', mark: markOfInvitation(invited) };
  const colleague = invitedColleagueIn(record);
  if (colleague) return { kind: 'invitation', mark: markOfColleague(colleague) };
  const mailable = mailableOf(record);
  return mailable && { kind: mailable.mailed, mark: markOf(mailable) };
}

interface Mailable {
  /** Whose inbox it is in. */
  reader: Reader;
  mailed: MailedKind;
  stored: StoredNotification;
}

function mailableOf({ eventName, dynamodb }: DynamoDBRecord): Mailable | undefined {
  if (eventName !== 'INSERT' || dynamodb?.NewImage?.entity?.S !== 'notification') return undefined;
  // It came back from a backup: the reader had it before.
  if (dynamodb.NewImage.restored_at) return undefined;
  const stored = parseNotification(plainImage(dynamodb.NewImage));
  const reader = placeOf(stored.summary.id);
  if (!reader) throw new TypeError('This notification has an invalid id.');
  const { kind, id } = reader;
  const mailed = mailedKinds[kind].find((each) => each === stored.summary.kind);
  return mailed && { reader: { kind, id }, mailed, stored };
}

/**
 * Sends one mail to a reader who is active and has not opted out, at most one of its kind from its sender in 24 hours
 * (3 read and 3 write units, 2 of the portal's own; the plans too where one is named, and the results of a saved search). A
 * notification that was removed is not mailed, nor is one that a duplicate replaced, whose own record is, nor what a person did
 * beyond their mails of a day.
 * @throws Error when the mail could not be sent now
 */
async function sendOnce({ reader, mailed, stored }: Mailable): Promise<void> {
  const { summary: notification, sender, found } = stored;
  const [{ person, account }, isThere] = await Promise.all([
    personFor(reader, notification),
    hasNotification(notification.id),
  ]);
  const preferences = await readMailPreferences(person);
  if (!isInUse(account) || !isWanted(preferences, mailed) || !isThere) return;
  const mark = markOf({ reader, mailed, stored });
  // Read before the claim: a failure leaves the mail to the next delivery.
  const isMessage = mailed === 'message_received';
  const texts = isMessage ? await readTexts(notification, mark, preferences.language) : [];
  if (!texts) return;
  const about = await contentOf(notification, { ...person, email: account.email, language: preferences.language });
  if (!about) return;
  const foundMail = found && (await readFound(account, stored, preferences.language));
  if (found && !foundMail) return;
  const content = { ...about, texts, link: notification.link, language: preferences.language, found: foundMail };
  const sendCounted = async () => {
    if (!isSingle({ mailed, stored }) && !(await countMail(sender))) return 'rejected';
    return send(person, mailed, account.email, content);
  };
  await sendMarked(mark, sendCounted, isMessage ? awaitTurn : undefined);
}

/** The texts of the messages that a notification is about; undefined when there is nothing to mail. */
const readTexts = async (notification: NotificationSummary, mark: MarkedMail, language: string | null) =>
  await (await import('./message-mail.ts')).unreadTexts(notification, mark, language);

/** What a mail with results has besides its texts. Reading them is code that most mails do without. */
async function readFound(account: Account, stored: StoredNotification, language: string | null) {
  const { readFoundMail } = await import('./found-mail.ts');
  return await readFoundMail(account, stored, { siteUrl: setting('SITE_URL'), language });
}

/**
 * Reports of saved searches have results of their own each, and no other person causes them; each movement of money has a mail
 * of its own.
 */
const isSingle = ({ mailed, stored }: Pick<Mailable, 'mailed' | 'stored'>): boolean =>
  Boolean(stored.found) || isBillingKind(mailed);

function markOf({ reader, mailed, stored }: Mailable): MarkedMail {
  const { id, values } = stored.summary;
  // Agreements and ends of interviews, which count changes, are mailed each; offers and other times once a day.
  const isEach = isSingle({ mailed, stored }) || (mailed === 'interview_changed' && 'sequence' in values);
  // Colleagues get theirs each.
  const sender = values.colleague === undefined ? stored.sender : `${stored.sender} ${values.colleague}`;
  const each = values.passed === 'left' ? `${id} left` : id;
  return { reader, mailed, sender: isEach ? each : sender, notification: id };
}

/** Counts a mail about what a person did (1 write unit); false when their mails of the day are used up. */
async function countMail(sender: string): Promise<boolean> {
  return sender === portalSender || (await countDayUse('mails', sender, clock.now()));
}

const isWanted = ({ mails, job_digest }: MailPreferences, kind: MailedKind): boolean =>
  isUsual(kind) ? mails[kind] !== false : job_digest === true;

/**
 * The values of a notification with the name of its plan, or the times of its interview, if any, in the reader's language, and the event for the
 * reader's calendar; undefined when there is nothing to mail.
 */
async function contentOf(
  notification: NotificationSummary,
  { language: preferred, ...reader }: Reader & Pick<Account, 'email'> & Pick<MailPreferences, 'language'>,
): Promise<Pick<Content, 'values' | 'calendar' | 'place'> | undefined> {
  const { kind, values } = notification;
  const language = languageFor(preferred);
  if (kind === 'interview_changed')
    return await (await import('./interview-mail.ts')).interviewMail(notification, { ...reader, language });
  if (typeof values.plan_name !== 'string') return { values };
  return { values: { ...values, plan_name: await readPlanNameIn(values.plan_name, language) } };
}

interface Content extends Pick<NotificationSummary, 'values' | 'link'> {
  language: string | null;
  calendar?: MailedCalendar;
  place?: string | undefined;
  texts: readonly string[];
  found: FoundMail | DigestMail | undefined;
}

async function send(
  reader: Reader,
  kind: MailedKind,
  to: string,
  { values, found, ...content }: Content,
): Promise<MailOutcome> {
  if (found && 'mail' in found) return await sendListMail(to, found.mail, found.oneClickUrl);
  if (!isUsual(kind)) return 'rejected';
  const siteUrl = setting('SITE_URL');
  const token = optOutToken(reader);
  const mail = notificationMail({
    ...content,
    kind,
    values: found ? { ...values, found: found.found } : values,
    siteUrl,
    optOutUrl: `${siteUrl}/unsubscribe?token=${token}`,
    found,
  });
  return await sendListMail(to, mail, found?.oneClickUrl ?? `${siteUrl}/api/notifications/unsubscribe?token=${token}`);
}
