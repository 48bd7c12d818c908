import { nextId } from '#functions/data/next-id.ts';
import { rememberRequest } from '#functions/data/request-keys.ts';
import { retry } from '#functions/data/retry.ts';
import { transactList } from '#functions/data/transact-list.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import {
  changePlan,
  insertPlan,
  listPlans,
  mostPlans,
  readPlanNow,
  removePlan,
} from '#functions/entities/plan/plan-store.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { isoTime } from '#functions/platform/clock.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { planCalls } from '#shared/contracts/plans.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { planKeys } from '#shared/domain/constants.ts';

const audited = (caller: Caller, action: 'plan_created' | 'plan_changed' | 'plan_deleted', id: number, now: number) =>
  auditEntry({ caller, action, target: { type: 'plan', id }, now });

type Create = typeof planCalls.createPlan;

/** Adds a plan. One that is named like a standard plan that is missing takes that plan's place. */
export const createPlan: UseCase<Create> = (request) =>
  once(
    request.requestKey,
    () => create(request),
    (made) => created(Number(made)),
  );

async function create({ body, caller, requestKey, now }: PortalRequest<Create>): Promise<Plan> {
  const plans = await listPlans();
  if (plans.length >= mostPlans) {
    throw new HttpError('INVALID_STATE', { detail: `There can be at most ${mostPlans} plans.` });
  }
  if (plans.some(({ name }) => name.toLowerCase() === body.name.toLowerCase())) {
    throw new HttpError('INVALID_STATE', { detail: 'There is a plan with this name already.' });
  }
  const key = planKeys.find((each) => each === body.name.toLowerCase() && !plans.some((plan) => plan.key === each));
  return retry(async () => {
    const plan: Plan = {
      ...body,
      id: await nextId('plan'),
      key: key ?? null,
      price: body.price ?? 0,
      created_at: isoTime(now),
    };
    const entry = audited(caller, 'plan_created', plan.id, now);
    const result = await transactList([
      insertPlan(plan),
      entry,
      ...[rememberRequest(requestKey, plan.id)].flatMap((write) => write ?? []),
    ]);
    if (result.done) return plan;
    // An id that is taken was given by hand: the counter's next one may be free. Else the request was carried out before.
    if (!result.failed.some(({ index }) => index === 0)) throw new HttpError('UNAVAILABLE');
    return undefined;
  });
}

async function created(id: number): Promise<Plan> {
  const plan = await readPlanNow(id);
  if (!plan) throw new HttpError('NOT_FOUND');
  return plan;
}

/**
 * Changes the given fields of a plan; a switched-off one cannot be bought any more. Subscriptions and orders keep the
 * plan as it was when they were made.
 * @throws HttpError 404
 */
export const updatePlan: UseCase<typeof planCalls.updatePlan> = async ({ params, body, caller, now }) => {
  const result = await transactList([changePlan(params.id, body), audited(caller, 'plan_changed', params.id, now)]);
  const plan = result.done ? await readPlanNow(params.id) : undefined;
  if (!plan) throw new HttpError('NOT_FOUND');
  return plan;
};

/**
 * Removes a plan. Nothing refers to it but what was sold of it, and that keeps its own copy of what was agreed on.
 * @throws HttpError 404
 */
export const deletePlan: UseCase<typeof planCalls.deletePlan> = async ({ params, caller, now }) => {
  const plan = await readPlanNow(params.id);
  const result = await transactList([removePlan(params.id), audited(caller, 'plan_deleted', params.id, now)]);
  if (!plan || !result.done) throw new HttpError('NOT_FOUND');
  return { message: `Plan "${plan.name}" deleted successfully!` };
};
