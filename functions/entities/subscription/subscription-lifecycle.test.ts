import { expect, test } from 'vitest';
import { epochMs } from '#shared/domain/time.ts';
import { subscriptionItem } from './fixtures.ts';
import { parseSubscription } from './stored-subscription.ts';
import { draftSubscription } from './subscription-lifecycle.ts';
import { endedBy } from './subscription-moves.ts';

test('a subscription that is not active is never due for a reminder', () => {
  const stored = parseSubscription(subscriptionItem);
  expect(endedBy({ ...stored, reminder_due: true }, 'expire', 3)).toMatchObject({
    reminder_due: false,
    closed: 'expired',
    views_used: 3,
    summary: { is_active: false },
  });
  const terms = { key: 'basic', name: 'Basic', price: 999, duration_days: 30, candidate_limit: 50 } as const;
  const draft = draftSubscription({ id: 1, recruiterId: 2, terms, paymentMethod: 'upi', now: epochMs(0) });
  expect(draft).toMatchObject({ reminder_due: false, summary: { is_active: false } });
});
