import { expect, test } from 'vitest';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import subscriptions from '#shared/locales/en/screens/subscriptions.json';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { pageSize } from '#web/config/page-size.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { Component } from './subscription-plans.tsx';

test('without any plan the screen says so', () => {
  queryClient.setQueryData(queryKeyOf(subscriptionCalls.allPlans, {}), []);
  // No one is signed in: the calls for the notices above the plans, which these wait for, would stay unanswered.
  queryClient.setQueryData(queryKeyOf(subscriptionCalls.status, { params: { id: 0 } }), null);
  queryClient.setQueryData(
    queryKeyOf(paymentCalls.ofRecruiter, { params: { id: 0 }, query: { limit: pageSize.rows } }),
    { pages: [], pageParams: [] },
  );
  expect(textOf(markupOf(<Component />, { subscriptions }))).toMatch(
    /No plans available There are no subscription plans at the moment\. Please come back later\.$/,
  );
});
