import { nextId } from '#functions/data/next-id.ts';
import { rememberRequest } from '#functions/data/request-keys.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { transactList } from '#functions/data/transact-list.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { isActive } from '#functions/entities/subscription/entitlement-store.ts';
import { begin, draftSubscription, ownerCheck, readStanding } from '#functions/entities/subscription/grant-store.ts';
import {
  insertSubscription,
  readSubscription,
  type StoredSubscription,
  type SubscriptionCard,
  usualDays,
} from '#functions/entities/subscription/subscription-store.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import type { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { listed } from './listed-subscriptions.ts';
import { planNamed } from './offered-plan.ts';

type Create = typeof adminSubscriptionCalls.adminCreate;

/** What an admin is told who would make a subscription active that nobody paid for. */
export const unpaid = () => invalidField('is_active', 'Only a subscription whose payment is completed can be active.');

/** What an admin is told who would give a recruiter two active subscriptions. */
export const alreadyActive = () =>
  new HttpError('SUBSCRIPTION_ALREADY_ACTIVE', { detail: 'This recruiter already has an active subscription.' });

/**
 * Gives a recruiter a subscription. It lasts as long as the plan of its name, else 30 days. An active one starts now, and
 * is refused while another is active, so that the same request sent twice gives one.
 * @throws HttpError 404 when there is no such recruiter
 */
export const adminCreate: UseCase<Create> = async (request) => {
  const { requestKey, body } = request;
  const card = await once(
    requestKey,
    () => create(request),
    (made) => created(body.recruiter_id, Number(made)),
  );
  return listed(card);
};

async function create(request: PortalRequest<Create>): Promise<SubscriptionCard> {
  const { body } = request;
  const active = body.is_active ?? body.payment_status === 'completed';
  if (active && body.payment_status !== 'completed') throw unpaid();
  const draft = await draftOf(request);
  return active ? await createActive(request, draft) : await createInactive(request, draft);
}

async function created(recruiterId: number, id: number): Promise<SubscriptionCard> {
  const found = await readSubscription(recruiterId, id);
  if (!found) throw new HttpError('NOT_FOUND');
  return found.card;
}

async function draftOf({ body, now }: PortalRequest<Create>): Promise<StoredSubscription> {
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
      duration_days: plan?.duration_days ?? usualDays,
    },
    paymentMethod: payment_method,
    now,
  });
  return { ...draft, card: { ...draft.card, payment_status } };
}

/** The writes beside a new subscription. */
const noted = ({ caller, requestKey, now }: PortalRequest<Create>, { card: { id } }: StoredSubscription) => [
  auditEntry({ caller, action: 'subscription_created', target: { type: 'subscription', id }, now }),
  ...[rememberRequest(requestKey, id)].flatMap((write) => write ?? []),
];

const noRecruiter = () => new HttpError('NOT_FOUND', { detail: 'There is no recruiter with this id.' });

async function createInactive(request: PortalRequest<Create>, draft: StoredSubscription) {
  const owner = requireOwner({ kind: 'recruiter', id: draft.card.recruiter_id });
  const result = await transactList([owner, insertSubscription(draft), ...noted(request, draft)]);
  if (!result.done) throw noRecruiter();
  return draft.card;
}

const createActive = (request: PortalRequest<Create>, draft: StoredSubscription) =>
  retry(async () => {
    const standing = await readStanding(draft.card.recruiter_id);
    if (isActive(standing.entitlement, request.now)) throw alreadyActive();
    const { started, writes } = begin(draft, standing, request.now);
    const result = await transactList([...writes, insertSubscription(started), ...noted(request, started)]);
    if (result.done) return started.card;
    if (result.failed.some(({ index }) => index === ownerCheck)) throw noRecruiter();
    return undefined;
  });
