import { requireOwner } from '#functions/data/require-owner.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { PlanTerms } from '#functions/entities/plan/stored-plan.ts';
import { endOf, endReminderDays, remainingViews } from '#shared/domain/subscription-rules.ts';
import { type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { isActive, readEntitlement, replaceEntitlement } from './entitlement-store.ts';
import type { Entitlement } from './stored-entitlement.ts';
import type { Closing, StoredSubscription } from './stored-subscription.ts';
import { readSubscription, replaceSubscription } from './subscription-store.ts';

// The entitlement says what a recruiter may do, the subscription's record why. They change together, here only: a
// recruiter has one active subscription at a time, and the rest of it is added to the next one.

interface Draft {
  id: number;
  recruiterId: number;
  terms: PlanTerms;
  paymentMethod: string;
  now: EpochMs;
  upiId?: string | null;
}

/** A subscription that has yet to be paid for. */
export function draftSubscription(draft: Draft): StoredSubscription {
  const { id, recruiterId, terms, paymentMethod, now, upiId = null } = draft;
  const { key, name, price, candidate_limit, duration_days } = terms;
  return {
    summary: {
      id,
      recruiter_id: recruiterId,
      plan_name: key ?? name,
      plan: { name, candidate_limit, price },
      candidate_limit,
      price,
      payment_method: paymentMethod,
      payment_status: 'pending',
      start_date: null,
      end_date: null,
      is_active: false,
      created_at: toIso(now),
      upi_id: upiId,
    },
    duration_days,
    views_used: 0,
    carried: null,
    closed: null,
    reminded_at: null,
    reminder_due: false,
    version: 1,
  };
}

/** The recruiter's latest subscription: the entitlement, active or not, and its record if there is one. */
export interface CurrentSubscription {
  entitlement: Entitlement | undefined;
  subscription: StoredSubscription | undefined;
}

/** The recruiter's latest subscription, read consistently (2 read units). */
export async function readCurrentSubscription(recruiterId: number): Promise<CurrentSubscription> {
  const entitlement = await readEntitlement(recruiterId);
  return {
    entitlement,
    subscription: entitlement && (await readSubscription(recruiterId, entitlement.subscription_id)),
  };
}

/** What a started subscription grants. */
export function entitlementOf({ summary }: StoredSubscription, viewed: number): Entitlement {
  if (!summary.start_date || !summary.end_date) throw new TypeError('This subscription has not started.');
  return {
    recruiter_id: summary.recruiter_id,
    subscription_id: summary.id,
    plan_name: summary.plan.name,
    price: summary.price,
    candidate_limit: summary.candidate_limit,
    candidates_viewed: viewed,
    starts_at: toEpochMs(summary.start_date),
    ends_at: toEpochMs(summary.end_date),
  };
}

/** The subscription, no longer active; `viewed`: views used of it. */
export const closed = (stored: StoredSubscription, closing: Closing, viewed: number): StoredSubscription => ({
  ...stored,
  closed: closing,
  views_used: viewed,
  reminder_due: false,
  summary: { ...stored.summary, is_active: false },
});

/** The writes that make a subscription the recruiter's active one; its own record is the caller's write. */
export interface StartWrites {
  /** Fails when the recruiter's account is gone: the decisive one, and so the first. */
  owner: TransactionItem;
  entitlement: TransactionItem;
  /** Closes the record of the one before, if that was active. */
  former?: TransactionItem;
}

/**
 * The subscription as it starts at `now`, paid for, and the writes that make it the recruiter's active one.
 * Views and time that are left of an active one are added to it; the count of views starts at 0.
 */
export function prepareStart(
  draft: StoredSubscription,
  { entitlement, subscription: former }: CurrentSubscription,
  now: EpochMs,
): { started: StoredSubscription; writes: StartWrites } {
  const active = isActive(entitlement, now) ? entitlement : undefined;
  const started = startedAt(now, draft, active);
  const closing = active ? 'superseded' : 'expired';
  const isOther = former?.summary.is_active && former.summary.id !== draft.summary.id;
  return {
    started,
    writes: {
      owner: requireOwner({ kind: 'recruiter', id: draft.summary.recruiter_id }),
      entitlement: replaceEntitlement(entitlementOf(started, 0), entitlement),
      ...(isOther ? { former: replaceSubscription(closed(former, closing, entitlement?.candidates_viewed ?? 0)) } : {}),
    },
  };
}

/** @param active what is granted now, and is added to the new subscription */
function startedAt(now: EpochMs, draft: StoredSubscription, active: Entitlement | undefined): StoredSubscription {
  const views = active ? remainingViews(active.candidates_viewed, active.candidate_limit) : 0;
  const end = endOf(active ? active.ends_at : now, draft.duration_days);
  return {
    ...draft,
    carried: active ? { subscription_id: active.subscription_id, views } : null,
    closed: null,
    views_used: 0,
    reminded_at: null,
    reminder_due: draft.duration_days > endReminderDays,
    summary: {
      ...draft.summary,
      candidate_limit: draft.summary.candidate_limit + views,
      payment_status: 'completed',
      start_date: toIso(now),
      end_date: toIso(end),
      is_active: true,
    },
  };
}
