import { type EpochMs, epochMs, toEpochMs } from '#shared/domain/time.ts';
import { type Amount, restOf, totalOf } from './grants.ts';
import type { Entitlement } from './stored-entitlement.ts';
import type { Grant, StoredSubscription } from './stored-subscription.ts';

/** The grants of a running subscription, and how much of them is used at a time. */
export interface HeldGrants {
  grants: Grant[];
  used: Amount;
  /** When their time began; null while it waits. */
  since: EpochMs | null;
}

function held(grants: Grant[], views: number, end: EpochMs | null, now: EpochMs): HeldGrants {
  const since = end === null ? null : epochMs(end - totalOf(grants).ms);
  return { grants, used: { views, ms: since === null ? 0 : now - since }, since };
}

/** What an active entitlement consists of. Without its record, as one grant that belongs to its subscription. */
export function heldGrants(entitlement: Entitlement, record: StoredSubscription | undefined, now: EpochMs): HeldGrants {
  const { subscription_id, candidate_limit: views, candidates_viewed: viewed, starts_at, ends_at: end } = entitlement;
  const own = record?.summary.id === subscription_id ? record.grants : [];
  if (own.length > 0) return held(own, viewed, end, now);
  const ms = end === null ? (entitlement.waiting_ms ?? 0) : end - starts_at;
  return held([{ subscription_id, views, ms }], viewed, end, now);
}

/** What a subscription consists of that an admin has switched off; its time goes on. */
export function suspendedGrants({ summary, grants, views_used }: StoredSubscription, now: EpochMs): HeldGrants {
  return held(grants, views_used, summary.end_date && toEpochMs(summary.end_date), now);
}

/** Whether a subscription was switched off and has time left at `now`, so that it can go on. */
export const isSuspended = ({ closed, summary }: StoredSubscription, now: EpochMs): boolean =>
  closed === 'deactivated' &&
  summary.start_date !== null &&
  (summary.end_date === null || toEpochMs(summary.end_date) > now);

/** What is left of a subscription that was switched off; nothing of others. */
export function heldRest(stored: StoredSubscription, now: EpochMs): Grant[] {
  if (!isSuspended(stored, now)) return [];
  const { grants, used } = suspendedGrants(stored, now);
  return restOf(grants, used);
}
