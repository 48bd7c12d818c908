import { requireShown } from '#functions/data/edit-version.ts';
import { nextId } from '#functions/data/next-id.ts';
import { rememberRequest } from '#functions/data/request-keys.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import {
  changePlan,
  insertPlan,
  listPlans,
  maxPlans,
  readPlanNow,
  removePlan,
} from '#functions/entities/plan/plan-store.ts';
import type { StoredPlan } from '#functions/entities/plan/stored-plan.ts';
import { editedPlan } from '#functions/entities/plan/to-plan.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { planCalls } from '#shared/contracts/plans.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { planKeys } from '#shared/domain/payment-terms.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { toOffer } from './plans.ts';

const auditOf = (caller: Caller, action: 'plan_created' | 'plan_changed' | 'plan_deleted', id: number, now: EpochMs) =>
  auditEntry({ caller, action, target: { type: 'plan', id }, now });

type Create = typeof planCalls.createPlan;

/** Adds a plan. One that is named like a standard plan that is missing takes that plan's place. */
export const createPlan: UseCase<Create> = (request) =>
  once(
    request.requestKey,
    () => create(request),
    (made) => readCreated(Number(made)),
  );

async function create({ body, caller, requestKey, now }: PortalRequest<Create>): Promise<Plan> {
  const plans = await listPlans();
  if (plans.length >= maxPlans) {
    throw new HttpError('INVALID_STATE', { text: textId('too_many_plans', { max: maxPlans }) });
  }
  requireFreeName(plans, body.name);
  const key = planKeys.find((each) => each === body.name.toLowerCase());
  return retry(async () => {
    const plan: StoredPlan = {
      ...body,
      id: await nextId('plan'),
      key: key ?? null,
      price: body.price ?? 0,
      created_at: toIso(now),
    };
    const result = await transact({
      plan: insertPlan(plan),
      audit: auditOf(caller, 'plan_created', plan.id, now),
      request: rememberRequest(requestKey, plan.id),
    });
    if (result.done) return toOffer(plan);
    // A taken id was given by hand: the counter's next one may be free. Otherwise the request was carried out before.
    if (result.failed !== 'plan') throw new HttpError('UNAVAILABLE');
    return undefined;
  });
}

/** Refuses a name by which another plan is ordered: its own, or its key. */
function requireFreeName(others: readonly StoredPlan[], name: string): void {
  const wanted = name.toLowerCase();
  if (others.some((plan) => plan.name.toLowerCase() === wanted || plan.key === wanted)) {
    throw new HttpError('INVALID_STATE', { text: textId('plan_name_taken') });
  }
}

/** Refuses another plan's name for a plan, which goes on under the name that it has (0.5 read units for each 4 KB of plans). */
async function requireFreeRename(id: number, name: string): Promise<void> {
  const plans = await listPlans();
  if (plans.some((plan) => plan.id === id && plan.name === name)) return;
  requireFreeName(
    plans.filter((plan) => plan.id !== id),
    name,
  );
}

async function readCreated(id: number): Promise<Plan> {
  const plan = await readPlanNow(id);
  if (!plan) throw new HttpError('NOT_FOUND');
  return toOffer(plan);
}

/**
 * Changes the given fields of a plan; an inactive one cannot be bought. Subscriptions and orders keep the
 * plan as it was when they were made.
 * @throws HttpError 404, CHANGED_MEANWHILE when the form showed another version, 400 when another plan has the name
 */
export const updatePlan: UseCase<typeof planCalls.updatePlan> = async ({ params, body, caller, now }) => {
  const { version, ...fields } = body;
  const { id } = params;
  if (fields.name !== undefined) await requireFreeRename(id, fields.name);
  await retry(async () => {
    const before = version === undefined ? {} : await readShown(id, fields, version);
    const result = await transact({
      plan: changePlan(id, fields, before),
      audit: auditOf(caller, 'plan_changed', id, now),
    });
    if (!result.done && version === undefined) throw new HttpError('NOT_FOUND');
    return result.done || undefined;
  });
  const plan = await readPlanNow(id);
  if (!plan) throw new HttpError('NOT_FOUND');
  return toOffer(plan);
};

/** The edited fields of the plan that a form showed (1 read unit for each 4 KB). */
async function readShown(id: number, fields: object, version: string) {
  const plan = await readPlanNow(id);
  if (!plan) throw new HttpError('NOT_FOUND');
  const stored = editedPlan(plan);
  requireShown(version, stored, { ...stored, ...fields });
  return stored;
}

/**
 * Removes a plan. Subscriptions and payments keep their own copy of its terms.
 * @throws HttpError 404
 */
export const deletePlan: UseCase<typeof planCalls.deletePlan> = async ({ params, caller, now }) => {
  const plan = await readPlanNow(params.id);
  const result = await transact({
    plan: removePlan(params.id),
    audit: auditOf(caller, 'plan_deleted', params.id, now),
  });
  if (!plan || !result.done) throw new HttpError('NOT_FOUND');
  return { message: `Plan "${plan.name}" deleted successfully!` };
};
