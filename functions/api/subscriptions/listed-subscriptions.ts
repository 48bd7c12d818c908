import type { Page, PageKey } from '#functions/data/page.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { auditListRead, auditRead } from '#functions/entities/audit/read-audit-store.ts';
import { readRecruiters } from '#functions/entities/recruiter/recruiter-store.ts';
import type { RecruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';
import {
  findSubscription,
  listSubscriptions,
  type SubscriptionCard,
  subscriptionsOfRecruiter,
} from '#functions/entities/subscription/subscription-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { ListedSubscription, SubscriptionFilter } from '#shared/contracts/admin-subscriptions.ts';
import { foldText, includesFolded } from '#shared/domain/fold-text.ts';

type Place = { limit: number; start: PageKey | undefined };

/** Subscriptions with their recruiters (0.5 read units for each different one). */
async function withRecruiters(cards: readonly SubscriptionCard[]): Promise<ListedSubscription[]> {
  const recruiters = await readRecruiters(cards.map(({ recruiter_id }) => recruiter_id));
  return cards.map((card) => ({ ...card, recruiter: recruiters.get(card.recruiter_id) ?? null }));
}

/** One subscription as admins see it. */
export async function listed(card: SubscriptionCard): Promise<ListedSubscription> {
  const [found] = await withRecruiters([card]);
  if (!found) throw new HttpError('NOT_FOUND');
  return found;
}

const tests: Record<SubscriptionFilter, ((card: SubscriptionCard) => boolean) | undefined> = {
  all: undefined,
  active: ({ is_active }) => is_active,
  inactive: ({ is_active }) => !is_active,
  pending: ({ payment_status }) => payment_status === 'pending',
  completed: ({ payment_status }) => payment_status === 'completed',
};

const searched = (of: Pick<RecruiterSummary, 'name' | 'company_name' | 'email' | 'address'> | null, planName: string) =>
  [of?.name, of?.company_name, of?.email, of?.address, planName].join('\n');

/** How many pages a search reads for one request. */
const mostPages = 5;

/** Whose read of recruiters' contact details is audited. */
interface Read {
  caller: Caller;
  now: number;
}

interface Query extends Read {
  query: { status: SubscriptionFilter; keyword?: string | undefined };
  page: Place;
}

/** All subscriptions, newest first. A page of a search may be short, and even empty, and still have a next one. */
export async function allSubscriptions({ query, page, caller, now }: Query): Promise<Page<ListedSubscription>> {
  const items: ListedSubscription[] = [];
  const wanted = foldText(query.keyword ?? '');
  let start = page.start;
  for (let read = 0; read < mostPages && items.length < page.limit; read += 1) {
    const found = await listSubscriptions({ limit: page.limit - items.length, start }, tests[query.status]);
    const all = await withRecruiters(found.items);
    items.push(...all.filter(({ recruiter, plan }) => includesFolded(searched(recruiter, plan.name), wanted)));
    start = found.next;
    if (start === undefined) break;
  }
  await auditListRead(
    caller,
    'recruiter',
    items.map(({ recruiter_id }) => recruiter_id),
    now,
  );
  return { items, next: start };
}

/** A recruiter's subscriptions, newest first. */
export async function recruitersSubscriptions({
  params,
  page,
  caller,
  now,
}: Read & {
  params: { id: number };
  page: Place;
}): Promise<Page<ListedSubscription>> {
  const { items, next } = await subscriptionsOfRecruiter(params.id, page);
  const shown = await withRecruiters(items);
  if (shown.length > 0) await auditRead(caller, 'recruiter', params.id, now);
  return { items: shown, next };
}

/**
 * One subscription.
 * @throws HttpError 404
 */
export async function oneSubscription({
  params,
  caller,
  now,
}: Read & { params: { id: number } }): Promise<ListedSubscription> {
  const found = await findSubscription(params.id);
  if (!found) throw new HttpError('NOT_FOUND');
  const shown = await listed(found.card);
  await auditRead(caller, 'recruiter', found.card.recruiter_id, now);
  return shown;
}
