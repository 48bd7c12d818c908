import { requireOwner } from '#functions/data/require-owner.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { isVerified } from '#functions/entities/account/account-store.ts';
import type { PlanTerms } from '#functions/entities/plan/stored-plan.ts';
import { endReminderDays } from '#shared/domain/subscription-rules.ts';
import { addMs, dayMs, type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { isActive, readEntitlement, replaceEntitlement } from './entitlement-store.ts';
import { restOf, totalOf } from './grants.ts';
import { heldGrants, heldRest } from './held-grants.ts';
import type { Entitlement } from './stored-entitlement.ts';
import type { Grant, StoredSubscription } from './stored-subscription.ts';
import { endedBy, moved } from './subscription-moves.ts';
import { putSubscription, readSubscription } from './subscription-store.ts';

// The entitlement says what a recruiter may do, the subscription's record why. They change together, here and in
// `take-back.ts` only: a recruiter has one active subscription at a time, and the rest of it is added to the next one.

interface Draft {
  id: number;
  recruiterId: number;
  terms: PlanTerms;
  paymentMethod: string;
  now: EpochMs;
  upiId?: string | null;
}

/** A subscription that has yet to be paid for, and to be stored. */
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
    grants: [],
    closed: null,
    reminded_at: null,
    reminder_due: false,
    version: 0,
  };
}

/** The recruiter's latest subscription: the entitlement, active or not, and its record if there is one. */
export interface CurrentSubscription {
  entitlement: Entitlement | undefined;
  subscription: StoredSubscription | undefined;
  /** The recruiter is verified: days count. */
  verified: boolean;
}

/** The recruiter's latest subscription, read consistently (3 read units). */
export async function readCurrentSubscription(recruiterId: number): Promise<CurrentSubscription> {
  const [entitlement, verified] = await Promise.all([readEntitlement(recruiterId), isVerified(recruiterId)]);
  const subscription = entitlement && (await readSubscription(recruiterId, entitlement.subscription_id));
  return { entitlement, subscription, verified };
}

/**
 * What an activated subscription grants; its time waits while it has no end.
 * @param seen the entitlement in whose place it comes: views of the same subscription that were claimed stay claimed
 */
export function entitlementOf(
  { summary, grants }: StoredSubscription,
  viewed: number,
  seen?: Entitlement | undefined,
): Entitlement {
  if (!summary.start_date) throw new TypeError('This subscription has not started.');
  return {
    recruiter_id: summary.recruiter_id,
    subscription_id: summary.id,
    plan_name: summary.plan.name,
    price: summary.price,
    candidate_limit: summary.candidate_limit,
    candidates_viewed: viewed,
    ...(seen?.claims !== undefined && seen.subscription_id === summary.id && { claims: seen.claims }),
    starts_at: toEpochMs(summary.start_date),
    ends_at: summary.end_date && toEpochMs(summary.end_date),
    waiting_ms: summary.end_date ? null : totalOf(grants).ms,
  };
}

/** The writes that make a subscription the recruiter's active one. */
export type StartWrites = {
  /** Fails when the recruiter's account is gone: the decisive one, and so the first. */
  owner: TransactionItem;
  entitlement: TransactionItem;
  /** Closes the record of the one before, if that was active. */
  previous?: TransactionItem;
  subscription: TransactionItem;
};

const hasAny = (grants: readonly Grant[]) => grants.some(({ views, ms }) => views > 0 || ms > 0);

/** Whether a payment that arrives now has something to give: it never did, or it was taken back. */
export const isOwed = ({ summary, closed: closing, grants }: StoredSubscription): boolean =>
  summary.start_date === null || (closing === 'failed' && hasAny(grants));

/** What a subscription gives when it starts: its plan, or what was taken back or not used when it was switched off. */
function offerOf(draft: StoredSubscription, now: EpochMs): Grant[] {
  const { summary, duration_days, grants, closed: closing } = draft;
  if (closing === 'failed' && hasAny(grants)) return grants;
  const rest = closing === 'deactivated' ? heldRest(draft, now) : [];
  if (rest.length > 0) return rest;
  return [{ subscription_id: summary.id, views: summary.plan.candidate_limit, ms: duration_days * dayMs }];
}

/**
 * The one way in which a subscription starts: as it is from `now` on, paid for, and the writes that make it the recruiter's active one.
 * Views and time that are left of an active one are added to it; the count of views starts at 0. The days of a recruiter who
 * is not verified wait, unless those of an active one count already (docs/decisions/0064-days-from-verification.md).
 */
export function prepareStart(
  draft: StoredSubscription,
  current: CurrentSubscription,
  now: EpochMs,
): { started: StoredSubscription; writes: StartWrites } {
  const { entitlement, subscription: previous, verified } = current;
  const active = isActive(entitlement, now) ? entitlement : undefined;
  const held = active && heldGrants(active, previous, now);
  const grants = [...(held ? restOf(held.grants, held.used) : []), ...offerOf(draft, now)];
  const started = startedWith(grants, draft, now, verified || (active ? active.ends_at !== null : false));
  const end = active ? 'supersede' : 'expire';
  const isOther = previous?.summary.is_active && previous.summary.id !== draft.summary.id;
  return {
    started,
    writes: {
      owner: requireOwner({ kind: 'recruiter', id: draft.summary.recruiter_id }),
      entitlement: replaceEntitlement(entitlementOf(started, 0, entitlement), entitlement),
      ...(isOther ? { previous: putSubscription(endedBy(previous, end, entitlement?.candidates_viewed ?? 0)) } : {}),
      subscription: putSubscription(started),
    },
  };
}

function startedWith(grants: Grant[], draft: StoredSubscription, now: EpochMs, counts: boolean): StoredSubscription {
  const { views, ms } = totalOf(grants);
  return moved(draft, 'start', {
    grants,
    views_used: 0,
    reminded_at: null,
    // Also of a short plan that adds to a longer rest.
    reminder_due: ms > endReminderDays * dayMs,
    summary: {
      candidate_limit: views,
      start_date: toIso(now),
      end_date: counts || ms === 0 ? toIso(addMs(now, ms)) : null,
    },
  });
}

/**
 * An activated subscription whose days have waited, as they count from `now` on, and the writes; undefined when they count
 * already, or when it is over. They fail when the entitlement or the record changed since it was read, so days start once.
 */
export function prepareClock({ entitlement, subscription }: CurrentSubscription, now: EpochMs) {
  if (entitlement?.ends_at !== null || !subscription?.summary.is_active) return undefined;
  const start_date = toIso(now);
  const end_date = toIso(addMs(now, totalOf(subscription.grants).ms));
  const stored = { ...subscription, summary: { ...subscription.summary, start_date, end_date } };
  const granted = entitlementOf(stored, entitlement.candidates_viewed, entitlement);
  return {
    stored,
    writes: { entitlement: replaceEntitlement(granted, entitlement), subscription: putSubscription(stored) },
  };
}
