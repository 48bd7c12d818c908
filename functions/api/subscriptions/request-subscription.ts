import { nextId } from '#functions/data/next-id.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { requireActivePlan } from '#functions/entities/plan/plan-store.ts';
import { draftSubscription } from '#functions/entities/subscription/grant-store.ts';
import { noteWish, readLatestWish } from '#functions/entities/subscription/pending-store.ts';
import {
  insertSubscription,
  readSubscription,
  replaceSubscription,
  type StoredSubscription,
} from '#functions/entities/subscription/subscription-store.ts';
import { upiPayment } from '#functions/entities/subscription/upi-payment.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';

interface Wish {
  recruiterId: number;
  plan: Plan;
  /** Who pays, or null when that was not told. */
  upiId: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Notes that a recruiter pays for a plan by UPI: pending until an admin confirms it. The same wish again is the same
 * subscription. A wish for another plan puts the former one aside as failed: it gets a new id, so that an admin who saw
 * the money for one plan never confirms another.
 * @throws HttpError 400 when the plan is free or inactive
 */
export async function requestSubscription(wish: Wish): Promise<StoredSubscription> {
  const { recruiterId, plan, upiId, now } = wish;
  if (plan.price === 0) throw new HttpError('INVALID_STATE', { detail: 'This plan is free: there is nothing to pay.' });
  let id: number | undefined;
  return retry(async () => {
    const former = await readLatestWish(recruiterId);
    const pending = former === undefined ? undefined : await readPending(recruiterId, former);
    if (pending && isSameWish(pending, wish)) return pending;
    id ??= await nextId('subscription');
    const draft = draftSubscription({ id, recruiterId, terms: plan, paymentMethod: 'upi', now, upiId });
    const aside = pending && setAside(pending);
    const result = await transact({
      plan: requireActivePlan(plan.id),
      pending: noteWish(recruiterId, id, former),
      subscription: insertSubscription(draft),
      payment: upiPayment(draft),
      former: aside && replaceSubscription(aside),
      formerPayment: aside && upiPayment(aside),
    });
    if (result.done) return draft;
    if (result.failed === 'plan') throw new HttpError('PLAN_INACTIVE');
    return undefined;
  });
}

async function readPending(recruiterId: number, id: number): Promise<StoredSubscription | undefined> {
  const found = await readSubscription(recruiterId, id);
  return found?.card.payment_status === 'pending' ? found : undefined;
}

function isSameWish({ card, duration_days }: StoredSubscription, { plan, upiId }: Wish): boolean {
  const isSamePlan = card.plan_name === (plan.key ?? plan.name) && duration_days === plan.duration_days;
  const areSameTerms = card.price === plan.price && card.candidate_limit === plan.candidate_limit;
  return isSamePlan && areSameTerms && (upiId === null || card.upi_id === upiId);
}

const setAside = (pending: StoredSubscription): StoredSubscription => ({
  ...pending,
  card: { ...pending.card, payment_status: 'failed' },
});
