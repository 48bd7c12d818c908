import { expectTypeOf, test } from 'vitest';
import { isLive } from '#functions/entities/account/session-rules.ts';
import type { Session } from '#functions/entities/account/stored-account.ts';
import type { Entitlement } from '#functions/entities/subscription/stored-entitlement.ts';
import type { SubscriptionSummary } from '#functions/entities/subscription/stored-subscription.ts';
import type { PortalRequest } from '#functions/http/request.ts';
import { clock } from '#functions/platform/clock.ts';
import type { EpochMs, EpochSeconds, IsoInstant } from '#shared/domain/time.ts';
import type { Change } from './change.ts';
import { indexKeys, partsOfPlace } from './index-keys.ts';
import type { Change as ItemChange } from './item-writes.ts';
import { keys } from './keys.ts';
import type { Put, TransactionItem } from './write.ts';

// Types only: `npm run types` fails when one of these mix-ups compiles.

type Expiry = NonNullable<ItemChange<object>['set']>;

interface Item<Time> {
  entity: string;
  schema_version: number;
  expires_at: Time;
}

test('a time to live is in seconds, in single writes, transactions and updates', () => {
  expectTypeOf<Item<EpochSeconds>>().toExtend<Put['Item']>();
  expectTypeOf<Item<EpochMs>>().not.toExtend<Put['Item']>();
  expectTypeOf<Item<number>>().not.toExtend<Put['Item']>();
  expectTypeOf<{ Put: { Item: Item<EpochSeconds> } }>().toExtend<TransactionItem>();
  expectTypeOf<{ Put: { Item: Item<EpochMs> } }>().not.toExtend<TransactionItem>();
  expectTypeOf<{ expires_at: EpochSeconds }>().toExtend<Expiry>();
  expectTypeOf<{ expires_at: EpochMs }>().not.toExtend<Expiry>();
});

test('keys that are sorted by time take instants as text', () => {
  expectTypeOf(keys.notification).parameter(2).toEqualTypeOf<IsoInstant>();
  expectTypeOf(indexKeys.activeJobs).parameter(0).toEqualTypeOf<IsoInstant | undefined>();
  expectTypeOf(indexKeys.endingSubscriptions).parameter(1).toEqualTypeOf<IsoInstant | undefined>();
  expectTypeOf(partsOfPlace('').at).toEqualTypeOf<IsoInstant>();
});

test('clock, calls and changes count milliseconds; sessions count seconds', () => {
  expectTypeOf(clock.now).returns.toEqualTypeOf<EpochMs>();
  expectTypeOf<PortalRequest['now']>().toEqualTypeOf<EpochMs>();
  expectTypeOf<Change['at']>().toEqualTypeOf<EpochMs>();
  expectTypeOf<Session['seen']>().toEqualTypeOf<EpochSeconds>();
  expectTypeOf(isLive).parameter(2).toEqualTypeOf<EpochSeconds>();
});

test('what is read from the table has its unit', () => {
  expectTypeOf<Entitlement['ends_at']>().toEqualTypeOf<EpochMs | null>();
  expectTypeOf<SubscriptionSummary['end_date']>().toEqualTypeOf<IsoInstant | null>();
});
