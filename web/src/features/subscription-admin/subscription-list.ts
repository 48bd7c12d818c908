import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import type { Page } from '#web/lib/api-client.ts';

/** Loaded pages of subscriptions, as the cache has them. */
export interface SubscriptionPages {
  pages: Page<ListedSubscription>[];
  pageParams: (string | undefined)[];
}

/** A change of one subscription: without `before` it is new, without `after` deleted. */
export interface Change {
  before?: ListedSubscription | undefined;
  after?: ListedSubscription | undefined;
}

/** The pages with another number of all items, which the first one knows. */
const withTotal = (data: SubscriptionPages, added: number): SubscriptionPages => {
  const [first, ...others] = data.pages;
  if (!first?.total || added === 0) return data;
  const total = { ...first.total, count: Math.max(0, first.total.count + added) };
  return { ...data, pages: [{ ...first, total }, ...others] };
};

const mapItems = (data: SubscriptionPages, change: (items: ListedSubscription[]) => ListedSubscription[]) => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
});

/** A recruiter has at most one active subscription: starting this one ended the other. */
const endedBy =
  (after: ListedSubscription) =>
  (each: ListedSubscription): ListedSubscription =>
    after.is_active && each.recruiter_id === after.recruiter_id && each.id !== after.id
      ? { ...each, is_active: false }
      : each;

/**
 * The pages after a change. A new subscription comes first, except with `isFiltered`, as it may not match the filter.
 */
export const withChange = (
  data: SubscriptionPages,
  { before, after }: Change,
  isFiltered: boolean,
): SubscriptionPages => {
  if (!after) {
    const wasListed = data.pages.some(({ items }) => items.some(({ id }) => id === before?.id));
    return withTotal(
      mapItems(data, (items) => items.filter(({ id }) => id !== before?.id)),
      wasListed ? -1 : 0,
    );
  }
  const replace = (each: ListedSubscription) => (each.id === after.id ? after : each);
  const changed = mapItems(data, (items) => items.map(replace).map(endedBy(after)));
  if (before || isFiltered) return changed;
  const [first, ...others] = changed.pages;
  if (!first) return changed;
  return withTotal({ ...changed, pages: [{ ...first, items: [after, ...first.items] }, ...others] }, 1);
};

const isPending = (subscription: ListedSubscription | undefined) => subscription?.payment_status === 'pending';

/** What a change brings in rupees: a payment that arrived or did not, or what an admin says was paid for a gift. */
const revenueOf = ({ before, after }: Change): number => {
  const paid = (each: ListedSubscription | undefined) => (each?.payment_status === 'completed' ? each.price : 0);
  const isGiven = (after ?? before)?.payment_method === 'admin_created';
  if (isGiven) return paid(after) - paid(before);
  // A deleted subscription's payment stays, and so does what was paid when the price is changed.
  const isMoved = after && before && after.payment_status !== before.payment_status;
  return isMoved ? paid(after) - paid(before) : 0;
};

/**
 * The dashboards' figures after a change of one subscription; the server's are eventually consistent.
 * @param ended how many other subscriptions of the recruiter it ended
 */
export const statsAfter = (stats: DashboardStats, change: Change, ended = 0): DashboardStats => {
  const { before, after } = change;
  const moved = (of: (each: ListedSubscription | undefined) => boolean | undefined) =>
    Number(of(after) ?? false) - Number(of(before) ?? false);
  return {
    ...stats,
    pendingPayments: Math.max(0, stats.pendingPayments + moved(isPending)),
    totalSubscriptions: Math.max(0, stats.totalSubscriptions + moved(Boolean)),
    activeSubscriptions: Math.max(0, stats.activeSubscriptions + moved((each) => each?.is_active) - ended),
    totalRevenue: Math.max(0, stats.totalRevenue + revenueOf(change)),
  };
};

/** How many other loaded subscriptions a change ends: at most one, the active one of the same recruiter. */
export const endedByChange = (lists: readonly SubscriptionPages[], { before, after }: Change): number => {
  if (!after?.is_active || before?.is_active) return 0;
  const isEnded = (each: ListedSubscription) => endedBy(after)(each) !== each && each.is_active;
  return Number(lists.some(({ pages }) => pages.some(({ items }) => items.some(isEnded))));
};
