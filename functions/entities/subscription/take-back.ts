import type { Writes } from '#functions/data/transact.ts';
import { addMs, type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { viewsSince } from './candidate-view-store.ts';
import { isActive, replaceEntitlement } from './entitlement-store.ts';
import { type Amount, restOf, takeBack, totalOf } from './grants.ts';
import { type HeldGrants, heldGrants, isSuspended, suspendedGrants } from './held-grants.ts';
import type { Entitlement } from './stored-entitlement.ts';
import type { Grant, StoredSubscription } from './stored-subscription.ts';
import { type CurrentSubscription, entitlementOf } from './subscription-lifecycle.ts';
import { endedBy, moved, withPayment } from './subscription-moves.ts';
import { putSubscription, readSubscription } from './subscription-store.ts';

// A payment that fails, is refunded, or whose subscription is deleted takes back what is unused of it, and nothing of
// other payments. The subscription that took it over goes on without it; when it was the latest one itself, the one before
// goes on with what is left.

interface Held extends HeldGrants {
  /** Switched off by an admin: what is left may go on later. */
  suspended: boolean;
}

/** What the recruiter's latest subscription consists of, unless it is over. */
function heldBy({ entitlement, subscription }: CurrentSubscription, now: EpochMs): Held | undefined {
  if (isActive(entitlement, now)) return { ...heldGrants(entitlement, subscription, now), suspended: false };
  if (!subscription || !isSuspended(subscription, now)) return undefined;
  return { ...suspendedGrants(subscription, now), suspended: true };
}

const isOf = (id: number) => (grant: Grant) => grant.subscription_id === id;

/** What is left, and until when, after a payment's unused part is gone. */
interface Rest {
  remaining: Grant[];
  taken: Amount;
  end: EpochMs | null;
  isOver: boolean;
}

function restWithout(id: number, { grants, used, since }: HeldGrants, now: EpochMs): Rest {
  const { remaining, taken } = takeBack(grants, id, used);
  const { ms } = totalOf(remaining);
  const end = since === null ? null : addMs(since, ms);
  return { remaining, taken, end, isOver: end === null ? ms === 0 : end <= now };
}

/**
 * The subscriptions that may go on in the place of the latest one when that is taken back, latest first; none when it is
 * another one, or nothing is left.
 */
export function previousIds(id: number, current: CurrentSubscription, now: EpochMs): number[] {
  const held = heldBy(current, now);
  if (!held || current.entitlement?.subscription_id !== id) return [];
  const { remaining, isOver } = restWithout(id, held, now);
  if (isOver) return [];
  return [...new Set(restOf(remaining, held.used).map(({ subscription_id }) => subscription_id))].reverse();
}

/** A refunded subscription whose money stays after all: paid, and owed what was taken back. */
export const paidAgain = (stored: StoredSubscription): StoredSubscription =>
  stored.closed === 'refunded' ? moved(stored, 'keepAfterAll') : withPayment(stored, 'completed');

/** What changes when a payment's unused part is taken back; what is absent stays as it is. */
export interface TakenBack {
  /** The subscription of the payment, closed; its grant is what was taken back. */
  record: StoredSubscription | undefined;
  /** The latest subscription, when that is another one. */
  holder?: StoredSubscription;
  /** The subscription before, which goes on. */
  previous?: StoredSubscription;
  entitlement?: Entitlement;
}

/**
 * Takes back what is unused of a payment.
 * @param record the payment's subscription, or undefined when it is deleted already
 * @param previous the first of `previousIds` that was superseded
 */
export function takenBack(
  {
    id,
    record,
    previous,
  }: { id: number; record: StoredSubscription | undefined; previous: StoredSubscription | undefined },
  current: CurrentSubscription,
  move: 'refund' | 'fail',
  now: EpochMs,
): TakenBack {
  const { entitlement, subscription } = current;
  const isLatest = entitlement?.subscription_id === id;
  const viewed = isLatest ? entitlement.candidates_viewed : (record?.views_used ?? 0);
  const end = (taken: Amount): StoredSubscription | undefined =>
    record && {
      ...endedBy(record, move, viewed),
      grants: [{ subscription_id: id, views: taken.views, ms: taken.ms }],
    };
  const held = heldBy(current, now);
  if (!entitlement || !held?.grants.some(isOf(id))) return { record: end({ views: 0, ms: 0 }) };
  const rest = restWithout(id, held, now);
  const isEnding = { ...entitlement, ends_at: now, waiting_ms: null };
  if (isLatest) {
    const goesOn = previous && !rest.isOver ? reopened(previous, held, rest) : undefined;
    const granted = goesOn && entitlementOf(goesOn, previous ? previous.views_used + held.used.views : 0);
    if (!goesOn && held.suspended) return { record: end(rest.taken) };
    return { record: end(rest.taken), ...(goesOn && { previous: goesOn }), entitlement: granted ?? isEnding };
  }
  if (!subscription) return { record: end(rest.taken) };
  const smaller = withRest(subscription, rest);
  if (held.suspended) return { record: end(rest.taken), holder: smaller };
  return rest.isOver
    ? { record: end(rest.taken), holder: endedBy(smaller, 'expire', held.used.views), entitlement: isEnding }
    : { record: end(rest.taken), holder: smaller, entitlement: entitlementOf(smaller, held.used.views, entitlement) };
}

const withRest = (stored: StoredSubscription, { remaining, end }: Rest): StoredSubscription => ({
  ...stored,
  grants: remaining,
  summary: { ...stored.summary, candidate_limit: totalOf(remaining).views, end_date: end && toIso(end) },
});

/** The subscription before as it goes on: what was used of it before the later one, and what is left. */
function reopened(previous: StoredSubscription, { since }: HeldGrants, rest: Rest): StoredSubscription {
  const { summary, grants, views_used, reminded_at } = previous;
  const began = summary.end_date && toEpochMs(summary.end_date) - totalOf(grants).ms;
  const ms = began !== null && since !== null ? since - began : 0;
  const spent = { subscription_id: summary.id, views: views_used, ms };
  const stored = withRest(previous, { ...rest, remaining: [spent, ...rest.remaining] });
  const start_date = began === null && since !== null ? toIso(since) : summary.start_date;
  return moved(stored, 'goOn', { views_used: 0, reminder_due: reminded_at === null, summary: { start_date } });
}

/**
 * The writes that take back what is unused of a payment, and the record as it is afterwards (at most 3 read units, and 0.5 for each 25 views where
 * the subscription before goes on; at most 44 write units). They fail when a record or the entitlement changed since it was read.
 */
export async function prepareTakingBack(
  { id, record }: { id: number; record: StoredSubscription | undefined },
  current: CurrentSubscription,
  move: 'refund' | 'fail',
  now: EpochMs,
): Promise<{ record: StoredSubscription | undefined; writes: Writes }> {
  const superseded = record && (await readPrevious(record.summary.recruiter_id, previousIds(id, current, now)));
  const previous = superseded && (await withViewsUsed(superseded, current));
  const changed = takenBack({ id, record, previous }, current, move, now);
  return {
    record: changed.record,
    writes: {
      entitlement: changed.entitlement && replaceEntitlement(changed.entitlement, current.entitlement),
      holder: changed.holder && putSubscription(changed.holder),
      previous: changed.previous && putSubscription(changed.previous),
    },
  };
}

/**
 * The subscription before with the views that were used from its start until the running one's. They have a line in the ledger, which is shown
 * from that start on again; of views that came back meanwhile, or of plans between both, its own count knows nothing.
 */
async function withViewsUsed(
  previous: StoredSubscription,
  { entitlement }: CurrentSubscription,
): Promise<StoredSubscription> {
  const { recruiter_id, start_date } = previous.summary;
  if (!entitlement || !start_date) return previous;
  const { items, next } = await viewsSince(recruiter_id, start_date, undefined);
  const until = toIso(entitlement.starts_at);
  const used = items.filter(({ viewed_at, credit }) => !credit && viewed_at < until).length;
  return next ? previous : { ...previous, views_used: used };
}

/** The latest of these subscriptions that a later one took over. */
async function readPrevious(recruiterId: number, ids: readonly number[]): Promise<StoredSubscription | undefined> {
  for (const id of ids) {
    const found = await readSubscription(recruiterId, id);
    if (found?.closed === 'superseded') return found;
  }
  return undefined;
}
