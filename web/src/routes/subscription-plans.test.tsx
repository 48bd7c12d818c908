import { expect, test } from 'vitest';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { queryClient } from '#web/lib/query-client.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import subscriptions from '#web/locales/en/subscriptions.json';
import { Component } from './subscription-plans.tsx';

test('without any plan the screen says so', () => {
  queryClient.setQueryData(queryKeyOf(subscriptionCalls.allPlans, {}), []);
  expect(textOf(markupOf(<Component />, { subscriptions }))).toMatch(
    /No plans available There are no subscription plans at the moment\. Please come back later\.$/,
  );
});
