import { expect, test } from 'vitest';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { addDays, epochMs, toIso } from '#shared/domain/time.ts';
import payments from '#shared/locales/en/screens/payments.json' with { type: 'json' };
import { markupOf } from '#test/support/markup-of.tsx';
import { pagesOf } from '#web/lib/query.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { ViewLedger } from './view-ledger.tsx';

test('the button that claims back the view of a person who is not named says so', () => {
  const { queryKey } = pagesOf(subscriptionCalls.views, { params: { id: 0 }, query: {} });
  const viewed_at = toIso(addDays(epochMs(Date.now()), -5));
  const items = [{ candidate_id: 7, name: null, viewed_at, credit: null }];
  queryClient.setQueryData(queryKey, {
    pages: [{ items, next: null, counted: 1, credited: 0 }],
    pageParams: [undefined],
  });
  const html = markupOf(<ViewLedger />, { payments });
  queryClient.removeQueries({ queryKey });
  expect(html).toMatch(/aria-label="Cannot be reached[^"]*N\/A[^"]*"/);
});
