import { expect, test } from 'vitest';
import type { Change } from '#functions/data/change.ts';
import { epochMs } from '#shared/domain/time.ts';
import { closingFigures, dashboardFigures, jobFigures, recruiterFigures } from './figures.ts';

const change = (entity: string, before?: object, after?: object): Change => ({
  eventId: '1',
  at: epochMs(0),
  entity,
  before: before && { entity, ...before },
  after: after && { entity, ...after },
});
const account = (kind: string, state = 'active', verified = false) => ({ kind, state, verified });
const job = (is_active: boolean, closing_date: string | null = null) => ({
  card: { id: 5, recruiter_id: 3, is_active, closing_date },
});
const subscription = (payment_status: string, fields: object = {}) => ({
  card: { payment_status, payment_method: 'upi', price: 2_500, is_active: false, ...fields },
});
const view = { job_id: 5, candidate_id: 7 };
const applied_at = '2026-11-01T00:00:00.000Z';
const application = { card: { job_id: 5, candidate_id: 7, recruiter_id: 3, status: 'applied', applied_at } };
/** The application with an answer, at `11-03` for example. */
const answered = (status: string, day: string, more: object = {}) => ({
  card: { ...application.card, status, [`${status}_at`]: `2026-${day}T00:00:00.000Z` },
  ...more,
});

test('a new recruiter counts as unverified', () => {
  expect(dashboardFigures(change('account', undefined, account('recruiter')))).toEqual([
    { kind: 'statistics', add: { allRecruiters: 1, totalRecruiters: 1, unverifiedRecruiters: 1 } },
  ]);
});

test('verifying moves a recruiter from one figure to the other', () => {
  const effects = dashboardFigures(change('account', account('recruiter'), account('recruiter', 'active', true)));
  expect(effects).toEqual([{ kind: 'statistics', add: { verifiedRecruiters: 1, unverifiedRecruiters: -1 } }]);
});

test('a deactivated recruiter counts as one', () => {
  const deactivated = account('recruiter', 'deactivated');
  expect(dashboardFigures(change('account', account('recruiter'), deactivated))).toEqual([
    { kind: 'statistics', add: { deactivatedRecruiters: 1 } },
  ]);
});

test('who has a place in the queue waits to be verified, and no other', () => {
  const placed = { GSI1PK: 'RECRUITERS#WAITING' };
  const wait = (add: number) => [{ kind: 'statistics', add: { waitingRecruiters: add } }];
  expect(dashboardFigures(change('recruiter', undefined, placed))).toEqual(wait(1));
  expect(dashboardFigures(change('recruiter', placed, {}))).toEqual(wait(-1));
  expect(dashboardFigures(change('recruiter', placed, placed))).toEqual([]);
  expect(dashboardFigures(change('recruiter', undefined, {}))).toEqual([]);
});
test('a subject counts while it has open reports, however many', () => {
  const reported = (open: number) => ({ card: { open } });
  expect(dashboardFigures(change('report_subject', undefined, reported(1)))).toEqual([
    { kind: 'statistics', add: { openReports: 1 } },
  ]);
  expect(dashboardFigures(change('report_subject', reported(1), reported(2)))).toEqual([]);
  expect(dashboardFigures(change('report_subject', reported(2), reported(0)))).toEqual([
    { kind: 'statistics', add: { openReports: -1 } },
  ]);
  expect(dashboardFigures(change('report_subject', reported(2)))).toEqual([
    { kind: 'statistics', add: { openReports: -1 } },
  ]);
});

test('a certificate counts until it is decided, a refused duplicate until it is dismissed', () => {
  const certificate = (status: string) => ({ card: { status } });
  const add = (openCertificates: number) => [{ kind: 'statistics', add: { openCertificates } }];
  expect(dashboardFigures(change('certificate', undefined, certificate('open')))).toEqual(add(1));
  expect(dashboardFigures(change('certificate', certificate('open'), certificate('checked')))).toEqual(add(-1));
  expect(dashboardFigures(change('certificate', certificate('rejected')))).toEqual([]);
  expect(dashboardFigures(change('certificate_duplicate', undefined, {}))).toEqual(add(1));
  expect(dashboardFigures(change('certificate_duplicate', {}))).toEqual(add(-1));
});

test('a deactivated candidate still counts, but not as active; a deleted one does not', () => {
  const active = account('candidate');
  expect(dashboardFigures(change('account', active, account('candidate', 'deactivated')))).toEqual([
    { kind: 'statistics', add: { deactivatedCandidates: 1 } },
  ]);
  expect(
    dashboardFigures(change('account', account('candidate', 'deactivated'), account('candidate', 'deleted'))),
  ).toEqual([{ kind: 'statistics', add: { totalCandidates: -1, deactivatedCandidates: -1 } }]);
  expect(dashboardFigures(change('account', active, account('candidate', 'deleted')))).toEqual([
    { kind: 'statistics', add: { totalCandidates: -1 } },
  ]);
});

test.each([
  ['candidate', 'allCandidates'],
  ['recruiter', 'allRecruiters'],
  ['admin', 'allAdmins'],
])('a deleted %s is in the list of all accounts until it is erased', (kind, figure) => {
  const [deleted, erasing] = [account(kind, 'deleted'), account(kind, 'erasing')];
  expect(dashboardFigures(change('account', deleted, erasing))).toEqual([
    { kind: 'statistics', add: { [figure]: -1, ...(kind === 'admin' && { inactiveAdmins: -1 }) } },
  ]);
  expect(dashboardFigures(change('account', erasing, account(kind, 'erased')))).toEqual([]);
});

test('admins are counted apart, in whatever state', () => {
  expect(dashboardFigures(change('account', undefined, account('admin')))).toEqual([
    { kind: 'statistics', add: { allAdmins: 1 } },
  ]);
  expect(dashboardFigures(change('account', account('admin'), account('admin', 'deactivated')))).toEqual([
    { kind: 'statistics', add: { inactiveAdmins: 1 } },
  ]);
  expect(dashboardFigures(change('account', account('admin', 'deactivated'), account('admin', 'deleted')))).toEqual([]);
});

test('an active job counts on its closing date, while it is active and has one', () => {
  const [from, to] = [job(true, '2026-03-31'), job(true, '2026-04-02')];
  const closing = (month: string, add: object) =>
    [undefined, 3].map((recruiterId) => ({ kind: 'closing_jobs', month, add, recruiterId }));
  expect(closingFigures(change('job', undefined, from))).toEqual(closing('2026-03', { 31: 1 }));
  expect(closingFigures(change('job', from, to))).toEqual([
    ...closing('2026-03', { 31: -1 }),
    ...closing('2026-04', { '02': 1 }),
  ]);
  expect(closingFigures(change('job', from, job(true, '2026-03-05')))).toEqual(closing('2026-03', { 31: -1, '05': 1 }));
  expect(closingFigures(change('job', to, job(false, '2026-04-02')))).toEqual(closing('2026-04', { '02': -1 }));
  expect(closingFigures(change('job', to))).toEqual(closing('2026-04', { '02': -1 }));
});

test('a job that closed before 2020 counts on its first day, so that few months are read', () => {
  expect(closingFigures(change('job', undefined, job(true, '0003-07-09')))).toMatchObject([
    { kind: 'closing_jobs', month: '2020-01', add: { '01': 1 } },
    { kind: 'closing_jobs', month: '2020-01', add: { '01': 1 }, recruiterId: 3 },
  ]);
});

test('a job without a closing date counts on no day, nor does an inactive one, nor another item', () => {
  expect(closingFigures(change('job', job(false), job(true)))).toEqual([]);
  expect(closingFigures(change('job', undefined, job(false, '2026-03-31')))).toEqual([]);
  expect(closingFigures(change('job', job(true, '2026-03-31'), job(true, '2026-03-31')))).toEqual([]);
  expect(closingFigures(change('account', undefined, account('candidate')))).toEqual([]);
});

test('inactive jobs count as jobs, but not as active ones', () => {
  expect(dashboardFigures(change('job', undefined, job(false)))).toEqual([{ kind: 'statistics', add: { allJobs: 1 } }]);
  expect(dashboardFigures(change('job', job(false), job(true)))).toEqual([
    { kind: 'statistics', add: { totalJobs: 1 } },
  ]);
  expect(dashboardFigures(change('job', job(true)))).toEqual([
    { kind: 'statistics', add: { allJobs: -1, totalJobs: -1 } },
  ]);
});

test('applications are counted in the part of their job, as many are written concurrently', () => {
  const of = (job_id: number) => ({ card: { job_id } });
  expect(dashboardFigures(change('application', undefined, of(5)))).toEqual([
    { kind: 'statistics', add: { allApplications: 1 }, part: 5 },
  ]);
  expect(dashboardFigures(change('application', of(13)))).toEqual([
    { kind: 'statistics', add: { allApplications: -1 }, part: 5 },
  ]);
  expect(dashboardFigures(change('application', of(5), of(5)))).toEqual([]);
});

test('a subscription is active until it ends', () => {
  const [active, ended] = [subscription('completed', { is_active: true }), subscription('completed')];
  expect(dashboardFigures(change('subscription', undefined, active))).toEqual([
    { kind: 'statistics', add: { totalSubscriptions: 1, completedSubscriptions: 1, activeSubscriptions: 1 } },
  ]);
  expect(dashboardFigures(change('subscription', active, ended))).toEqual([
    { kind: 'statistics', add: { activeSubscriptions: -1 } },
  ]);
});

test('what was paid is counted once: of the payment, or of a subscription that an admin gave', () => {
  const payment = (paid_at: string | null, amount_refunded = 0) => ({
    card: { amount: 2_999, amount_refunded, paid_at },
  });
  const at = '2026-05-01T10:00:00.000Z';
  const add = (figures: object) => [{ kind: 'statistics', add: figures }];
  expect(dashboardFigures(change('payment', payment(null), payment(at)))).toEqual(add({ paidRupees: 2_999 }));
  expect(dashboardFigures(change('payment', payment(at), payment(at, 99.5)))).toEqual(add({ refundedPaise: 9_950 }));
  expect(dashboardFigures(change('subscription', subscription('pending'), subscription('completed')))).toEqual(
    add({ pendingPayments: -1, completedSubscriptions: 1 }),
  );
  const given = (status: string) => subscription(status, { payment_method: 'admin_created' });
  expect(dashboardFigures(change('subscription', given('pending'), given('completed')))).toEqual(
    add({ pendingPayments: -1, completedSubscriptions: 1, paidRupees: 2_500 }),
  );
  expect(dashboardFigures(change('subscription', given('completed')))).toEqual(
    add({ totalSubscriptions: -1, completedSubscriptions: -1, paidRupees: -2_500 }),
  );
});

test('a payment is pending until it is completed, and its subscription counts from the start', () => {
  expect(dashboardFigures(change('subscription', undefined, subscription('pending')))).toEqual([
    { kind: 'statistics', add: { totalSubscriptions: 1, pendingPayments: 1 } },
  ]);
  expect(dashboardFigures(change('subscription', subscription('pending'), subscription('completed')))).toEqual([
    { kind: 'statistics', add: { pendingPayments: -1, completedSubscriptions: 1 } },
  ]);
});

test('an unchanged item changes no figure', () => {
  expect(dashboardFigures(change('job', job(true), job(true)))).toEqual([]);
});

test('an item of another entity changes no figure', () => {
  expect(dashboardFigures(change('upload', undefined, {}))).toEqual([]);
});

test('an item without the expected shape is refused', () => {
  expect(() => dashboardFigures(change('job', undefined, { card: {} }))).toThrow();
});

test("a candidate's first view of a job is counted, and stays counted", () => {
  expect(jobFigures(change('job_view', undefined, view))).toEqual([
    { kind: 'job_stats', jobId: 5, add: { views_count: 1 } },
  ]);
  expect(jobFigures(change('job_view', view, view))).toEqual([]);
  expect(jobFigures(change('job_view', view))).toEqual([]);
});

test('an application counts for its job and its recruiter while it exists', () => {
  const made = change('application', undefined, application);
  const removed = change('application', application);
  expect(jobFigures(made)).toEqual([{ kind: 'job_stats', jobId: 5, add: { applications_count: 1, waiting_count: 1 } }]);
  expect(jobFigures(removed)).toEqual([
    { kind: 'job_stats', jobId: 5, add: { applications_count: -1, waiting_count: -1 } },
  ]);
  expect(recruiterFigures(made)).toEqual([
    { kind: 'recruiter_stats', recruiterId: 3, add: { total_applications: 1, waiting: 1 } },
  ]);
});

test('an application that changes its status is not counted again', () => {
  const changed = change('application', application, application);
  expect([...jobFigures(changed), ...recruiterFigures(changed)]).toEqual([]);
});

test('an answer to an application counts by its days, and apart when it was given to several people', () => {
  const moved = (before: object, after: object) => recruiterFigures(change('application', before, after));
  const add = (figures: object) => [{ kind: 'recruiter_stats', recruiterId: 3, add: figures }];
  const alone = answered('rejected', '11-03');
  const together = answered('rejected', '11-03', { in_bulk: new Set(['rejected']) });
  expect(moved(application, answered('reviewed', '11-03'))).toEqual([]);
  expect(moved(application, alone)).toEqual(add({ waiting: -1, single_2: 1 }));
  expect(moved(application, together)).toEqual(add({ waiting: -1, bulk_2: 1 }));
  expect(jobFigures(change('application', application, together))).toEqual([
    { kind: 'job_stats', jobId: 5, add: { waiting_count: -1, answered_count: 1 } },
  ]);
  expect(moved(alone, application)).toEqual(add({ waiting: 1, single_2: -1 }));
  expect(moved(application, { card: { ...application.card, status: 'rejected' } })).toEqual(
    add({ waiting: -1, untimed: 1 }),
  );
});

test('a held answer counts as what was before', () => {
  const held = { operation: '1', until: applied_at, version: 2, status: 'applied', notes: '' };
  const now = answered('rejected', '11-03', { held, in_bulk: new Set(['rejected']) });
  expect(recruiterFigures(change('application', application, now))).toEqual([]);
});

test("a recruiter's jobs and active jobs follow the job", () => {
  expect(recruiterFigures(change('job', undefined, job(true)))).toEqual([
    { kind: 'recruiter_stats', recruiterId: 3, add: { total_jobs: 1, active_jobs: 1 } },
  ]);
  expect(recruiterFigures(change('job', job(true), job(false)))).toEqual([
    { kind: 'recruiter_stats', recruiterId: 3, add: { active_jobs: -1 } },
  ]);
  expect(recruiterFigures(change('job', job(false)))).toEqual([
    { kind: 'recruiter_stats', recruiterId: 3, add: { total_jobs: -1 } },
  ]);
});

test("a deleted job's own figures are deleted with it", () => {
  expect(jobFigures(change('job', job(true)))).toEqual([{ kind: 'job_stats_gone', jobId: 5 }]);
});
