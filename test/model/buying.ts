import { day } from './codes.ts';
import { type Expected, ok, refused } from './expected.ts';
import { personOf } from './people.ts';
import { type Account, type Entitlement, given, type PlanName, plans, type Subscription, type World } from './world.ts';

export const accountOf = (world: World, recruiter: number): Account => given(world.accounts[recruiter]);

/** The current entitlement of the recruiter, if any. */
export function activeOf(world: World, recruiter: number): Entitlement | undefined {
  const { entitlement } = accountOf(world, recruiter);
  return entitlement && (entitlement.ends === undefined || world.now < entitlement.ends) ? entitlement : undefined;
}

export function takeTrial(world: World, recruiter: number, made: number, verified: boolean): Expected {
  const account = accountOf(world, recruiter);
  if (activeOf(world, recruiter)) return refused(400, 'SUBSCRIPTION_ALREADY_ACTIVE');
  if (account.trialTaken) return refused(400, 'TRIAL_ALREADY_USED');
  account.trialTaken = true;
  const waits = plans.trial.duration_days * day;
  const ends = verified ? world.now + waits : undefined;
  account.subscriptions.push({ made, plan: 'trial', paid: 'completed', active: true, ends });
  account.entitlement = { of: made, plan: 'trial', limit: plans.trial.candidate_limit, viewed: 0, ends, waits };
  return ok(201, { always: { is_active: true, payment_status: 'completed' } });
}

/** Creates a pending purchase; a retry changes nothing, another plan replaces it. */
export function payByUpi(world: World, recruiter: number, plan: PlanName, made: number): Expected {
  const { subscriptions } = accountOf(world, recruiter);
  const previous = subscriptions.find(({ paid }) => paid === 'pending');
  if (previous?.plan !== plan) {
    if (previous) previous.paid = 'failed';
    subscriptions.push({ made, plan, paid: 'pending', active: false, ends: undefined });
  }
  return ok(200, { always: { 'subscription.payment_status': 'pending', 'subscription.plan_name': plan } });
}

/** Confirms a payment: the subscription starts, with the remaining views and time of an active one. */
export function confirm(world: World, recruiter: number, made: number): Expected {
  const account = accountOf(world, recruiter);
  const purchase = account.subscriptions.find((each) => each.made === made);
  if (!purchase) return refused(404, 'NOT_FOUND');
  if (purchase.paid === 'failed') return refused(400, 'INVALID_STATE');
  if (purchase.paid === 'completed') return ok(200);
  start(world, account, purchase, activeOf(world, recruiter), personOf(world, `r${recruiter}`).verified);
  return ok(200, { always: { 'subscription.payment_status': 'completed' } });
}

function start(
  world: World,
  account: Account,
  purchase: Subscription,
  active: Entitlement | undefined,
  verified: boolean,
): void {
  const { candidate_limit, duration_days } = plans[purchase.plan];
  const left = active ? Math.max(0, active.limit - active.viewed) : 0;
  const leftMs = active?.ends === undefined ? (active?.waits ?? 0) : active.ends - world.now;
  const waits = duration_days * day + leftMs;
  const ends = verified || active?.ends !== undefined ? world.now + waits : undefined;
  const previous = account.subscriptions.find((each) => each.made === account.entitlement?.of);
  if (previous) previous.active = false;
  Object.assign(purchase, { paid: 'completed', active: true, ends });
  account.entitlement = {
    of: purchase.made,
    plan: purchase.plan,
    limit: candidate_limit + left,
    viewed: 0,
    ends,
    waits,
  };
}

/** Starts the days that wait of recruiters who are verified, as the stream does. */
export function startDays(world: World): void {
  for (const [id, { entitlement, subscriptions }] of Object.entries(world.accounts)) {
    if (!entitlement || entitlement.ends !== undefined || !personOf(world, `r${Number(id)}`).verified) continue;
    entitlement.ends = world.now + entitlement.waits;
    Object.assign(given(subscriptions.find(({ made }) => made === entitlement.of)), { ends: entitlement.ends });
  }
}

/** Closes the records of ended subscriptions, as the schedule does. */
export function closeEnded(world: World): void {
  for (const { subscriptions } of Object.values(world.accounts))
    for (const each of subscriptions) if (each.ends !== undefined && each.ends <= world.now) each.active = false;
}

/**
 * The first view of a candidate counts; later ones are free under any active subscription.
 * @param place where the response contains the subscription
 */
export function view(world: World, recruiter: number, candidate: number, place: '' | 'subscription_info.'): Expected {
  if (world.people[`c${candidate}`]?.state !== 'active') return refused(404, 'CANDIDATE_NOT_FOUND');
  const active = activeOf(world, recruiter);
  if (!active) return refused(403, 'SUBSCRIPTION_REQUIRED');
  const { viewed } = accountOf(world, recruiter);
  const is_new_view = !viewed.includes(candidate);
  if (is_new_view && active.viewed >= active.limit) return refused(403, 'VIEW_LIMIT_REACHED');
  if (is_new_view) {
    viewed.push(candidate);
    active.viewed += 1;
  }
  return ok(200, {
    always: { [`${place}is_new_view`]: is_new_view },
    alone: {
      [`${place}candidates_viewed`]: active.viewed,
      [`${place}remaining_candidates`]: Math.max(0, active.limit - active.viewed),
    },
  });
}
