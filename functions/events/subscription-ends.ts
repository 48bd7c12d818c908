import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { readMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import { readPlanNameIn } from '#functions/entities/plan/plan-store.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import type { StoredSubscription, SubscriptionSummary } from '#functions/entities/subscription/stored-subscription.ts';
import { endedBy } from '#functions/entities/subscription/subscription-moves.ts';
import { putSubscription, readSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { setting } from '#functions/platform/env.ts';
import { languageFor } from '#functions/platform/site-language.ts';
import { sendNotice } from '#functions/services/mail/send-mail.ts';
import { endOf, endReminderDays } from '#shared/domain/subscription-rules.ts';
import { type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';

// An index names the subscriptions. It is eventually consistent, so each step reads the record and decides by that.

/** Stores a changed record; false when it was changed since it was read. */
const replace = async (stored: StoredSubscription): Promise<boolean> =>
  (await transact({ subscription: putSubscription(stored) })).done;

/**
 * Closes a subscription's record if it has ended at `now`.
 * @returns false when there is nothing to do; a record that changed since it was read is left for the next run
 */
export async function closeEnded({ recruiter_id, id }: SubscriptionSummary, now: EpochMs): Promise<boolean> {
  const found = await readSubscription(recruiter_id, id);
  if (!found?.summary.is_active || !found.summary.end_date || toEpochMs(found.summary.end_date) > now) return false;
  const entitlement = await readEntitlement(recruiter_id);
  const viewed = entitlement?.subscription_id === id ? entitlement.candidates_viewed : found.views_used;
  return await replace(endedBy(found, 'expire', viewed));
}

/**
 * Reminds a recruiter of their subscription's end, once: the reminder is stored before the mail is sent, so that of two
 * runs only one mails. The stored reminder also leads to the notification. A mail that could not be sent is due again.
 * @returns false when there is nothing to do
 */
export async function remindOfEnd({ recruiter_id, id }: SubscriptionSummary, now: EpochMs): Promise<boolean> {
  const found = await readSubscription(recruiter_id, id);
  if (!found?.summary.is_active || !found.reminder_due || !found.summary.end_date) return false;
  const ends = toEpochMs(found.summary.end_date);
  if (ends <= now || ends > endOf(now, endReminderDays)) return false;
  // Read before the reminder is stored: a failure leaves it due.
  const reader = { kind: 'recruiter', id: recruiter_id } as const;
  const [account, { language }] = await Promise.all([readAccount(reader.kind, reader.id), readMailPreferences(reader)]);
  const { plan, end_date: end } = found.summary;
  const planName = await readPlanNameIn(plan.name, languageFor(language));
  const reminded = { ...found, reminder_due: false, reminded_at: found.reminded_at ?? toIso(now) };
  if (!(await replace(reminded))) return false;
  if (!isInUse(account)) return true;
  // Most runs have no one to remind.
  const { reminderMail } = await import('#functions/services/mail/reminder-mail.ts');
  const mail = reminderMail({ planName, end, language, siteUrl: setting('SITE_URL') });
  if ((await sendNotice(account.email, mail)) !== 'failed') return true;
  // A record that changed meanwhile has ended or was superseded, and needs no reminder.
  await replace({ ...reminded, version: reminded.version + 1, reminder_due: true });
  return false;
}
