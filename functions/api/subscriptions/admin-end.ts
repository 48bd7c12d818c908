import { totalOf, withTotal } from '#functions/entities/subscription/grants.ts';
import type { Entitlement } from '#functions/entities/subscription/stored-entitlement.ts';
import type { StoredSubscription } from '#functions/entities/subscription/stored-subscription.ts';
import type { PortalRequest } from '#functions/http/request.ts';
import { invalidField } from '#functions/platform/http-error.ts';
import type { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { maxEndDays } from '#shared/domain/subscription-rules.ts';
import { addDays, type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { planNamed } from './plans.ts';

/**
 * The subscription with the end that an admin sets, of which its recruiter is reminded again. Its own time changes first, so that a refund
 * takes back what was added.
 * @param own what the recruiter may do with it while it is the active one
 * @throws HttpError 400 when it is not active, or its days wait, or the end is past or too far away
 */
export function withEnd(
  next: StoredSubscription,
  { end_date, is_active }: PortalRequest<typeof adminSubscriptionCalls.adminUpdate>['body'],
  own: Entitlement | undefined,
  now: EpochMs,
): StoredSubscription {
  const { summary, grants } = next;
  if (end_date === undefined || end_date === summary.end_date) return next;
  if (!own || summary.end_date === null || is_active === false || summary.payment_status !== 'completed') {
    throw invalidField('end_date', textId('end_date_fixed'));
  }
  const end = toEpochMs(end_date);
  if (end <= now) throw invalidField('end_date', textId('end_date_past'));
  if (end > addDays(now, maxEndDays)) throw invalidField('end_date', textId('end_date_late', { days: maxEndDays }));
  const ms = totalOf(grants).ms + end - toEpochMs(summary.end_date);
  return {
    ...next,
    grants: withTotal(grants, summary.id, 'ms', ms),
    summary: { ...summary, end_date: toIso(end) },
    reminded_at: null,
    reminder_due: true,
  };
}

/**
 * The subscription with the days of another plan that an admin gives it, as long as it has yet to start: then its days follow from its
 * order only (0.5 read units for each 4 KB of plans).
 */
export async function withDaysOfPlan(
  found: StoredSubscription,
  { plan_name }: PortalRequest<typeof adminSubscriptionCalls.adminUpdate>['body'],
): Promise<StoredSubscription> {
  const { start_date, plan_name: ordered, plan } = found.summary;
  if (plan_name === undefined || start_date !== null || [ordered, plan.name].includes(plan_name)) return found;
  const { duration_days = found.duration_days } = (await planNamed(plan_name)) ?? {};
  return { ...found, duration_days };
}
