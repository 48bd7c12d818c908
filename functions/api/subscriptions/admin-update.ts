import { requireShown } from '#functions/data/edit-version.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { readState } from '#functions/entities/account/account-store.ts';
import { isGone } from '#functions/entities/account/stored-account.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import type { StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { isActive, replaceEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { totalOf, withTotal } from '#functions/entities/subscription/grants.ts';
import { isSuspended } from '#functions/entities/subscription/held-grants.ts';
import { followingPayment, readPaymentOf } from '#functions/entities/subscription/payment-of-subscription.ts';
import type { Entitlement } from '#functions/entities/subscription/stored-entitlement.ts';
import type { StoredSubscription, SubscriptionSummary } from '#functions/entities/subscription/stored-subscription.ts';
import {
  type CurrentSubscription,
  entitlementOf,
  isOwed,
  prepareStart,
  readCurrentSubscription,
} from '#functions/entities/subscription/subscription-lifecycle.ts';
import { endedBy, maySay, moved, withPayment } from '#functions/entities/subscription/subscription-moves.ts';
import { findSubscription, putSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { prepareTakingBack } from '#functions/entities/subscription/take-back.ts';
import { editedTerms } from '#functions/entities/subscription/to-subscription.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import type { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import type { AuditAction } from '#shared/domain/audit.ts';
import { addMs, type EpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { alreadyActive, unpaid } from './admin-create.ts';
import { withDaysOfPlan, withEnd } from './admin-end.ts';
import { readListed } from './listed-subscriptions.ts';

type Update = typeof adminSubscriptionCalls.adminUpdate;
type Body = PortalRequest<Update>['body'];

/** A changed subscription and the writes, its own among them, that change what it grants along with it. */
interface Changed {
  stored: StoredSubscription;
  writes: Writes;
}

/**
 * Changes a subscription and, in the same transaction, what the recruiter may do with it and what its payment says. Set to
 * completed, it starts as a confirmed one does; set to another status, what is unused of its payment is taken back. Activated
 * again, it continues until its end, or, when its time is over, starts now. There is never a second active one.
 * @throws HttpError 404, CHANGED_MEANWHILE when the form showed another version, or 400 when it would be active without payment or beside another,
 * or when the price of a payment that was made would change
 */
export const adminUpdate: UseCase<Update> = async (request) => {
  const summary = await retry(() => update(request));
  return readListed(summary);
};

async function update({ params, body, caller, now }: PortalRequest<Update>): Promise<SubscriptionSummary | undefined> {
  const shown = await findSubscription(params.id);
  if (!shown) throw new HttpError('NOT_FOUND');
  const found = await withDaysOfPlan(shown, body);
  const current = await readCurrentSubscription(found.summary.recruiter_id);
  if (body.is_active) await requireRecruiter(found.summary.recruiter_id);
  const { is_active = found.summary.is_active, end_date = found.summary.end_date } = body;
  const next = { ...edited(found, body).summary, is_active, end_date };
  requireShown(body.version, editedTerms(found.summary), editedTerms(next));
  const payment = await readPaymentOf(found);
  if (payment && !maySay(next.payment_status, payment.summary.status)) {
    throw new HttpError('INVALID_STATE', { text: textId('payment_refunded') });
  }
  if (next.price !== found.summary.price && payment && isCharged(payment)) {
    throw invalidField('price', textId('price_paid'));
  }
  const { stored, writes } = await change(found, body, current, now);
  const target = { type: 'subscription', id: params.id } as const;
  const [audit, auditOfTerms] = actionsOf(found, stored, body).map((action) =>
    auditEntry({ caller, action, target, now }),
  );
  const result = await transact({
    ...writes,
    payment: followingPayment(payment, stored, { by: caller.id, at: now }),
    audit,
    auditOfTerms,
  });
  return result.done ? stored.summary : undefined;
}

/** What the audit trail calls the changes: another end has a name of its own, beside that of the other terms. */
function actionsOf(
  { summary: before }: StoredSubscription,
  { summary }: StoredSubscription,
  body: Body,
): AuditAction[] {
  if (body.end_date === undefined || before.end_date === summary.end_date) return ['subscription_changed'];
  const endChanged = editedTerms({ ...before, end_date: summary.end_date });
  const isSame = JSON.stringify(endChanged) === JSON.stringify(editedTerms(summary));
  return isSame ? ['subscription_end_changed'] : ['subscription_end_changed', 'subscription_changed'];
}

/** Whether the amount of a payment is final: it was confirmed, or Razorpay has its order (docs/decisions/0077-failed-refunds.md). */
const isCharged = ({ summary: { method, status }, confirmed_by }: StoredPayment): boolean =>
  method === 'razorpay' || confirmed_by !== null || status === 'completed' || status === 'refunded';

async function change(
  found: StoredSubscription,
  body: Body,
  current: CurrentSubscription,
  now: EpochMs,
): Promise<Changed> {
  const { entitlement } = current;
  const granting = isActive(entitlement, now) ? entitlement : undefined;
  const own = granting?.subscription_id === found.summary.id ? granting : undefined;
  const next = withEnd(edited(found, body), body, own, now);
  const isPaid = next.summary.payment_status === 'completed';
  if (body.is_active && !isPaid) throw unpaid();
  if (found.summary.payment_status === 'completed' && !isPaid) return await takenOff(next, current, now);
  const isCompleted = isPaid && found.summary.payment_status !== 'completed';
  if (!(body.is_active ?? (own !== undefined || (isCompleted && isOwed(found))))) return switchedOff(next, own, now);
  if (own) return replaced(next, entitlementOf(next, own.candidates_viewed, own), own);
  if (granting && !(isCompleted && isOwed(found))) throw alreadyActive();
  if (!granting && entitlement?.subscription_id === found.summary.id && isSuspended(found, now)) {
    return resumed(next, current, now);
  }
  const { started, writes } = prepareStart(next, current, now);
  return { stored: started, writes };
}

/** The payment did not arrive after all: what is unused of it is taken back. */
async function takenOff(next: StoredSubscription, current: CurrentSubscription, now: EpochMs): Promise<Changed> {
  if (next.summary.start_date === null) return { stored: next, writes: { subscription: putSubscription(next) } };
  const { id } = next.summary;
  const { record = next, writes } = await prepareTakingBack({ id, record: next }, current, 'fail', now);
  return { stored: record, writes: { ...writes, subscription: putSubscription(record) } };
}

/** The subscription that was switched off, as it goes on. Its days count from now on, if they waited until the verification. */
function resumed(next: StoredSubscription, { entitlement, verified }: CurrentSubscription, now: EpochMs): Changed {
  const isWaiting = next.summary.end_date === null && verified;
  const days = isWaiting ? { start_date: toIso(now), end_date: toIso(addMs(now, totalOf(next.grants).ms)) } : {};
  const stored = moved(next, 'resume', { summary: days });
  const { writes } = replaced(stored, entitlementOf(stored, next.views_used, entitlement), entitlement);
  return { stored, writes: { ...writes, owner: requireOwner({ kind: 'recruiter', id: next.summary.recruiter_id }) } };
}

/** Nothing is granted to a recruiter whose account is deleted for good. */
async function requireRecruiter(recruiterId: number): Promise<void> {
  const state = await readState('recruiter', recruiterId);
  if (state !== undefined && !isGone(state)) return;
  throw new HttpError('INVALID_STATE', { text: textId('recruiter_deleted') });
}

function edited(
  found: StoredSubscription,
  { plan_name, candidate_limit, price, payment_status }: Body,
): StoredSubscription {
  const { summary, grants } = found;
  const changes = {
    ...(plan_name === undefined ? {} : { plan_name }),
    ...(candidate_limit === undefined ? {} : { candidate_limit }),
    ...(price === undefined ? {} : { price }),
  };
  const named = plan_name === undefined || plan_name === summary.plan_name ? {} : { name: plan_name };
  const { candidate_limit: limit = summary.plan.candidate_limit, price: cost = summary.plan.price } = changes;
  const plan = { ...summary.plan, ...named, candidate_limit: limit, price: cost };
  const next = {
    ...found,
    grants: candidate_limit === undefined ? grants : withTotal(grants, summary.id, 'views', candidate_limit),
    summary: { ...summary, ...changes, plan },
  };
  return payment_status === undefined ? next : withPayment(next, payment_status);
}

const replaced = (stored: StoredSubscription, granted: Entitlement, seen: Entitlement | undefined): Changed => ({
  stored,
  writes: { subscription: putSubscription(stored), entitlement: replaceEntitlement(granted, seen) },
});

/** The subscription without effect; what it granted ends now. */
function switchedOff(next: StoredSubscription, own: Entitlement | undefined, now: EpochMs): Changed {
  const stored = next.summary.is_active ? endedBy(next, 'switchOff', own?.candidates_viewed ?? next.views_used) : next;
  return own
    ? replaced(stored, { ...own, ends_at: now, waiting_ms: null }, own)
    : { stored, writes: { subscription: putSubscription(stored) } };
}
