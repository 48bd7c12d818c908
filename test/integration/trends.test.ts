import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { insertPayment, readPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import type { PaymentSummary } from '#functions/entities/payment/stored-payment.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { dayMs, epochMs, hourMs, isoInstant, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { settle } from '#test/support/belongings.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makeJob, makePlan } from '#test/support/records.ts';

const api = await testApi();
const aws = awsStandIn();
const start = Date.UTC(2026, 9, 1, 12);
const at = (days: number) => epochMs(start + days * dayMs);
const setDay = (days: number) => api.clock.set(at(days));
const dateAt = (days: number) => toIso(at(days)).slice(0, 10);
let admin: Principal;

const terms = { key: 'basic' as const, name: 'Basic', price: 999, candidate_limit: 5, duration_days: 30 };
const payment = (id: string, days: number): PaymentSummary => ({
  id,
  recruiter_id: 2,
  plan_name: 'Basic',
  amount: 999,
  currency: 'INR',
  method: 'razorpay',
  status: 'completed',
  provider_payment_id: `pay_${id}`,
  amount_refunded: 0,
  subscription_id: 901,
  candidate_limit: 50,
  duration_days: 30,
  created_at: toIso(at(days)),
  paid_at: toIso(at(days)),
  refunded_at: null,
});

async function refund(id: string, amount: number, refundedAt: string | null) {
  const order = await readPayment(id);
  if (!order) throw new Error(`There is no payment ${id}.`);
  const status = refundedAt ? ('refunded' as const) : order.summary.status;
  const refunded_at = refundedAt === null ? null : isoInstant(refundedAt);
  await transact({
    payment: replacePayment({ ...order, summary: { ...order.summary, amount_refunded: amount, refunded_at, status } }),
  });
}

const verify = async (days: number, id: number, call: CallDefinition = adminCalls.verifyRecruiter) => {
  setDay(days);
  const { token } = await signInAgain(admin);
  expect((await api.call(call, { params: { id }, token })).status).toBe(200);
};

async function trends(days = 90) {
  setDay(20);
  const { token } = await signInAgain(admin);
  return (await api.call(adminCalls.trends, { query: { days }, token })).body;
}

const nothing = {
  candidates: 0,
  recruiters: 0,
  verified: 0,
  waited_hours: 0,
  waited: { day: 0, three_days: 0, week: 0, longer: 0 },
  plans: [],
  refunded: 0,
};
const day = (nth: number, figures: object) => ({ date: dateAt(nth), ...nothing, ...figures });

const expected = [
  day(0, { candidates: 2, recruiters: 2 }),
  day(1, { candidates: 1, verified: 1, waited_hours: 24, waited: { ...nothing.waited, day: 1 } }),
  day(2, { plans: [{ name: 'Trial', started: 1, revenue: 0 }] }),
  day(3, { plans: [{ name: 'Basic', started: 0, revenue: 1998 }], refunded: 100.5 }),
  day(5, { verified: 1, waited_hours: 120, waited: { ...nothing.waited, week: 1 } }),
  day(6, { refunded: 999 }),
];

beforeAll(async () => {
  setDay(0);
  admin = await makePrincipal('admin', 1);
  await makePlan();
  const [first] = [
    await makePrincipal('recruiter', 1, { verified: false }),
    await makePrincipal('recruiter', 2, { verified: false }),
  ];
  for (const id of [1, 2]) await makePrincipal('candidate', id);
  setDay(1);
  await makePrincipal('candidate', 3);
  await verify(1, 1);
  setDay(2);
  const { token } = await signInAgain(first);
  await api.call(subscriptionCalls.create, { body: { plan_name: 'trial' }, token });
  for (const id of ['order_1', 'order_2']) await transact({ payment: insertPayment(payment(id, 3), terms) });
  await refund('order_1', 100.5, null);
  await refund('order_2', 999, toIso(at(6)));
  await verify(5, 2);
  // Only the first verification counts.
  await verify(6, 2, adminCalls.unverifyRecruiter);
  await verify(7, 2);
  await settle(api);
});

test("the portal's days count sign-ups, first verifications, revenue and started subscriptions", async () => {
  expect(await trends()).toEqual({ from: dateAt(-69), until: dateAt(20), days: expected });
});

test('an erased account stays counted', async () => {
  setDay(8);
  const { token } = await signInAgain(admin);
  await api.call(adminCalls.hardDeleteUser, { params: { a: 'candidate', b: 3 }, token });
  await settle(api);
  expect((await trends()).days).toEqual(expected);
});

describe('the task days', () => {
  const run = (...args: string[]) => runTask(['days', ...stage, ...args]);
  const storedDays = async () =>
    (await api.scan())
      .filter(({ entity }) => /_day$/.test(String(entity)))
      .sort((left, right) => `${left.PK} ${left.SK}`.localeCompare(`${right.PK} ${right.SK}`));

  test('counts the same as the stream did, when nothing was counted, and once however often it runs', async () => {
    addDeployedStage(aws);
    setDay(9);
    await makeJob(50, 1);
    for (const id of [1, 2]) {
      const { token } = await signInAgain({ ...admin, type: 'candidate', id });
      await api.call(applicationCalls.apply, { params: { jobId: 50 }, token });
      await api.call(jobCalls.recordView, { params: { id: 50 }, token });
      await api.call(jobCalls.countPageView, { params: { id: 50 } });
    }
    const recruiter = await signInAgain({ ...admin, type: 'recruiter', id: 1 });
    const body = { status: 'hired', notes: '' };
    await api.call(applicationCalls.updateStatus, { params: { id: '50-1' }, body, token: recruiter.token });
    await settle(api);
    // The erased candidate's sign-up is in no item any more: a recount cannot find it.
    const counted = (await storedDays()).filter(({ SK, PK }) => PK !== 'STATISTICS' || SK !== `DAY#${dateAt(1)}`);
    for (const { PK, SK } of await storedDays())
      await documents.send(new DeleteCommand({ TableName: tableName(), Key: { PK, SK } }));
    setDay(10);
    expect(await run('--dry-run')).toMatchObject({ code: 1, out: `To fill: ${counted.length + 1} days.` });
    expect(await storedDays()).toEqual([]);
    expect(await run()).toMatchObject({ code: 0, out: `Filled: ${counted.length + 1} days.` });
    const filled = await storedDays();
    expect(filled).toEqual(expect.arrayContaining(counted));
    expect(filled).toHaveLength(counted.length + 1);
    expect(await run()).toMatchObject({ code: 0, out: 'Filled: 0 days.' });
    expect(await storedDays()).toEqual(filled);
    await settle(api);
    expect(await storedDays()).toEqual(filled);
  });

  test('finds nothing to do where the stream has counted everything, and leaves out today', async () => {
    addDeployedStage(aws);
    setDay(11);
    await makePrincipal('candidate', 30);
    await makePrincipal('recruiter', 30);
    await settle(api);
    await documents.send(new DeleteCommand({ TableName: tableName(), Key: keys.statisticsDay(dateAt(11)) }));
    expect((await run('--dry-run')).out).toBe('To fill: 0 days.');
    api.clock.set(start + 12 * dayMs - 11 * hourMs);
    expect((await run('--dry-run')).out).toBe('To fill: 1 days.');
  });

  test('counts the stages of applications from before stages were stored on the day of the application', async () => {
    addDeployedStage(aws);
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.application(50, 1),
        UpdateExpression: 'REMOVE shortlisted_on, interviewed_on, hired_on',
      }),
    );
    await settle(api);
    const [stored] = (await storedDays()).filter(({ PK }) => PK === 'JOB#50');
    expect(stored).toMatchObject({ SK: `DAY#${dateAt(9)}`, applications: 2, shortlisted: 1, interviewed: 1, hired: 1 });
    await documents.send(new DeleteCommand({ TableName: tableName(), Key: keys.jobDay(50, dateAt(9)) }));
    setDay(12);
    await run();
    const [again] = (await storedDays()).filter(({ PK }) => PK === 'JOB#50');
    expect(again).toEqual(stored);
  });
});
