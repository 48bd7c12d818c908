import { hash } from 'node:crypto';
import { indexKeys, keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/transact.ts';
import { isoTime } from '#functions/runtime/clock.ts';
import type { Subscription } from '#shared/contracts/subscriptions.ts';

/** The write of a new subscription: 4 write units inside a transaction up to 1 KB, half of them for the index. */
export const putNewSubscription = (subscription: Subscription): TransactionItem => ({
  Put: {
    Item: {
      ...keys.subscription(subscription.recruiter_id, subscription.id),
      entity: 'subscription',
      schema_version: 1,
      ...indexKeys.subscriptions(subscription.created_at, subscription.id),
      card: subscription,
      version: 1,
    },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});

/**
 * The write that remembers for ever that an e-mail address took the trial, and fails when it did before
 * (2 write units). It holds only the address's hash and no account, so it outlives the account's deletion.
 * @param email canonical, as the account has it
 */
export const rememberTrial = (email: string, now: number): TransactionItem => ({
  Put: {
    Item: {
      ...keys.trial(hash('sha256', `trial:${email}`, 'base64url')),
      entity: 'trial',
      schema_version: 1,
      taken_at: isoTime(now),
    },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});
