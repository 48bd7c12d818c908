import {
  anyOf,
  checkItem,
  is,
  isAbove,
  isAbsent,
  isAtMost,
  isBelowThat,
  putItem,
  updateItem,
} from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { isActiveAt } from '#shared/domain/subscription-rules.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { type Entitlement, entitlementSchemaVersion, parseEntitlement } from './stored-entitlement.ts';

/** Whether the entitlement counts at `now`, by the server's clock. It does while its days wait for the verification. */
export const isActive = (entitlement: Entitlement | undefined, now: EpochMs): entitlement is Entitlement =>
  entitlement !== undefined && (entitlement.ends_at === null || isActiveAt(entitlement.ends_at, now));

/** The recruiter's entitlement, active or not, read consistently (1 read unit), or undefined. */
export async function readEntitlement(recruiterId: number): Promise<Entitlement | undefined> {
  const item = await readItem(keys.entitlement(recruiterId));
  return item && parseEntitlement(item);
}

/** The check that a recruiter has no plan that counts at `now` (2 write units inside a transaction). */
export const requireNoPlan = (recruiterId: number, now: EpochMs): TransactionItem =>
  checkItem<Entitlement>(keys.entitlement(recruiterId), { when: { ends_at: isOver(now) } });

const itemOf = (entitlement: Entitlement) => ({
  ...keys.entitlement(entitlement.recruiter_id),
  entity: 'entitlement',
  schema_version: entitlementSchemaVersion,
  ...entitlement,
});

/** Whether an entitlement counts at `now`, as `isActive`: of one that waits for the verification there is no end. */
const isRunning = (now: EpochMs) => anyOf<EpochMs | null>(isAbove(now), is(null));

/** Whether there is none, or it has ended. */
const isOver = (now: EpochMs) => anyOf<EpochMs | null>(isAbsent, isAtMost(now));

/**
 * The write that puts an entitlement in the place of the one that was read, and fails when that one changed meanwhile
 * or a view was counted or claimed (2 write units): what is left of it is neither lost nor given twice.
 */
export const replaceEntitlement = (next: Entitlement, seen: Entitlement | undefined): TransactionItem =>
  putItem<Entitlement>(itemOf(next), {
    when: seen
      ? {
          subscription_id: is(seen.subscription_id),
          candidates_viewed: is(seen.candidates_viewed),
          candidate_limit: is(seen.candidate_limit),
          ends_at: is(seen.ends_at),
          claims: seen.claims === undefined ? isAbsent : is(seen.claims),
        }
      : { PK: isAbsent },
  });

/** The write that grants an entitlement from `now` on, unless another one is still active then (2 write units). */
export const grantEntitlement = (entitlement: Entitlement, now: EpochMs): TransactionItem =>
  putItem<Entitlement>(itemOf(entitlement), { when: { ends_at: isOver(now) } });

/**
 * The write that takes back one counted view of a subscription, unless that has ended at `now` or another one has taken its
 * place (2 write units).
 */
export const uncountView = (recruiterId: number, subscriptionId: number, now: EpochMs): TransactionItem =>
  updateItem<Entitlement>(keys.entitlement(recruiterId), {
    when: { subscription_id: is(subscriptionId), ends_at: isRunning(now), candidates_viewed: isAbove(0) },
    add: { candidates_viewed: -1 },
  });

/** The same for a view that is claimed back, unless so many were claimed of the plan already. */
export const uncountClaimed = (
  recruiterId: number,
  { subscription_id, claims = 0 }: Pick<Entitlement, 'subscription_id' | 'claims'>,
  now: EpochMs,
): TransactionItem =>
  updateItem<Entitlement>(keys.entitlement(recruiterId), {
    when: {
      subscription_id: is(subscription_id),
      ends_at: isRunning(now),
      candidates_viewed: isAbove(0),
      claims: claims === 0 ? isAbsent : is(claims),
    },
    add: { candidates_viewed: -1, claims: 1 },
  });

/** The write that allows one more view of a subscription, unless that has ended at `now` or another one has taken its place (2 write units). */
export const allowView = (recruiterId: number, subscriptionId: number, now: EpochMs): TransactionItem =>
  updateItem<Entitlement>(keys.entitlement(recruiterId), {
    when: { subscription_id: is(subscriptionId), ends_at: isRunning(now) },
    add: { candidate_limit: 1 },
  });

/**
 * The write that counts one more view of a subscription, unless that has ended at `now`, is used up, or another one has taken its place
 * (2 write units).
 */
export const countView = (recruiterId: number, subscriptionId: number, now: EpochMs): TransactionItem =>
  updateItem<Entitlement>(keys.entitlement(recruiterId), {
    when: {
      subscription_id: is(subscriptionId),
      ends_at: isRunning(now),
      candidates_viewed: isBelowThat<Entitlement>('candidate_limit'),
    },
    add: { candidates_viewed: 1 },
  });
