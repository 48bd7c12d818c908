import type { Page, PageRequest } from '#functions/data/page.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { auditListRead, auditRead } from '#functions/entities/audit/read-audit-store.ts';
import { readRecruiters } from '#functions/entities/recruiter/recruiter-store.ts';
import { countedTotal } from '#functions/entities/statistics/statistics-store.ts';
import type { DashboardFigures } from '#functions/entities/statistics/stored-figures.ts';
import type { SubscriptionSummary } from '#functions/entities/subscription/stored-subscription.ts';
import {
  findSubscription,
  listSubscriptions,
  subscriptionsOfRecruiter,
} from '#functions/entities/subscription/subscription-store.ts';
import { toListedSubscription } from '#functions/entities/subscription/to-subscription.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { ListedSubscription, SubscriptionFilter } from '#shared/contracts/admin-subscriptions.ts';
import { includesSpelled, spell } from '#shared/domain/spelled-text.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** Subscriptions with their recruiters (0.5 read units for each different one). */
async function withRecruiters(summaries: readonly SubscriptionSummary[]): Promise<ListedSubscription[]> {
  const recruiters = await readRecruiters(summaries.map(({ recruiter_id }) => recruiter_id));
  return summaries.map((summary) => toListedSubscription(summary, recruiters.get(summary.recruiter_id) ?? null));
}

/** One subscription as admins see it, with its recruiter (0.5 read units). */
export async function readListed(summary: SubscriptionSummary): Promise<ListedSubscription> {
  const [found] = await withRecruiters([summary]);
  if (!found) throw new HttpError('NOT_FOUND');
  return found;
}

const tests: Record<SubscriptionFilter, ((summary: SubscriptionSummary) => boolean) | undefined> = {
  all: undefined,
  active: ({ is_active }) => is_active,
  inactive: ({ is_active }) => !is_active,
  pending: ({ payment_status }) => payment_status === 'pending',
  completed: ({ payment_status }) => payment_status === 'completed',
};

/** The texts of a subscription that a keyword is looked for in. */
const searchedText = ({ recruiter, plan }: ListedSubscription) =>
  [recruiter?.name, recruiter?.company_name, recruiter?.email, recruiter?.address, plan.name].join('\n');

/** How many pages a search reads at most for one request. */
const maxPages = 5;

/** Whose read of recruiters' contact details is audited. */
interface Read {
  caller: Caller;
  now: EpochMs;
}

interface Query extends Read {
  query: { status: SubscriptionFilter; keyword?: string | undefined };
  page: PageRequest;
}

/** All subscriptions, newest first. A page of a search may be short, and even empty, and still have a next one. */
export async function allSubscriptions({ query, page, caller, now }: Query): Promise<Page<ListedSubscription>> {
  const items: ListedSubscription[] = [];
  const wanted = spell(query.keyword ?? '');
  let start = page.start;
  for (let read = 0; read < maxPages && items.length < page.limit; read += 1) {
    const found = await listSubscriptions({ limit: page.limit - items.length, start }, tests[query.status]);
    const all = await withRecruiters(found.items);
    items.push(...all.filter((each) => includesSpelled(searchedText(each), wanted)));
    start = found.next;
    if (start === undefined) break;
  }
  await auditListRead(
    caller,
    'recruiter',
    items.map(({ recruiter_id }) => recruiter_id),
    now,
  );
  const countOf = wanted.text === '' ? counts[query.status] : undefined;
  return { items, next: start, total: countOf && (await countedTotal({ page, next: start, now }, countOf)) };
}

/** How many subscriptions each filter finds. */
const counts: Record<SubscriptionFilter, (figures: DashboardFigures) => number> = {
  all: ({ totalSubscriptions }) => totalSubscriptions,
  active: ({ activeSubscriptions }) => activeSubscriptions,
  inactive: ({ totalSubscriptions, activeSubscriptions }) => Math.max(0, totalSubscriptions - activeSubscriptions),
  pending: ({ pendingPayments }) => pendingPayments,
  completed: ({ completedSubscriptions }) => completedSubscriptions,
};

/** A recruiter's subscriptions, newest first. */
export async function recruitersSubscriptions({
  params,
  page,
  caller,
  now,
}: Read & {
  params: { id: number };
  page: PageRequest;
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
  const shown = await readListed(found.summary);
  await auditRead(caller, 'recruiter', found.summary.recruiter_id, now);
  return shown;
}
