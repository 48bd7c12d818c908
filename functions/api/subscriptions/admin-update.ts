import { requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { transactList } from '#functions/data/transact-list.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { readState } from '#functions/entities/account/account-store.ts';
import { isGone } from '#functions/entities/account/stored-account.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { type Entitlement, isActive, replaceEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import {
  begin,
  closed,
  entitlementOf,
  readStanding,
  type Standing,
} from '#functions/entities/subscription/grant-store.ts';
import {
  findSubscription,
  replaceSubscription,
  type StoredSubscription,
  type SubscriptionCard,
} from '#functions/entities/subscription/subscription-store.ts';
import { upiPayment } from '#functions/entities/subscription/upi-payment.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { alreadyActive, unpaid } from './admin-create.ts';
import { listed } from './listed-subscriptions.ts';

type Update = typeof adminSubscriptionCalls.adminUpdate;
type Body = PortalRequest<Update>['body'];

/** A changed subscription and the writes, its own among them, that change what it grants along with it. */
interface Changed {
  stored: StoredSubscription;
  writes: TransactionItem[];
}

/**
 * Changes a subscription and, in the same transaction, what the recruiter may do with it. Switched on again it goes on
 * where it was, or, when its time is over or never began, starts now. There is never a second active one.
 * @throws HttpError 404, or 400 when it would be active without payment or beside another
 */
export const adminUpdate: UseCase<Update> = async (request) => {
  const card = await retry(() => update(request));
  return listed(card);
};

async function update({ params, body, caller, now }: PortalRequest<Update>): Promise<SubscriptionCard | undefined> {
  const found = await findSubscription(params.id);
  if (!found) throw new HttpError('NOT_FOUND');
  const standing = await readStanding(found.card.recruiter_id);
  if (body.is_active) await requireRecruiter(found.card.recruiter_id);
  const { stored, writes } = change(found, body, standing, now);
  const wasPaid = found.card.payment_status === 'completed';
  const result = await transactList([
    ...writes,
    // A payment that was confirmed before keeps its receipt.
    ...(wasPaid ? [] : upiPayment(stored, { by: caller.id, at: now })),
    auditEntry({ caller, action: 'subscription_changed', target: { type: 'subscription', id: params.id }, now }),
  ]);
  return result.done ? stored.card : undefined;
}

function change(found: StoredSubscription, body: Body, standing: Standing, now: number): Changed {
  const { entitlement } = standing;
  const granting = isActive(entitlement, now) ? entitlement : undefined;
  const own = granting?.subscription_id === found.card.id ? granting : undefined;
  const next = { ...found, card: edited(found.card, body) };
  const isPaid = next.card.payment_status === 'completed';
  if (body.is_active && !isPaid) throw unpaid();
  const shallBeActive = body.is_active ?? (own !== undefined && isPaid);
  if (!shallBeActive) return switchedOff(next, own, now);
  if (own) return replaced(next, entitlementOf(next, own.candidates_viewed), own);
  if (granting) throw alreadyActive();
  const hasTime = next.card.end_date !== null && Date.parse(next.card.end_date) > now;
  if (!hasTime) {
    const { started, writes } = begin(next, standing, now);
    return { stored: started, writes: [...writes, replaceSubscription(started)] };
  }
  const resumed = { ...next, closed: null, card: { ...next.card, is_active: true } };
  const { stored, writes } = replaced(resumed, entitlementOf(resumed, next.views_used), entitlement);
  return { stored, writes: [...writes, requireOwner({ kind: 'recruiter', id: found.card.recruiter_id })] };
}

/** What was granted to somebody who is deleted for good is not granted again. */
async function requireRecruiter(recruiterId: number): Promise<void> {
  const state = await readState('recruiter', recruiterId);
  if (state !== undefined && !isGone(state)) return;
  throw new HttpError('INVALID_STATE', { detail: "The recruiter's account has been deleted." });
}

const edited = (
  card: SubscriptionCard,
  { plan_name, candidate_limit, price, payment_status }: Body,
): SubscriptionCard => {
  const changes = {
    ...(plan_name === undefined ? {} : { plan_name }),
    ...(candidate_limit === undefined ? {} : { candidate_limit }),
    ...(price === undefined ? {} : { price }),
    ...(payment_status === undefined ? {} : { payment_status }),
  };
  const named = plan_name === undefined || plan_name === card.plan_name ? {} : { name: plan_name };
  const { candidate_limit: limit = card.plan.candidate_limit, price: cost = card.plan.price } = changes;
  return { ...card, ...changes, plan: { ...card.plan, ...named, candidate_limit: limit, price: cost } };
};

const replaced = (stored: StoredSubscription, granted: Entitlement, seen: Entitlement | undefined): Changed => ({
  stored,
  writes: [replaceSubscription(stored), replaceEntitlement(granted, seen)],
});

/** The subscription without effect; what it granted until now ends in this moment. */
function switchedOff(next: StoredSubscription, own: Entitlement | undefined, now: number): Changed {
  const stored = next.card.is_active ? closed(next, 'deactivated', own?.candidates_viewed ?? next.views_used) : next;
  return own ? replaced(stored, { ...own, ends_at: now }, own) : { stored, writes: [replaceSubscription(stored)] };
}
