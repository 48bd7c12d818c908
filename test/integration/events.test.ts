import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { toItem } from '#functions/data/summary.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { paymentItem } from '#functions/entities/payment/fixtures.ts';
import { parsePayment } from '#functions/entities/payment/stored-payment.ts';
import { firstSubscriptionItem } from '#functions/entities/subscription/fixtures.ts';
import { parseSubscription } from '#functions/entities/subscription/stored-subscription.ts';
import type { BusinessEvent } from '#functions/platform/business-metrics.ts';
import { testApi } from '#test/support/api.ts';
import { followTable as handler } from '#test/support/handlers.ts';

/** The counted business events. */
const counted = vi.hoisted((): BusinessEvent[] => []);
vi.mock('#functions/platform/count.ts', () => ({ count: (event: BusinessEvent) => counted.push(event) }));

const api = await testApi();

const put = (key: { PK: string; SK: string }, entity: string, rest: object) =>
  documents.send(new PutCommand({ TableName: tableName(), Item: { ...key, entity, schema_version: 1, ...rest } }));
const remove = (Key: { PK: string; SK: string }) => documents.send(new DeleteCommand({ TableName: tableName(), Key }));

const account = (kind: 'candidate' | 'recruiter', id: number, rest = {}) =>
  put(keys.account(kind, id), 'account', { kind, id, state: 'active', verified: false, ...rest });
const job = (id: number, recruiter_id: number, is_active: boolean) =>
  put(keys.job(id), 'job', { card: { id, recruiter_id, is_active, closing_date: '2026-06-30' } });
const view = (job_id: number, candidate_id: number) =>
  put(keys.jobView(job_id, candidate_id), 'job_view', { job_id, candidate_id });
const application = (job_id: number, candidate_id: number, recruiter_id: number, status: string) =>
  put(keys.application(job_id, candidate_id), 'application', {
    card: {
      job_id,
      candidate_id,
      recruiter_id,
      status,
      applied_at: `2026-05-01T10:00:00.${100 + candidate_id}Z`,
      job: { title: `Job ${job_id}`, company_name: 'Lima Languages' },
      masked_name: 'C***',
    },
  });
const subscription = (recruiter_id: number, payment_status: string) =>
  put(keys.subscription(recruiter_id, 1), 'subscription', {
    ...toItem(parseSubscription(firstSubscriptionItem)),
    card: {
      ...firstSubscriptionItem.card,
      recruiter_id,
      is_active: payment_status === 'completed',
      payment_status,
    },
  });

/** The state derived from the stream: it must not depend on the order of arrival. */
const derivedEntities = new Set([
  'statistics',
  'closing_jobs',
  'job_stats',
  'applicant_count',
  'recruiter_stats',
  'job_day',
  'recruiter_day',
  'statistics_day',
  'notification',
  'unread',
]);
async function derivedState() {
  const items = (await api.scan()).filter(({ entity }) => derivedEntities.has(String(entity)));
  return items
    .map(({ number: _, ...item }) => item)
    .sort((left, right) => `${left.PK} ${left.SK}`.localeCompare(`${right.PK} ${right.SK}`));
}
async function forgetDerivedState() {
  const made = (await api.scan()).filter(
    ({ entity }) => derivedEntities.has(String(entity)) || entity === 'processed_event',
  );
  await Promise.all(made.map(({ PK, SK }) => remove({ PK: String(PK), SK: String(SK) })));
}
const itemAt = async ({ PK, SK }: { PK: string; SK: string }) =>
  (await api.scan()).find((item) => item.PK === PK && item.SK === SK);

describe('a history of accounts, jobs, views, applications and payments', () => {
  let records: DynamoDBRecord[] = [];
  beforeAll(async () => {
    await account('recruiter', 1);
    await account('recruiter', 2);
    for (const id of [1, 2, 3]) await account('candidate', id);
    await account('recruiter', 1, { verified: true });
    await subscription(1, 'pending');
    await subscription(1, 'completed');
    await job(10, 1, true);
    await job(11, 1, false);
    await job(12, 2, true);
    for (const id of [1, 2, 3]) await view(10, id);
    await view(10, 3);
    for (const id of [1, 2]) await application(10, id, 1, 'applied');
    await application(12, 3, 2, 'applied');
    await application(10, 1, 1, 'reviewed');
    await application(10, 1, 1, 'hired');
    await application(10, 2, 1, 'applied');
    await account('candidate', 3, { state: 'deleted' });
    await view(12, 1);
    await remove(keys.job(12));
    records = await api.drainStream();
  });

  test('the figures of the dashboard, of jobs and of recruiters are counted', async () => {
    expect(await itemAt(keys.statistics())).toMatchObject({
      totalCandidates: 2,
      totalRecruiters: 2,
      verifiedRecruiters: 1,
      unverifiedRecruiters: 1,
      totalJobs: 1,
      pendingPayments: 0,
      totalSubscriptions: 1,
    });
    expect(await itemAt(keys.jobStats(10))).toMatchObject({ views_count: 3, applications_count: 2 });
    expect(await itemAt(keys.applicantCount(1, 10))).toMatchObject({ job_id: 10, applications_count: 2 });
    expect(await itemAt(keys.applicantCount(1, 11))).toMatchObject({ job_id: 11, applications_count: 0 });
    expect(await itemAt(keys.recruiterStats(1))).toMatchObject({
      total_jobs: 2,
      active_jobs: 1,
      total_applications: 2,
    });
  });

  test('each business event is counted once, however often its record is delivered', async () => {
    const counts = () => counted.map((event) => Object.values(event).join(' ')).sort();
    const expected = [
      ...Array(3).fill('Applications'),
      ...Array(3).fill('SignUps candidate'),
      ...Array(2).fill('SignUps recruiter'),
    ];
    expect(counts()).toEqual(expected);
    await handler({ Records: [...records, ...records] });
    expect(counts()).toEqual(expected);
  });

  test('the figures of a deleted job are gone', async () => {
    expect(await itemAt(keys.jobStats(12))).toBeUndefined();
    expect(await itemAt(keys.applicantCount(2, 12))).toBeUndefined();
  });

  test('every affected user is notified once, and the unread count includes it', async () => {
    const items = await api.scan();
    const notificationsOf = (kind: 'candidate' | 'recruiter', id: number) =>
      items
        .filter(({ PK, entity }) => PK === keys.unread(kind, id).PK && entity === 'notification')
        .map(({ card }) => card.kind)
        .sort();
    expect(notificationsOf('recruiter', 1)).toEqual([
      'application_received',
      'application_received',
      'recruiter_verified',
      'subscription_started',
    ]);
    expect(notificationsOf('candidate', 1)).toEqual(['application_status_changed', 'application_status_changed']);
    expect(notificationsOf('candidate', 2)).toEqual([]);
    expect(await itemAt(keys.unread('recruiter', 1))).toMatchObject({ unread_count: 4 });
    expect(await itemAt(keys.unread('candidate', 1))).toMatchObject({ unread_count: 2 });
  });

  test('each change is remembered for longer than the day for which the stream retains it', async () => {
    const remembered = (await api.scan()).filter(({ entity }) => entity === 'processed_event');
    const day = 24 * 60 * 60;
    for (const { expires_at } of remembered) expect(expires_at).toBeGreaterThan(Date.now() / 1000 + 2 * day);
  });

  test('duplicated and shuffled records lead to the same state', async () => {
    const expected = await derivedState();
    expect(expected.length).toBeGreaterThan(5);
    const twice = [...records, ...records];
    const orders = fc.shuffledSubarray(twice, { minLength: twice.length });
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        await forgetDerivedState();
        expect(await handler({ Records: order })).toEqual({ batchItemFailures: [] });
        expect(await derivedState()).toEqual(expected);
      }),
      { numRuns: 5 },
    );
  });

  test('a late record restores nothing of a removed job or account', async () => {
    await remove(keys.account('recruiter', 1));
    await remove(keys.job(10));
    await api.drainStream();
    await forgetDerivedState();
    await handler({ Records: records });
    const items = await derivedState();
    expect(items.filter(({ PK }) => PK === keys.job(10).PK)).toEqual([]);
    expect(items.filter(({ PK }) => PK === keys.unread('recruiter', 1).PK)).toEqual([]);
    expect(await itemAt(keys.recruiterStats(1))).toBeUndefined();
  });
});

describe('a poisonous record', () => {
  const poisoned = (record: DynamoDBRecord): DynamoDBRecord => ({
    ...record,
    dynamodb: { ...record.dynamodb, NewImage: { PK: { S: 'JOB#1' }, entity: { S: 'job' } } },
  });

  test('is reported by its own number; earlier ones are processed, and later ones after it is removed', async () => {
    while ((await api.drainStream()).length > 0);
    for (const id of [101, 102, 103]) await account('candidate', id);
    const [first, second, third] = await api.readStream();
    if (!first || !second || !third) throw new Error('Three changes make three records.');
    const before = Number((await itemAt(keys.statistics()))?.totalCandidates ?? 0);

    const answer = await handler({ Records: [first, poisoned(second), third] });

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: second.dynamodb?.SequenceNumber }] });
    expect((await itemAt(keys.statistics()))?.totalCandidates).toBe(before + 1);
    expect(await handler({ Records: [third] })).toEqual({ batchItemFailures: [] });
    expect((await itemAt(keys.statistics()))?.totalCandidates).toBe(before + 2);
  });

  test('that is malformed is reported too', async () => {
    expect(await handler({ Records: [{ dynamodb: { SequenceNumber: '5' } }] })).toEqual({
      batchItemFailures: [{ itemIdentifier: '5' }],
    });
  });
});

test('an unlock and a payment are counted once, although no other figure changes with them', async () => {
  while ((await api.drainStream()).length > 0);
  counted.length = 0;
  const payment = (status: string) =>
    put(keys.payment('order_1'), 'payment', {
      ...parsePayment(paymentItem),
      card: { ...paymentItem.card, recruiter_id: 1, status, amount_refunded: 0 },
    });
  await put(keys.candidateView(1, 2), 'candidate_view', {
    ...{ candidate_id: 2, recruiter_id: 1, viewed_at: '2026-06-01T10:00:00.000Z' },
  });
  await payment('pending');
  await payment('completed');
  const records = await api.drainStream();
  await handler({ Records: records });
  expect(counted).toEqual([{ metric: 'Unlocks' }, { metric: 'Payments', kind: 'completed' }]);
});

test('what the stream function writes has no effects of its own', async () => {
  await account('candidate', 201);
  await api.drainStream();
  const before = (await api.scan()).length;
  const echoes = await api.drainStream();
  expect(echoes.length).toBeGreaterThan(0);
  expect((await api.scan()).length).toBe(before);
});
