import { expect, test } from 'vitest';
import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { type SubscriptionPages, statsAfter, subscriptionFigures, withChange } from './subscription-list.ts';

const subscription = (id: number, fields: Partial<ListedSubscription> = {}): ListedSubscription => ({
  id,
  recruiter_id: id,
  plan_name: 'basic',
  plan: { name: 'Basic', candidate_limit: 50, price: 2_999 },
  candidate_limit: 50,
  price: 2_999,
  payment_method: 'upi',
  payment_status: 'completed',
  start_date: null,
  end_date: null,
  is_active: false,
  created_at: isoInstant('2026-01-01T00:00:00.000Z'),
  upi_id: null,
  recruiter: null,
  ...fields,
});
const pending = (id: number) => subscription(id, { payment_status: 'pending' });
const pagesOf = (...pages: ListedSubscription[][]): SubscriptionPages => ({
  pages: pages.map((items) => ({ items, next: null })),
  pageParams: pages.map(() => undefined),
});
const ids = ({ pages }: SubscriptionPages) => pages.map(({ items }) => items.map(({ id }) => id));

test('a changed subscription is replaced on the page that has it', () => {
  const before = pending(2);
  const after = subscription(2, { is_active: true });
  const data = withChange(pagesOf([subscription(3)], [before, subscription(1)]), { before, after }, true);
  expect(data.pages[1]?.items).toEqual([after, subscription(1)]);
  expect(ids(data)).toEqual([[3], [2, 1]]);
});

test('a subscription that starts ends the other active one of its recruiter, and no one else’s', () => {
  const former = subscription(1, { recruiter_id: 7, is_active: true });
  const stranger = subscription(5, { is_active: true });
  const before = subscription(9, { recruiter_id: 7, payment_status: 'pending' });
  const after = { ...before, payment_status: 'completed', is_active: true } as const;
  const data = withChange(pagesOf([before, stranger, former]), { before, after }, false);
  expect(data.pages[0]?.items.map(({ is_active }) => is_active)).toEqual([true, true, false]);
});

test('a new subscription comes first, but into no filtered list', () => {
  const data = pagesOf([subscription(2)], [subscription(1)]);
  expect(ids(withChange(data, { after: subscription(3) }, false))).toEqual([[3, 2], [1]]);
  expect(ids(withChange(data, { after: subscription(3) }, true))).toEqual([[2], [1]]);
});

test('a deleted subscription is gone from its page', () => {
  expect(ids(withChange(pagesOf([subscription(2), subscription(1)]), { before: subscription(1) }, false))).toEqual([
    [2],
  ]);
});

const stats = {
  totalCandidates: 1,
  totalRecruiters: 1,
  verifiedRecruiters: 1,
  unverifiedRecruiters: 0,
  waitingRecruiters: 0,
  openReports: 0,
  openCertificates: 0,
  totalJobs: 1,
  pendingPayments: 2,
  totalSubscriptions: 5,
};

test('the dashboards count a confirmed, a new and a deleted pending subscription', () => {
  expect(statsAfter(stats, { before: pending(1), after: subscription(1) })).toEqual({ ...stats, pendingPayments: 1 });
  expect(statsAfter(stats, { after: pending(1) })).toEqual({ ...stats, pendingPayments: 3, totalSubscriptions: 6 });
  expect(statsAfter(stats, { before: pending(1) })).toEqual({ ...stats, pendingPayments: 1, totalSubscriptions: 4 });
});

test('no figure falls below zero', () => {
  const none = { ...stats, pendingPayments: 0, totalSubscriptions: 0 };
  expect(statsAfter(none, { before: pending(1) })).toEqual(none);
});

test('only what was paid is revenue, at the price of its plan', () => {
  const carried = subscription(1, { is_active: true, price: 0 });
  expect(
    subscriptionFigures([carried, pending(2), subscription(3, { payment_status: 'failed' }), subscription(4)]),
  ).toEqual({ total: 4, active: 1, pending: 1, revenue: 5_998 });
});
