import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { readMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import type { SubscriptionSummary } from '#functions/entities/subscription/stored-subscription.ts';
import { readSubscription, replaceSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { isoTime } from '#functions/platform/clock.ts';
import { setting } from '#functions/platform/env.ts';
import { reminderMail } from '#functions/services/mail/reminder-mail.ts';
import { sendMail } from '#functions/services/mail/send-mail.ts';

/**
 * Reminds a recruiter of its subscription's end, once: the reminder is noted before the mail goes out, so that of two
 * runs only one mails. The note also makes the notification. A mail that could not be sent is due again.
 * @returns false when there is nothing to do any more
 */
export async function remindOfEnd({ recruiter_id, id }: SubscriptionSummary, now: number): Promise<boolean> {
  const found = await readSubscription(recruiter_id, id);
  if (!found?.card.is_active || !found.reminder_due || !found.card.end_date) return false;
  if (Date.parse(found.card.end_date) <= now) return false;
  // Read before the note: a failure leaves the reminder due.
  const reader = { kind: 'recruiter', id: recruiter_id } as const;
  const [account, { language }] = await Promise.all([readAccount(reader.kind, reader.id), readMailPreferences(reader)]);
  const noted = { ...found, reminder_due: false, reminded_at: found.reminded_at ?? isoTime(now) };
  if (!(await transact({ subscription: replaceSubscription(noted) })).done) return false;
  if (account?.state !== 'active') return true;
  const { plan, end_date: end } = found.card;
  const mail = reminderMail({ planName: plan.name, end, language, siteUrl: setting('SITE_URL') });
  if ((await sendMail(account.email, mail)) !== 'failed') return true;
  // Changed meanwhile: then it has ended, or was taken over, and needs no reminder.
  const due = { ...noted, version: noted.version + 1, reminder_due: true };
  await transact({ subscription: replaceSubscription(due) });
  return false;
}
