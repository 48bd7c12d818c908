import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { changeOf } from '#functions/data/change.ts';
import { transact } from '#functions/data/transact.ts';
import { insertPayment, readPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import { issueDocuments } from '#functions/events/issue-documents.ts';
import { clock } from '#functions/platform/clock.ts';
import { documentNumber, financialYear } from '#shared/domain/billing/document-number.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';

const api = await testApi();
const payments = 1_000;
const refunds = 100;
const now = clock.now();
const terms = { key: 'basic' as const, name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 };
const idOf = (nth: number) => `order_Parallel${nth}`;

const pay = (nth: number) =>
  transact({
    payment: insertPayment(
      {
        id: idOf(nth),
        recruiter_id: nth,
        plan_name: 'Basic',
        amount: 999,
        currency: 'INR',
        method: 'razorpay',
        status: 'completed',
        provider_payment_id: `pay_${nth}`,
        amount_refunded: 0,
        subscription_id: nth,
        candidate_limit: 50,
        duration_days: 30,
        created_at: toIso(now),
        paid_at: toIso(now),
        refunded_at: null,
      },
      terms,
    ),
  });

/** Does something for each number from 1 to `count`, 50 at the same time: the local store answers one after the other. */
async function inParallel(count: number, act: (nth: number) => Promise<{ done: boolean }>) {
  const results: { done: boolean }[] = [];
  for (let start = 1; start <= count; start += 50) {
    const nths = Array.from({ length: Math.min(50, count - start + 1) }, (_, index) => start + index);
    results.push(...(await Promise.all(nths.map(act))));
  }
  expect(results.filter(({ done }) => done)).toHaveLength(count);
}

async function refundWhole(nth: number) {
  const stored = await readPayment(idOf(nth));
  if (!stored) throw new Error('There is no such payment.');
  const summary = { ...stored.summary, status: 'refunded' as const, amount_refunded: 999, refunded_at: toIso(now) };
  return transact({ payment: replacePayment({ ...stored, summary }) });
}

/** Lanes in which Lambda hands over the records of a shard (`parallelizationFactor`). */
const lanes = 10;
const keyOf = ({ dynamodb }: DynamoDBRecord) => `${dynamodb?.Keys?.PK?.S} ${dynamodb?.Keys?.SK?.S}`;
type Lane = (record: DynamoDBRecord, place: number) => number;
const laneOf: Lane = (record) => [...keyOf(record)].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % lanes;

/** Hands records over as Lambda does: lanes at the same time, the records of one item in one lane, in their order. */
async function deliver(records: DynamoDBRecord[], lane: Lane) {
  const changes = async (ofLane: DynamoDBRecord[]) => {
    for (const record of ofLane) await issueDocuments(changeOf(record));
  };
  await Promise.all(
    Array.from({ length: lanes }, (_, nth) => changes(records.filter((record, place) => lane(record, place) === nth))),
  );
}

async function settleBy(lane: Lane) {
  for (let records = await api.readStream(); records.length > 0; records = await api.readStream())
    await deliver(records, lane);
}

/** The numbers of all documents of a kind, in order. */
const numbersOf = async (kind: string) =>
  (await api.scan())
    .filter(({ entity, card }) => entity === 'billing_document' && card.kind === kind)
    .map(({ card }) => String(card.number))
    .sort();
const expected = (kind: 'invoice' | 'credit_note', count: number) =>
  Array.from({ length: count }, (_, index) => documentNumber(kind, financialYear(now), index + 1));

test('1,000 parallel payments get consecutive numbers, and their refunds those of their own series', async () => {
  await inParallel(payments, pay);
  await settleBy(laneOf);
  expect(await numbersOf('invoice')).toEqual(expected('invoice', payments));

  // Writers that run at the same time, which Lambda never starts, still leave neither a gap nor a number twice.
  await inParallel(refunds, refundWhole);
  await settleBy((_, place) => place % lanes);
  expect(await numbersOf('credit_note')).toEqual(expected('credit_note', refunds));
  expect(await numbersOf('invoice')).toEqual(expected('invoice', payments));
  expect((await api.scan()).filter(({ entity }) => entity === 'invoice_due')).toEqual([]);
}, 240_000);

test('a new financial year begins a new series', async () => {
  const year = financialYear(now);
  api.clock.set(epochMs(Date.UTC(year + 1, 3, 1)));
  await pay(5_000);
  await settleBy(laneOf);
  const numbers = await numbersOf('invoice');
  expect(numbers).toContain(documentNumber('invoice', year + 1, 1));
  expect(numbers).toHaveLength(payments + 1);
});
