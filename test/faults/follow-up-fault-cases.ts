import { createHmac } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { insertPayment } from '#functions/entities/payment/payment-store.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { viewWrites } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { optOutToken, searchOptOutToken } from '#functions/services/mail/opt-out-token.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { bulkApplicationCalls } from '#shared/contracts/bulk-applications.ts';
import { addDays, toEpochSeconds, toIso } from '#shared/domain/time.ts';
import { callFixtures, objectionOfCandidate7, ownSearch } from '#test/support/call-fixtures.ts';
import { makeDecision } from '#test/support/cast.ts';
import { attest, hire } from '#test/support/evidence-steps.ts';
import { makePrincipal, signInAgain } from '#test/support/principals.ts';
import type { FaultCase } from './fault-cases.ts';

/** Candidate 8 has applied to recruiter 7's job and is shortlisted there. */
const shortlistApplicant: FaultCase['before'] = async (api, cast) => {
  await api.call(applicationCalls.apply, { params: { jobId: '100' }, token: cast.otherCandidate.token });
  const body = { status: 'shortlisted' as const };
  await api.call(applicationCalls.updateStatus, { params: { id: '100-8' }, body, token: cast.recruiter.token });
};

/** Recruiter 7 has rejected candidate 7 a moment ago, as one of several. */
const rejectInBulk: FaultCase['before'] = (api, { recruiter }) => {
  const { params = {}, body } = callFixtures['applications.changeStatuses'] ?? {};
  return api.call(bulkApplicationCalls.changeStatuses, { token: recruiter.token, params, body });
};

/** Recruiter 7 unlocked candidate 47 four days ago, who has not used the portal for 40 days. */
const unlockUnreachable: FaultCase['before'] = async () => {
  await makePrincipal('candidate', 47);
  const { subscription_id = 0 } = (await readEntitlement(7)) ?? {};
  await transact(viewWrites(7, 47, subscription_id, addDays(clock.now(), -4)));
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.account('candidate', 47),
      UpdateExpression: 'SET sessions = :none, last_seen = :seen',
      ExpressionAttributeValues: { ':none': {}, ':seen': toEpochSeconds(addDays(clock.now(), -40)) },
    }),
  );
};

/** What recruiter 7 orders. */
function orderOf7() {
  const terms = { key: 'basic' as const, name: 'Basic', price: 999, candidate_limit: 5, duration_days: 7 };
  const order = {
    id: 'order_Awaited7',
    recruiter_id: 7,
    plan_name: 'Basic',
    amount: 999,
    currency: 'INR' as const,
    method: 'razorpay' as const,
    status: 'pending' as const,
    provider_payment_id: null,
    amount_refunded: 0,
    subscription_id: 903,
    candidate_limit: 50,
    duration_days: 30,
    created_at: toIso(clock.now()),
    paid_at: null,
    refunded_at: null,
  };
  return { terms, order };
}

/** Recruiter 7 has ordered a plan and is about to pay. */
export const makeOrder = async () => {
  const { terms, order } = orderOf7();
  await transact({ payment: insertPayment(order, terms) });
};

/** Recruiter 7 has paid by UPI, which an admin has confirmed. */
const makeUpiPayment = async () => {
  const { terms, order } = orderOf7();
  const paid = {
    ...order,
    id: 'upi_904',
    method: 'upi' as const,
    status: 'completed' as const,
    paid_at: order.created_at,
  };
  await transact({ payment: insertPayment(paid, terms) });
};

/** Razorpay's report that the order was paid. */
export function paidWebhook() {
  const entity = {
    id: 'pay_Awaited7',
    order_id: 'order_Awaited7',
    amount: 99_900,
    currency: 'INR',
    status: 'captured',
  };
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
  const signature = createHmac('sha256', process.env.RAZORPAY_WEBHOOK_SECRET ?? '')
    .update(body)
    .digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature } };
}

/** Candidate 7 is signed in on a second device. */
const signInTwice: FaultCase['before'] = (_, cast) => signInAgain(cast.candidate);

/** Calls that need existing items, and the end of accounts. */
export const followUpFaultCases: readonly FaultCase[] = [
  { operation: 'applications.syncShortlisted', by: 'recruiter', before: shortlistApplicant },
  { operation: 'applications.changeLabels', by: 'recruiter' },
  {
    operation: 'subscriptions.claimView',
    by: 'recruiter',
    before: unlockUnreachable,
    input: { params: { id: 7 }, body: { candidate_id: 47 } },
    repeated: 'NOT_FOUND',
  },
  { operation: 'applications.changeStatuses', by: 'recruiter' },
  {
    operation: 'applications.changeStatuses',
    by: 'recruiter',
    before: rejectInBulk,
    input: { params: { id: 100 }, body: { operation: 'operation-of-recruiter-7', candidate_ids: [7] } },
  },
  { operation: 'applications.changeEntries', by: 'recruiter' },
  {
    operation: 'applications.changeEntries',
    by: 'recruiter',
    before: (api, { recruiter }) => {
      const { body } = callFixtures['applications.changeEntries'] ?? {};
      return api.call(bulkApplicationCalls.changeEntries, { token: recruiter.token, body });
    },
    input: { body: { operation: 'operation-of-recruiter-7', candidate_ids: [7] } },
  },
  { operation: 'shortlist.quickAdd', by: 'recruiter', repeated: 'ALREADY_SHORTLISTED' },
  { operation: 'subscriptions.pay', by: 'recruiter' },
  {
    operation: 'subscriptions.incrementView',
    by: 'recruiter',
    input: { params: { id: 7 }, body: { candidate_id: 8 } },
  },
  { operation: 'payments.webhook', by: 'guest', before: makeOrder, raw: paidWebhook },
  {
    operation: 'payments.refund',
    by: 'admin',
    before: makeUpiPayment,
    input: { params: { id: 'upi_904' }, body: {} },
    repeated: 'INVALID_STATE',
  },
  {
    operation: 'notifications.unsubscribe',
    by: 'guest',
    raw: () => ({ rawQuery: new URLSearchParams({ token: optOutToken({ kind: 'candidate', id: 7 }) }).toString() }),
  },
  {
    operation: 'searches.unsubscribe',
    by: 'guest',
    raw: () => ({
      rawQuery: new URLSearchParams({
        token: searchOptOutToken({ kind: 'candidate', id: 7 }, ownSearch),
      }).toString(),
    }),
  },
  { operation: 'attestations.attest', by: 'recruiter', before: hire },
  { operation: 'attestations.revoke', by: 'recruiter', before: attest },
  { operation: 'attestations.show', by: 'candidate', before: attest },
  { operation: 'attestations.adminRevoke', by: 'admin', before: attest },
  {
    operation: 'reports.object',
    by: 'candidate',
    before: () => makeDecision(true),
    input: { body: { statement: objectionOfCandidate7, text: 'It was a mistake.' } },
    repeated: 'INVALID_STATE',
  },
  { operation: 'reports.answer', by: 'admin' },
  { operation: 'account.endOtherSessions', by: 'candidate', before: signInTwice },
  {
    operation: 'account.remove',
    by: 'otherCandidate',
    input: { body: { confirm: 'candidate-8@canary.example' } },
    repeated: 'SESSION_REQUIRED',
  },
  {
    operation: 'account.remove',
    by: 'recruiter',
    input: { body: { confirm: 'recruiter-7@canary.example' } },
    repeated: 'SESSION_REQUIRED',
  },
];
