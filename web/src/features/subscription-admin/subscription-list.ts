import type { DashboardStats } from '#shared/contracts/admin.ts';
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
  if (!after) return mapItems(data, (items) => items.filter(({ id }) => id !== before?.id));
  const replace = (each: ListedSubscription) => (each.id === after.id ? after : each);
  const changed = mapItems(data, (items) => items.map(replace).map(endedBy(after)));
  if (before || isFiltered) return changed;
  const [first, ...others] = changed.pages;
  return first ? { ...changed, pages: [{ ...first, items: [after, ...first.items] }, ...others] } : changed;
};

const isPending = (subscription: ListedSubscription | undefined) => subscription?.payment_status === 'pending';

/** The dashboards' figures after a change of one subscription; the server's are eventually consistent. */
export const statsAfter = (stats: DashboardStats, { before, after }: Change): DashboardStats => ({
  ...stats,
  pendingPayments: Math.max(0, stats.pendingPayments + Number(isPending(after)) - Number(isPending(before))),
  totalSubscriptions: Math.max(0, stats.totalSubscriptions + Number(Boolean(after)) - Number(Boolean(before))),
});

/** Figures of the loaded subscriptions. Revenue is the sum of the plans' prices, in rupees, of what was paid. */
export const subscriptionFigures = (subscriptions: readonly ListedSubscription[]) => {
  const paid = subscriptions.filter(({ payment_status }) => payment_status === 'completed');
  return {
    total: subscriptions.length,
    active: subscriptions.filter(({ is_active }) => is_active).length,
    pending: subscriptions.filter(isPending).length,
    revenue: paid.reduce((sum, { plan }) => sum + plan.price, 0),
  };
};
