import { expect, test } from 'vitest';
import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { endedByChange, type SubscriptionPages, statsAfter, withChange } from './subscription-list.ts';

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
  const previous = subscription(1, { recruiter_id: 7, is_active: true });
  const stranger = subscription(5, { is_active: true });
  const before = subscription(9, { recruiter_id: 7, payment_status: 'pending' });
  const after = { ...before, payment_status: 'completed', is_active: true } as const;
  const data = withChange(pagesOf([before, stranger, previous]), { before, after }, false);
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
  activeCandidates: 1,
  activeRecruiters: 1,
  allCandidates: 1,
  allRecruiters: 1,
  activeJobs: 0,
  totalJobs: 1,
  pendingPayments: 2,
  totalSubscriptions: 5,
  activeSubscriptions: 3,
  totalRevenue: 10_000,
};

test('the dashboards count a confirmed, a new and a deleted pending subscription', () => {
  expect(statsAfter(stats, { before: pending(1), after: subscription(1) })).toEqual({
    ...stats,
    pendingPayments: 1,
    totalRevenue: 12_999,
  });
  expect(statsAfter(stats, { after: pending(1) })).toEqual({ ...stats, pendingPayments: 3, totalSubscriptions: 6 });
  expect(statsAfter(stats, { before: pending(1) })).toEqual({ ...stats, pendingPayments: 1, totalSubscriptions: 4 });
});

test('no figure falls below zero', () => {
  const none = { ...stats, pendingPayments: 0, totalSubscriptions: 0 };
  expect(statsAfter(none, { before: pending(1) })).toEqual(none);
});

const given = (fields: Partial<ListedSubscription> = {}) =>
  subscription(7, { payment_method: 'admin_created', price: 2_500, ...fields });

test('what was really paid is revenue: a payment that is confirmed, at the price of the subscription', () => {
  const own = { ...pending(1), price: 2_500 };
  const confirmed = { ...own, payment_status: 'completed', is_active: true } as const;
  expect(statsAfter(stats, { before: own, after: confirmed })).toMatchObject({
    totalRevenue: 12_500,
    activeSubscriptions: 4,
  });
  expect(statsAfter(stats, { before: confirmed, after: { ...confirmed, price: 100 } }).totalRevenue).toBe(10_000);
  expect(statsAfter(stats, { before: confirmed }).totalRevenue).toBe(10_000);
});

test('a subscription that an admin gave has no other payment: its own price counts as long as it is there', () => {
  expect(statsAfter(stats, { after: given() }).totalRevenue).toBe(12_500);
  expect(statsAfter(stats, { before: given(), after: given({ price: 2_000 }) }).totalRevenue).toBe(9_500);
  expect(statsAfter(stats, { before: given() }).totalRevenue).toBe(7_500);
  expect(statsAfter(stats, { after: given({ payment_status: 'pending' }) }).totalRevenue).toBe(10_000);
});

test('a subscription that starts ends at most one other, so that the number of active ones stays', () => {
  const previous = subscription(1, { recruiter_id: 7, is_active: true });
  const change = { before: pending(9), after: subscription(9, { recruiter_id: 7, is_active: true }) };
  const lists = [pagesOf([previous]), pagesOf([subscription(5, { is_active: true })], [previous])];
  expect(endedByChange(lists, change)).toBe(1);
  expect(statsAfter(stats, change, endedByChange(lists, change)).activeSubscriptions).toBe(3);
  expect(endedByChange([pagesOf([subscription(5, { is_active: true })])], change)).toBe(0);
  expect(endedByChange(lists, { before: previous, after: previous })).toBe(0);
});

test('the number of all subscriptions follows a new and a deleted one', () => {
  const [page] = pagesOf([subscription(2)]).pages;
  const counted = { pages: [{ ...page, items: [subscription(2)], next: 'more', total: { count: 40, isExact: true } }] };
  const data: SubscriptionPages = { ...counted, pageParams: [undefined] };
  const totalOf = ({ pages }: SubscriptionPages) => pages[0]?.total?.count;
  expect(totalOf(withChange(data, { after: subscription(3) }, false))).toBe(41);
  expect(totalOf(withChange(data, { after: subscription(3) }, true))).toBe(40);
  expect(totalOf(withChange(data, { before: subscription(2) }, true))).toBe(39);
  expect(totalOf(withChange(data, { before: subscription(8) }, true))).toBe(40);
});
