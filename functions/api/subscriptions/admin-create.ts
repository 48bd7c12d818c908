import { nextId } from '#functions/data/next-id.ts';
import { rememberRequest } from '#functions/data/request-keys.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { isActive } from '#functions/entities/subscription/entitlement-store.ts';
import {
  defaultDays,
  type StoredSubscription,
  type SubscriptionSummary,
} from '#functions/entities/subscription/stored-subscription.ts';
import {
  draftSubscription,
  prepareStart,
  readCurrentSubscription,
} from '#functions/entities/subscription/subscription-lifecycle.ts';
import { withPayment } from '#functions/entities/subscription/subscription-moves.ts';
import { putSubscription, readSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import type { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { textId } from '#shared/texts/text-id.ts';
import { readListed } from './listed-subscriptions.ts';
import { planNamed } from './plans.ts';

type Create = typeof adminSubscriptionCalls.adminCreate;

/** The refusal of an active subscription without a completed payment. */
export const unpaid = () => invalidField('is_active', textId('subscription_not_paid'));

/** The refusal of a second active subscription of a recruiter. */
export const alreadyActive = () =>
  new HttpError('SUBSCRIPTION_ALREADY_ACTIVE', { text: textId('recruiter_already_subscribed') });

/**
 * Gives a recruiter a subscription, and with a colleague's id their company, whose plan it is. It lasts as long as the plan of its name,
 * else 30 days. An active one starts now, and is refused while another is active, so that the same request sent twice gives one.
 * @throws HttpError 404 when there is no such recruiter
 */
export const adminCreate: UseCase<Create> = async (request) => {
  const { requestKey, body } = request;
  const recruiter_id = await companyOf(body.recruiter_id);
  const summary = await once(
    requestKey,
    () => create({ ...request, body: { ...body, recruiter_id } }),
    (made) => readCreated(recruiter_id, Number(made)),
  );
  return readListed(summary);
};

/** The company for which an account works: another one than its own of colleagues only (1 read unit). */
const companyOf = async (id: number): Promise<number> => (await readAccount('recruiter', id))?.company?.id ?? id;

async function create(request: PortalRequest<Create>): Promise<SubscriptionSummary> {
  const { body } = request;
  const active = body.is_active ?? body.payment_status === 'completed';
  if (active && body.payment_status !== 'completed') throw unpaid();
  const draft = await prepareDraft(request);
  return active ? await createActive(request, draft) : await createInactive(request, draft);
}

async function readCreated(recruiterId: number, id: number): Promise<SubscriptionSummary> {
  const found = await readSubscription(recruiterId, id);
  if (!found) throw new HttpError('NOT_FOUND');
  return found.summary;
}

async function prepareDraft({ body, now }: PortalRequest<Create>): Promise<StoredSubscription> {
  const { recruiter_id, plan_name, candidate_limit, price, payment_method, payment_status } = body;
  const plan = await planNamed(plan_name);
  const draft = draftSubscription({
    id: await nextId('subscription'),
    recruiterId: recruiter_id,
    terms: {
      key: plan?.key ?? null,
      name: plan?.name ?? plan_name,
      price,
      candidate_limit,
      duration_days: plan?.duration_days ?? defaultDays,
    },
    paymentMethod: payment_method,
    now,
  });
  return withPayment(draft, payment_status);
}

/** The writes that go with a new subscription: the audit entry and the request's key. */
const notes = ({ caller, requestKey, now }: PortalRequest<Create>, { summary: { id } }: StoredSubscription) => ({
  audit: auditEntry({ caller, action: 'subscription_created', target: { type: 'subscription', id }, now }),
  request: rememberRequest(requestKey, id),
});

const noRecruiter = () => new HttpError('NOT_FOUND', { text: textId('recruiter_unknown') });

async function createInactive(request: PortalRequest<Create>, draft: StoredSubscription) {
  const owner = requireOwner({ kind: 'recruiter', id: draft.summary.recruiter_id });
  const result = await transact({ owner, subscription: putSubscription(draft), ...notes(request, draft) });
  if (!result.done) throw noRecruiter();
  return draft.summary;
}

const createActive = (request: PortalRequest<Create>, draft: StoredSubscription) =>
  retry(async () => {
    const current = await readCurrentSubscription(draft.summary.recruiter_id);
    if (isActive(current.entitlement, request.now)) throw alreadyActive();
    const { started, writes } = prepareStart(draft, current, request.now);
    const result = await transact({ ...writes, ...notes(request, started) });
    if (result.done) return started.summary;
    if (result.failed === 'owner') throw noRecruiter();
    return undefined;
  });
