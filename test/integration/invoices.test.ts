import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { documentsOfPayment } from '#functions/entities/invoice/document-store.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import type { BillingDetails } from '#shared/contracts/invoices.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { followTable } from '#test/support/handlers.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';

const api = await testApi();
const steps = paymentSteps(api);
await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 });
const admin = await makePrincipal('admin', 1);

const seller = { name: 'Example Seller Private Limited', address: '1 Road\nBengaluru', gstin: '29AAGCB7383J1Z4' };
const sells = (more: object = {}) => vi.stubEnv('SELLER', JSON.stringify({ ...seller, ...more }));

let buyer: Principal;
let lastId = 0;
beforeEach(async () => {
  lastId += 1;
  buyer = await makePrincipal('recruiter', lastId);
  sells();
});

const billing = (more: Partial<BillingDetails> = {}): BillingDetails => ({
  legal_name: 'Buyer Limited',
  address: '2 Street\nMumbai',
  country: 'IN',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
  ...more,
});
const save = (body: object, { token } = buyer) => api.call(paymentCalls.saveBilling, { token, body });
const invoice = (id: string, { token } = buyer) => api.call(paymentCalls.invoice, { token, params: { id } });
const refund = (id: string, body: object = {}) =>
  api.call(paymentCalls.refund, { token: admin.token, params: { id }, body });

/** Buys the plan by card; returns the order's id. */
async function buy(): Promise<string> {
  const orderId = await steps.order(buyer, 2);
  expect((await steps.verify(buyer.token, await steps.pay(orderId))).status).toBe(200);
  return orderId;
}

/** Buys the plan by UPI and has it confirmed; returns the payment's id. */
async function buyByUpi(): Promise<string> {
  const body = { plan_name: 'basic', upi_id: 'buyer@bank' };
  const { id } = (await api.call(subscriptionCalls.pay, { token: buyer.token, body })).body.subscription;
  await api.call(adminSubscriptionCalls.confirmPayment, { token: admin.token, params: { id } });
  return `upi_${id}`;
}

/** Replaces the version of a stored payment; returns the item before. */
async function setVersion(id: string, version: unknown): Promise<Record<string, unknown>> {
  const { Attributes = {} } = await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.payment(id),
      UpdateExpression: 'SET version = :version',
      ExpressionAttributeValues: { ':version': version },
      ReturnValues: 'ALL_OLD',
    }),
  );
  return Attributes;
}

type Document = Awaited<ReturnType<typeof documentsOfPayment>>[number];
const parts = ['taxable', 'cgst', 'sgst', 'igst', 'rounding', 'total'] as const;
/** What invoices less credit notes are, in each part. */
const balance = (documents: readonly Pick<Document, 'kind' | 'amounts'>[]) =>
  parts.map((part) =>
    documents.reduce((sum, { kind, amounts }) => sum + (kind === 'invoice' ? amounts[part] : -amounts[part]), 0),
  );

describe('a paid order', () => {
  it('gets its invoice, which names what the law asks for, after the stream has followed it', async () => {
    await save(billing());
    const orderId = await buy();
    expect((await invoice(orderId)).body).toMatchObject({ payment: { id: orderId }, documents: [] });
    await settle(api);
    const { status, body } = await invoice(orderId);
    expect(status).toBe(200);
    expect(body.documents).toEqual([
      {
        number: expect.stringMatching(/^INV\/\d\d-\d\d\/\d{6}$/),
        kind: 'invoice',
        issued_at: expect.any(String),
        refers_to: null,
        seller: { ...seller, state: '29', lut: null, url: process.env.SITE_URL },
        buyer: {
          name: 'Buyer Limited',
          address: '2 Street\nMumbai',
          country: 'IN',
          state: '27',
          gstin: '27AAPFU0939F1ZV',
        },
        place_of_supply: '27',
        tax: 'igst',
        rate: 18,
        sac: '998439',
        plan: { name: 'Basic', candidate_limit: 50, duration_days: 30 },
        amounts: { taxable: 84_661, cgst: 0, sgst: 0, igst: 15_239, rounding: 0, total: 99_900 },
        total_in_words: 'Rupees Nine Hundred Ninety-Nine Only',
        endorsement: null,
      },
    ]);
    expect((await invoice(orderId, admin)).body).toEqual(body);
    const stranger = await makePrincipal('recruiter', 10_000 + lastId);
    expect((await invoice(orderId, stranger)).status).toBe(404);
  });

  it.each([
    ['in the seller’s state', billing({ state: '29', gstin: '' }), {}, 'cgst_sgst', '29'],
    ['in another state', billing({ gstin: '' }), {}, 'igst', '27'],
    ['abroad', billing({ country: 'DE', state: '', gstin: '' }), {}, 'igst', null],
    [
      'abroad, under a letter of undertaking',
      billing({ country: 'DE', state: '', gstin: '' }),
      { lut: 'AD29' },
      'export',
      null,
    ],
    ['of no known state', undefined, {}, 'cgst_sgst', '29'],
    ['of a seller without GSTIN', billing(), { gstin: null }, 'none', null],
  ])('of a buyer %s', async (_, details, more, tax, place_of_supply) => {
    sells(more);
    if (details) expect((await save(details)).status).toBe(200);
    const orderId = await buy();
    await settle(api);
    const [document] = (await invoice(orderId)).body.documents;
    expect(document).toMatchObject({ tax, place_of_supply, amounts: { total: 99_900 } });
    const { taxable, cgst, sgst, igst, rounding } = document.amounts;
    expect(taxable + cgst + sgst + igst + rounding).toBe(99_900);
    expect(document.buyer.name).toBe(details ? 'Buyer Limited' : `Company ${buyer.id}`);
    if (tax === 'none') expect(document).toMatchObject({ rate: null, sac: null });
  });

  it('costs GST on top where prices are without it', async () => {
    sells({ pricesIncludeGst: false, lut: 'AD29' });
    const price = async () => (await steps.purchase(buyer.token, 2)).body.amount;
    expect(await price()).toBe(1_179);
    await save(billing({ country: 'DE', state: '', gstin: '' }));
    expect(await price()).toBe(999);
    await save(billing({ state: '29', gstin: '' }));
    const [byCard, byUpi] = [await buy(), await buyByUpi()];
    await settle(api);
    const amounts = { taxable: 99_900, cgst: 8_991, sgst: 8_991, igst: 0, rounding: 18, total: 117_900 };
    for (const id of [byCard, byUpi]) expect((await invoice(id)).body.documents).toMatchObject([{ amounts }]);
  });

  it('keeps its invoice when the billing details change', async () => {
    await save(billing());
    const orderId = await buy();
    await settle(api);
    const before = (await invoice(orderId)).body;
    await save(billing({ legal_name: 'Other Limited', state: '29', gstin: '' }));
    await refund(orderId, { amount: 100 });
    await settle(api);
    const { documents: issued } = (await invoice(orderId)).body;
    expect(issued[0]).toEqual(before.documents[0]);
    expect(issued[1]).toMatchObject({ kind: 'credit_note', buyer: { name: 'Buyer Limited' }, tax: 'igst' });
  });
});

describe('a refund by an admin', () => {
  it.each([
    ['card', buy],
    ['UPI', buyByUpi],
  ])('of a payment by %s gets a credit note for each part, which add up to the invoice', async (_, pay) => {
    await save(billing({ state: '29', gstin: '' }));
    const id = await pay();
    await settle(api);
    expect((await refund(id, { amount: 333 })).body).toMatchObject({ status: 'completed', amount_refunded: 333 });
    expect((await refund(id, { amount: 100 })).body).toMatchObject({ amount_refunded: 433 });
    await settle(api);
    expect((await refund(id)).body).toMatchObject({ status: 'refunded', amount_refunded: 999 });
    await settle(api);
    const { documents: issued } = (await invoice(id)).body;
    expect(issued.map(({ kind, amounts }: Document) => [kind, amounts.total])).toEqual([
      ['invoice', 99_900],
      ['credit_note', 43_300],
      ['credit_note', 56_600],
    ]);
    const { number, issued_at } = issued[0];
    for (const note of issued.slice(1)) {
      expect(note).toMatchObject({ number: expect.stringMatching(/^CRN\//), refers_to: { number, issued_at } });
    }
    expect(balance(issued)).toEqual([0, 0, 0, 0, 0, 0]);
    const status = await api.call(subscriptionCalls.status, { token: buyer.token, params: { id: buyer.id } });
    expect(status.body.has_active_subscription).toBe(false);
  });

  it('before the invoice is issued leads to both documents', async () => {
    const id = await buy();
    await refund(id);
    await settle(api);
    expect((await invoice(id)).body.documents).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note' }]);
  });

  it('is refused when it was made, is too large, or another came since the screen was shown', async () => {
    const id = await buy();
    expect(await refund(id, { amount: 1_000 })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: [{ path: 'amount' }] },
    });
    expect((await refund(id, { amount: 0.5 })).status).toBe(400);
    expect((await refund(id, { amount: 99, shown_refunded: 0 })).status).toBe(200);
    expect((await refund(id, { amount: 99, shown_refunded: 0 })).body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await refund(id, { shown_refunded: 99 })).body).toMatchObject({ status: 'refunded' });
    expect(await refund(id)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
    expect((await refund('order_neverMade1')).status).toBe(404);
    expect((await refund(await steps.order(buyer, 2))).body).toMatchObject({ code: 'INVALID_STATE' });
  });

  it('is made once by Razorpay when 10 admins press at the same time', async () => {
    const id = await buy();
    await Promise.all(Array.from({ length: 10 }, () => refund(id, { amount: 500, shown_refunded: 0 })));
    expect((await invoice(id)).body.payment).toMatchObject({ status: 'completed', amount_refunded: 500 });
    const { provider_payment_id } = (await invoice(id)).body.payment;
    const entity = await fetch(`${process.env.RAZORPAY_ENDPOINT}/v1/payments/${provider_payment_id}`, {
      headers: {
        authorization: `Basic ${btoa(`${process.env.RAZORPAY_KEY_ID}:${process.env.RAZORPAY_KEY_SECRET}`)}`,
      },
    });
    expect(await entity.json()).toMatchObject({ amount_refunded: 50_000 });
  });

  it('that Razorpay does not answer changes nothing and can be retried', async () => {
    const id = await buy();
    vi.stubEnv('RAZORPAY_KEY_ID', '');
    expect(await refund(id)).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNAVAILABLE' } });
    vi.stubEnv('RAZORPAY_KEY_ID', 'rzp_test_local');
    expect((await refund(id)).body).toMatchObject({ status: 'refunded' });
  });

  it('is in the audit trail, and no recruiter can make one', async () => {
    const id = await buy();
    await refund(id);
    const entries = (await api.scan()).filter(({ card }) => card?.action === 'payment_refunded');
    expect(entries.at(-1)?.card).toMatchObject({ actor: { id: admin.id }, target: { type: 'subscription' } });
    const answer = await api.call(paymentCalls.refund, { token: buyer.token, params: { id }, body: {} });
    expect(answer.status).toBe(403);
  });
});

describe('billing details', () => {
  it('are returned with the ways to pay', async () => {
    const ways = async () => (await api.call(paymentCalls.ways, { token: buyer.token })).body;
    expect(await ways()).toMatchObject({ billing: null, gst: { rate: 18, included: true } });
    expect((await save(billing({ gstin: ' 27aapfu-0939f1zv ' }))).body).toEqual(billing());
    expect((await ways()).billing).toEqual(billing());
    sells({ lut: 'AD29' });
    await save(billing({ country: 'FR', state: '', gstin: '' }));
    expect((await ways()).gst).toBeNull();
    sells({ gstin: null });
    expect((await ways()).gst).toBeNull();
  });

  it.each([
    ['a wrong GSTIN', { gstin: '27AAPFU0939F1ZW' }, 'gstin'],
    ['a GSTIN of another state', { state: '29' }, 'state'],
    ['a GSTIN abroad', { country: 'DE', state: '' }, 'gstin'],
    ['no state in India', { state: '', gstin: '' }, 'state'],
    ['a state that does not exist', { state: '25', gstin: '' }, 'state'],
    ['a country that does not exist', { country: 'XX' }, 'country'],
    ['no name', { legal_name: ' ' }, 'legal_name'],
    ['no address', { address: '' }, 'address'],
    ['a long address', { address: 'a'.repeat(301) }, 'address'],
  ])('with %s are refused', async (_, more, field) => {
    const { status, body } = await save({ ...billing(), ...more });
    expect([status, body.fields?.[0]?.path]).toEqual([400, field]);
  });
});

describe('the numbers', () => {
  it('are given once, also for duplicate, late and reordered records', async () => {
    await settle(api);
    const ids = [await buy(), await buy(), await buy()];
    const first = await api.readStream();
    await followTable({ Records: first.toReversed() });
    await followTable({ Records: [...first, ...first] });
    await refund(ids[0] as string);
    const records = [...(await api.readStream()), ...first];
    await followTable({ Records: records.toReversed() });
    await followTable({ Records: records });
    await settle(api);
    const all = await Promise.all(ids.map(documentsOfPayment));
    expect(all.map((documents) => documents.map(({ kind }) => kind))).toEqual([
      ['invoice', 'credit_note'],
      ['invoice'],
      ['invoice'],
    ]);
  });

  it('continue past a payment that cannot be read, which is retried and takes none', async () => {
    await settle(api);
    const [broken, whole] = [await buy(), await buy()];
    const records = await api.readStream();
    await settle(api);
    await followTable({ Records: records });
    const woken = await api.readStream();
    const { version } = await setVersion(broken, 'spoiled');
    const answer = await followTable({ Records: woken });
    expect(answer?.batchItemFailures).not.toEqual([]);
    expect(await documentsOfPayment(whole)).toHaveLength(1);
    expect(await documentsOfPayment(broken)).toHaveLength(0);
    await setVersion(broken, version);
    expect(await followTable({ Records: woken })).toEqual({ batchItemFailures: [] });
    expect(await documentsOfPayment(broken)).toHaveLength(1);
  });
});
